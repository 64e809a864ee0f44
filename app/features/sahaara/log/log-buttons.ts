import type { LogEntry } from '#app/features/private-notes/views.ts'

/** What the buttons of the log add, by the value that they post. */
const LOGGED: Readonly<Record<string, LogEntry>> = {
  'minutes-5': { kind: 'minutes', amount: 5 },
  'minutes-15': { kind: 'minutes', amount: 15 },
  'minutes-30': { kind: 'minutes', amount: 30 },
  'self-care': { kind: 'self-care', amount: 1 },
  breathing: { kind: 'breathing', amount: 1 },
  'story-read': { kind: 'story-read', amount: 1 },
  'event-joined': { kind: 'event-joined', amount: 1 },
}

/** The entry behind a button, or null: what is posted is not to be trusted. */
export function entryOf(button: unknown): LogEntry | null {
  return typeof button === 'string' && Object.hasOwn(LOGGED, button) ? (LOGGED[button] ?? null) : null
}
