import { useCallback, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy, FLOWS } from './copy.ts'
import { FlowCard } from './flow-card.tsx'
import './flows.css'

/** Short flows in collapsible cards, with steps, cautions and a guide that counts down. */
export function YogaFlows({ onFinished }: { onFinished: (minutes: number) => void }) {
  const latest = useRef(onFinished)
  useEffect(() => {
    latest.current = onFinished
  })
  const finish = useCallback((minutes: number) => latest.current(minutes), [])
  return (
    <section className="section" id="yoga" aria-labelledby="yoga-title">
      <div className="wrap stack">
        <h2 id="yoga-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <p className="notice flow-care">
          <Icon name="info" small />
          <span>
            <b>{copy.care.title}</b>
            {` ${copy.care.body}`}
          </span>
        </p>
        <div className="flows">
          {FLOWS.map((flow) => (
            <FlowCard key={flow.id} flow={flow} onFinished={finish} />
          ))}
        </div>
      </div>
    </section>
  )
}
