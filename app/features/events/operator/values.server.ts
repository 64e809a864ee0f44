import type { EventInput } from '#app/features/events/schema.ts'
import { INDIA_OFFSET_MS } from '#app/platform/durations.ts'
import type { FormValues } from '#app/platform/forms.ts'

const MINUTE_CHARS = 16

/** A time as a field takes it, on an Indian clock: `2026-12-05T18:30`. */
const clockOf = (date: Date) => new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, MINUTE_CHARS)

/** An event as its form shows it. */
export function valuesOf(event: EventInput): FormValues {
  const { startsAt, endsAt, capacity, attendeesBaseline, ...words } = event
  const lines = Object.entries(words).map(([name, value]) => [name, value ?? ''] as const)
  return {
    ...Object.fromEntries(lines),
    startsAt: clockOf(startsAt),
    endsAt: clockOf(endsAt),
    capacity: capacity === null ? '' : String(capacity),
    attendeesBaseline: String(attendeesBaseline),
  }
}
