import type { ManifestoWords } from './copy.ts'

export function Roots({ words }: { words: ManifestoWords['roots'] }) {
  return (
    <section className="manifesto-roots" id="roots" aria-labelledby="roots-title">
      <div className="wrap manifesto-two">
        <h2 id="roots-title">{words.title}</h2>
        <div>
          <p className="manifesto-quote">{words.quote}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
