import { copy } from './copy.ts'
import type { ShipmentPageView } from './order-view.server.ts'

/** The shipment's steps so far, and the expected date of delivery. */
export function Steps({ shipment: { steps, expected, tracking } }: { shipment: ShipmentPageView }) {
  return (
    <ol className="order-steps small" aria-label={copy.steps.title}>
      {steps.map(({ state, what, at, note }) => (
        <li key={state} className={`order-step-${state}`}>
          <b>{what}</b>
          <span className="secondary-ink num">{at}</span>
          {note && <span className="secondary-ink">{note}</span>}
          {state === 'sent' && tracking && <Tracking tracking={tracking} />}
        </li>
      ))}
      {expected && (
        <li className="order-step-ahead">
          <span className="secondary-ink">{expected}</span>
        </li>
      )}
    </ol>
  )
}

function Tracking({ tracking: { text, url } }: { tracking: NonNullable<ShipmentPageView['tracking']> }) {
  return (
    <span>
      {`${copy.tracking}: `}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  )
}
