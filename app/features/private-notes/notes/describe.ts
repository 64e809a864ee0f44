import { entryText } from '#app/features/private-notes/copy.ts'
import { parseLogEntry } from '#app/features/private-notes/views.ts'
import { parsePrivateCard, type PrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import { copy } from './copy.ts'

/** Any private note as a card for display; an entry of the log becomes a card without rows. */
export function describe(value: unknown): PrivateCard {
  const entry = parseLogEntry(value)
  if (entry) return { title: entryText(entry), rows: [] }
  return parsePrivateCard(value) ?? { title: copy.unreadable, rows: [] }
}
