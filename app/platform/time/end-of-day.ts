import { INDIA_OFFSET_MS } from './durations.ts'

const DAY_CHARS = 10

/** The last second of a calendar day in India, like `2026-12-31`. */
export const endOfIndianDay = (day: string): Date => new Date(`${day}T23:59:59+05:30`)

/** The calendar day in India of a point in time, as a date field takes it. */
export const dayOfIndia = (moment: Date): string =>
  new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, DAY_CHARS)
