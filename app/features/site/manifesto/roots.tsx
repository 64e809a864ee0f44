import type { ManifestoWords } from './copy.ts'

export function Roots({ words }: { words: ManifestoWords['roots'] }) {
  return (
    <section className="mf-roots" id="roots" aria-labelledby="roots-title">
      <div className="wrap mf-two">
        <h2 id="roots-title">{words.title}</h2>
        <div>
          <p className="mf-quote">{words.quote}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
