import { copy } from './copy.ts'
import type { RequestView } from './actions.tsx'

/** All events, oldest first. Notes are set apart because the sender never sees them. */
export function History({ events }: { events: RequestView['events'] }) {
  return (
    <section className="stack">
      <h2 className="desk-head">{copy.request.history}</h2>
      <ol className="history">
        {events.map(({ kind, byName, body, at, iso }) => (
          <li key={`${iso}${kind}`} className={`event ${kind}`}>
            <p className="small">
              <b>{kind === 'assigned' ? copy.events.assigned(body) : copy.events[kind]}</b>
              <span className="muted">
                {` · ${byName ?? copy.events.sender} · `}
                <time dateTime={iso}>{at}</time>
              </span>
            </p>
            {body && kind !== 'assigned' && <p className="history-text">{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
