import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#app/platform/time/dates.ts'
import type { CardKind } from '#app/features/private-notes/cards/device-cards.ts'
import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { copy } from './copy.ts'

export interface ListedNote {
  id: string
  at: number
  card: PrivateCard
}

interface NoteListProps {
  kind: CardKind
  notes: readonly ListedNote[]
  /** Renders the button that removes a note. */
  renderRemove: (note: ListedNote) => ReactNode
}

/** The notes of one kind, newest first, folded; nothing when there are none. */
export function NoteList({ kind, notes, renderRemove }: NoteListProps) {
  if (notes.length === 0) return null
  const words = copy.kinds[kind]
  return (
    <details className="notes">
      <summary>
        <b>{words.title}</b> <span className="small secondary-ink num">{copy.count(notes.length)}</span>
      </summary>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <div>
              <p>{note.card.title}</p>
              <p className="caption muted num">
                <time dateTime={new Date(note.at).toISOString()}>{formatDateTime(new Date(note.at))}</time>
              </p>
              {note.card.rows.length > 0 && (
                <dl>
                  {note.card.rows.map(({ label, text }) => (
                    <div key={label}>
                      <dt className="small secondary-ink">{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            {renderRemove(note)}
          </li>
        ))}
      </ul>
      <p>
        <Link className="cardstorage-link" to={words.to}>
          {words.open}
        </Link>
      </p>
    </details>
  )
}
