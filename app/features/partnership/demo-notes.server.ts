import { copy } from './copy.ts'
import { formatDemo } from './views.ts'

// The notes that a booking adds to its request. Stored is what happened and when: a sentence would stay in one language.

const NOTES = {
  cancelled: copy.cancelledByGuest,
  restored: copy.restored,
} as const

const STORED = new RegExp(`^demo:(${Object.keys(NOTES).join('|')}) (\\S+)$`)

export const demoNote = (kind: keyof typeof NOTES, startsAt: Date): string => `demo:${kind} ${startsAt.toISOString()}`

/** The note in the current language; null for what somebody wrote. */
export function readDemoNote(stored: string): string | null {
  const [, kind, time = ''] = STORED.exec(stored) ?? []
  const startsAt = new Date(time)
  if (!kind || Number.isNaN(startsAt.getTime())) return null
  return NOTES[kind as keyof typeof NOTES](formatDemo(startsAt))
}
