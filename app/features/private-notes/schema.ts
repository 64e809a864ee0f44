import * as v from 'valibot'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** The log of Sahaara, the cards of Solve and of DOC. */
export const NOTE_KINDS = ['sahaara-log', 'solve-card', 'companion-card'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** Maximum of notes for one user and kind. */
export const NOTES_MAX: Readonly<Record<NoteKind, number>> = {
  'sahaara-log': 2_000,
  'solve-card': 200,
  'companion-card': 200,
}

const NOTE_CHARS_MAX = 8_000
/** Notes in one request. */
const NOTES_SENT_MAX = 25
/** Entries of the log are deleted after twelve weeks. */
export const LOG_KEPT_MS = 84 * DAY_MS

const noteId = v.pipe(v.string(), v.uuid())
const noteKind = v.picklist(NOTE_KINDS)

/** A note from the browser: `at` in milliseconds since 1970, `text` is JSON. */
const noteInput = v.object({
  id: noteId,
  kind: noteKind,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(NOTE_CHARS_MAX), v.check(isJson)),
})
export type NoteInput = v.InferOutput<typeof noteInput>

const forget = v.object({ intent: v.literal('forget'), id: noteId })
const forgetAll = v.object({ intent: v.literal('forget-all'), kind: v.optional(noteKind) })

/** Messages of the browser in the background: save notes, delete one, delete all of a kind. */
export const noteMessage = v.variant('intent', [
  v.object({
    intent: v.literal('keep'),
    notes: v.pipe(v.array(noteInput), v.minLength(1), v.maxLength(NOTES_SENT_MAX)),
  }),
  forget,
  forgetAll,
])

/** Forms of the account's page; `switch` sets whether new notes are stored in the account. */
export const notesForm = v.variant('intent', [
  v.object({ intent: v.literal('switch'), keeping: v.picklist(['on', 'off']), returnTo: v.optional(v.string()) }),
  forget,
  forgetAll,
])

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
