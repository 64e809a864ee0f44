import { formatIndianDateTime } from '#app/platform/time/dates.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { EventInput } from './forms.ts'

/** The values of the event's form. */
export function valuesOf(event: EventInput): FormValues {
  const { startsAt, endsAt, capacity, attendeesBaseline, ...words } = event
  const lines = Object.entries(words).map(([name, value]) => [name, value ?? ''] as const)
  return {
    ...Object.fromEntries(lines),
    startsAt: formatIndianDateTime(startsAt),
    endsAt: formatIndianDateTime(endsAt),
    capacity: capacity === null ? '' : String(capacity),
    attendeesBaseline: String(attendeesBaseline ?? 0),
  }
}
