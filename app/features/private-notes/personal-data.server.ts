import type { PersonalData } from '#app/platform/personal-data.ts'
import { forgetPrivateNotes } from './commands/forget-private-notes.server.ts'
import { listOwnNotes } from './queries.server.ts'

export const personalData: PersonalData = {
  name: 'private-notes',
  tables: { private_notes: {}, private_note_keeping: {} },
  forget: forgetPrivateNotes,
  export: { privateNotes: listOwnNotes },
}
