import { Icon } from '#app/ui/icon.tsx'
import { copy, FLOWS } from './copy.ts'
import { FlowCard } from './flow-card.tsx'
import './flows.css'

/** Short flows, each behind its name, with its steps, its cautions and a guide that counts the time. */
export function YogaFlows({ onFlowed }: { onFlowed: (minutes: number) => void }) {
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
            <FlowCard key={flow.id} flow={flow} onFlowed={onFlowed} />
          ))}
        </div>
      </div>
    </section>
  )
}
