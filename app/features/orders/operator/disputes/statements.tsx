import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import type { Dispute } from './dispute-view.server.ts'

/** Both sides' statements in chronological order; a photo links to its full size. */
export function Statements({ statements }: Pick<Dispute, 'statements'>) {
  return (
    <section className="stack">
      <h2>{copy.statements}</h2>
      <ol className="stack">
        {statements.map(({ key, by, side, words, step, at, photos }) => (
          <li key={key} className={`card pad return-statement by-${by}`}>
            <p className="row">
              <b>{side}</b>
              {step && <span className="tag">{step}</span>}
              <span className="caption muted">{at}</span>
            </p>
            <p className={words ? 'pre-wrap break-word' : 'secondary-ink'}>{words || copy.silent(side)}</p>
            {photos.length > 0 && (
              <ul className="statement-photos">
                {photos.map((photo, index) => (
                  <li key={photo.id}>
                    <a href={photo.sources.at(-1)?.src} target="_blank" rel="noreferrer">
                      <Picture picture={photo} alt={copy.photo(side, index + 1)} sizes="160px" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
