import { Icon } from '#app/ui/icon.tsx'
import { copy, FLOWS } from './copy.ts'
import { FlowCard } from './flow-card.tsx'
import './flows.css'

/** Short flows in collapsible cards, with steps, cautions and a guide that counts down. */
export function YogaFlows({ onFinished }: { onFinished: (minutes: number) => void }) {
  return (
    <section className="sec" id="yoga" aria-labelledby="yoga-title">
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
            <FlowCard key={flow.id} flow={flow} onFinished={onFinished} />
          ))}
        </div>
      </div>
    </section>
  )
}
