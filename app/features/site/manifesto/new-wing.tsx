import type { ManifestoWords } from './copy.ts'
import { ManifestoLink } from './manifesto-link.tsx'

export function NewWing({ words, newTab }: { words: ManifestoWords['newWing']; newTab: string }) {
  return (
    <section className="wrap section manifesto-two" id="new-wing" aria-labelledby="new-wing-title">
      <header className="stack">
        <h2 id="new-wing-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </header>
      <div>
        <ol className="manifesto-steps">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ManifestoLink to={words.propose.to} className="btn secondary" newTab={newTab}>
          {words.propose.label}
        </ManifestoLink>
      </div>
    </section>
  )
}
