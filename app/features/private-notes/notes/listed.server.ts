import type { NoteView } from '#app/features/private-notes/queries.server.ts'
import { NOTE_KINDS, type NoteKind } from '#app/features/private-notes/schema.ts'
import { describe } from './describe.ts'
import type { ListedNote } from './note-list.tsx'

/** The account's notes by kind, as cards. */
export function listed(notes: readonly NoteView[]): { kind: NoteKind; notes: ListedNote[] }[] {
  return NOTE_KINDS.map((kind) => ({
    kind,
    notes: notes
      .filter((note) => note.kind === kind)
      .map(({ id, at, text }) => ({ id, at, card: describe(JSON.parse(text)) })),
  })).filter(({ notes }) => notes.length > 0)
}
