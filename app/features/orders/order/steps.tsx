import { copy } from './copy.ts'
import type { PartPageView } from './order-view.server.ts'

/** What happened with a parcel so far, and when it is expected. */
export function Steps({ part: { steps, expected, tracking } }: { part: PartPageView }) {
  return (
    <ol className="osteps small" aria-label={copy.steps.title}>
      {steps.map(({ state, what, at, note }) => (
        <li key={state} className={`ostep-${state}`}>
          <b>{what}</b>
          <span className="soft num">{at}</span>
          {note && <span className="soft">{note}</span>}
          {state === 'sent' && tracking && <Tracking tracking={tracking} />}
        </li>
      ))}
      {expected && (
        <li className="ostep-ahead">
          <span className="soft">{expected}</span>
        </li>
      )}
    </ol>
  )
}

function Tracking({ tracking: { text, url } }: { tracking: NonNullable<PartPageView['tracking']> }) {
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
