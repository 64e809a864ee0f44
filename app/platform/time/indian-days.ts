import { formatDate } from './dates.ts'
import { INDIA_OFFSET_MS } from './durations.ts'

// Calendar days in India, like `2026-12-31`, as date fields write them.

const DAY_CHARS = 10

/** The day of a point in time. */
export const dayOfIndia = (moment: Date): string =>
  new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, DAY_CHARS)

/** Its first moment. */
export const startOfIndianDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** Its last second. */
export const endOfIndianDay = (day: string): Date => new Date(`${day}T23:59:59+05:30`)

/** '31 December 2026' */
export const formatDay = (day: string): string => formatDate(startOfIndianDay(day))
