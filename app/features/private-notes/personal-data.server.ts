import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetNoteKeeper } from './commands/forget-note-keeper.server.ts'
import { listOwnNotes } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'private-notes',
  tables: { private_notes: {}, private_note_keeping: {} },
  forget: forgetNoteKeeper,
  export: { privateNotes: listOwnNotes },
}
