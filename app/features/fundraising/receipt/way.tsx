import { copy } from './way-copy.ts'
import type { WayView } from './way-view.server.ts'

/** Where the supporter's rupees went. */
export function Way({ way: { parts, left } }: { way: WayView }) {
  return (
    <section className="stack">
      <h2>{copy.title}</h2>
      {parts.length > 0 && (
        <ul className="receipt-way">
          {parts.map(({ id, line, purpose, arrived, update }) => (
            <li key={id}>
              <b className="break-word">{line}</b>
              <span className="small secondary-ink break-word">{purpose}</span>
              {arrived && <span className="small secondary-ink">{arrived}</span>}
              {update && <span className="small secondary-ink">{update}</span>}
            </li>
          ))}
        </ul>
      )}
      {left && <p>{left}</p>}
    </section>
  )
}
