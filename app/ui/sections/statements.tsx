import { Picture, type PictureFiles } from '#app/ui/picture.tsx'
import './statements.css'

const PHOTO_SIZES = '96px'

interface StatementView {
  /** The author from the reader's view: 'You', 'The maker'. */
  by: string
  at: string
  words: string
  photos: readonly (PictureFiles & { id: string })[]
}

interface StatementsProps {
  statements: readonly StatementView[]
  /** The alternative text of a photo by its number, from 1. */
  photo: (number: number) => string
}

/** The statements of both sides, in order. */
export function Statements({ statements, photo }: StatementsProps) {
  return (
    <ol className="stack">
      {statements.map(({ by, at, words, photos }, place) => (
        // Statements are append-only, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <p className="small secondary-ink">
            <b>{by}</b>
            {`, ${at}`}
          </p>
          <p className="said">{words}</p>
          {photos.length > 0 && (
            <p className="row said-photos">
              {photos.map((picture, n) => (
                <a key={picture.id} href={picture.sources.at(-1)?.src} target="_blank" rel="noreferrer">
                  <Picture picture={picture} alt={photo(n + 1)} sizes={PHOTO_SIZES} />
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
