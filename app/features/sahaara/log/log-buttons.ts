import type { LogEntry } from '#app/features/private-notes/views.ts'

/** The entry of each button of the log, by the posted value. */
const ENTRY_OF_BUTTON: Readonly<Record<string, LogEntry>> = {
  'minutes-5': { kind: 'minutes', amount: 5 },
  'minutes-15': { kind: 'minutes', amount: 15 },
  'minutes-30': { kind: 'minutes', amount: 30 },
  'self-care': { kind: 'self-care', amount: 1 },
  breathing: { kind: 'breathing', amount: 1 },
  'story-read': { kind: 'story-read', amount: 1 },
  'event-joined': { kind: 'event-joined', amount: 1 },
}

/** The entry of a button, or null for an unknown value. */
export function entryOf(button: unknown): LogEntry | null {
  return typeof button === 'string' && Object.hasOwn(ENTRY_OF_BUTTON, button) ? (ENTRY_OF_BUTTON[button] ?? null) : null
}
