import { Link } from 'react-router'
import type { ManifestoWords } from './copy.ts'

export function Belief({ words }: { words: ManifestoWords['belief'] }) {
  return (
    <section className="wrap section manifesto-two" id="belief" aria-labelledby="belief-title">
      <h2 id="belief-title">{words.title}</h2>
      <ol className="manifesto-beliefs">
        {words.beliefs.map((belief) => (
          <li key={belief.title}>
            <h3>{belief.title}</h3>
            <p className="secondary-ink">{belief.body}</p>
            {'link' in belief && (
              <p>
                <Link to={belief.link.to}>{belief.link.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
