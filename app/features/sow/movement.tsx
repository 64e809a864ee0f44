import { Link } from 'react-router'
import { copy } from './copy.ts'
import type { FiguresView } from './sow-view.server.ts'

/** The movement and its partners, and what can be counted of them. */
export function Movement({ figures }: { figures: FiguresView }) {
  const { title, parts, partner, hub } = copy.story
  return (
    <section className="wrap section movement" aria-labelledby="movement-title">
      <h2 id="movement-title">{title}</h2>
      <Figures figures={figures} />
      <div className="prose">
        {parts.map((part) => (
          <section key={part.title}>
            <h3>{part.title}</h3>
            {part.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className="row">
          <Link className="btn secondary" to="/partnership-conversation">
            {partner}
          </Link>
          <Link className="btn quiet" to="/partnership-hub">
            {hub}
          </Link>
        </p>
      </div>
    </section>
  )
}

function Figures({ figures: { list, notes } }: { figures: FiguresView }) {
  const words = copy.figures
  if (list.length === 0) return null
  return (
    <aside className="stack" aria-labelledby="figures-title">
      <h3 id="figures-title">{words.title}</h3>
      <ul className="counts">
        {list.map(({ key, value, text }) => (
          <li key={key}>
            <b className="num">{value}</b>
            <span className="small secondary-ink">{text}</span>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <details className="figure-notes">
          <summary>{words.source}</summary>
          <ul className="stack">
            {notes.map((note) => (
              <li key={note} className="small secondary-ink">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}
