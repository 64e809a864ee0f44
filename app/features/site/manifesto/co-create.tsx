import type { ManifestoWords } from './copy.ts'
import { ManifestoLink } from './manifesto-link.tsx'

export function CoCreate({ words, newTab }: { words: ManifestoWords['coCreate']; newTab: string }) {
  return (
    <section className="wrap section stack" id="co-create" aria-labelledby="co-create-title">
      <h2 id="co-create-title">{words.title}</h2>
      <p className="lead">{words.lead}</p>
      <ul className="manifesto-cards">
        {words.cards.map((card) => (
          <li key={card.to} className="card pad">
            <h3>{card.title}</h3>
            <p className="secondary-ink">{card.body}</p>
            <ManifestoLink to={card.to} className="btn secondary" newTab={card.newTab ? newTab : undefined}>
              {card.label}
            </ManifestoLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
