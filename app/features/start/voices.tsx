import { copy } from './copy.ts'

/** Three quotes, marked as samples. */
export function Voices() {
  const { title, sample, list } = copy.voices
  return (
    <section className="wrap section stack">
      <h2>{title}</h2>
      <p className="small secondary-ink">{sample}</p>
      <ul className="start-actions">
        {list.map(({ quote, name, role }) => (
          <li key={name} className="card pad">
            <figure className="stack">
              <blockquote className="lead">{quote}</blockquote>
              <figcaption className="small secondary-ink">{`${name}, ${role}`}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
