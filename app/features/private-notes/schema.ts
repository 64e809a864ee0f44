import * as v from 'valibot'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** The kinds of private notes: the log of Sahaara, the cards of Solve and of DOC. */
export const NOTE_KINDS = ['sahaara-log', 'solve-card', 'companion-card'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** How many notes of a kind one person may keep. */
export const NOTES_MAX: Readonly<Record<NoteKind, number>> = {
  'sahaara-log': 2_000,
  'solve-card': 200,
  'companion-card': 200,
}

const NOTE_CHARS_MAX = 8_000
/** How many notes travel in one request. */
const NOTES_SENT_MAX = 25
/** The log shows a week at a time; what is older than twelve of them goes by itself. */
export const LOG_KEPT_MS = 84 * DAY_MS

const noteId = v.pipe(v.string(), v.uuid())
const noteKind = v.picklist(NOTE_KINDS)

/** A note as her browser sends it: `at` in milliseconds since 1970, `text` JSON. */
const noteInput = v.object({
  id: noteId,
  kind: noteKind,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(NOTE_CHARS_MAX), v.check(isJson)),
})
export type NoteInput = v.InferOutput<typeof noteInput>

const forget = v.object({ intent: v.literal('forget'), id: noteId })
const forgetAll = v.object({ intent: v.literal('forget-all'), kind: v.optional(noteKind) })

/** What her browser asks in the background: keep these notes, remove one, remove all of a kind. */
export const noteMessage = v.variant('intent', [
  v.object({
    intent: v.literal('keep'),
    notes: v.pipe(v.array(noteInput), v.minLength(1), v.maxLength(NOTES_SENT_MAX)),
  }),
  forget,
  forgetAll,
])

/** What the forms of her account's page ask; `switch` says whether new notes go to her account. */
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
