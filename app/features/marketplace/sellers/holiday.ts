import type { ProductRecord } from '#app/features/marketplace/views.ts'

interface Holiday {
  holidayUntil: Date | null
  holidayNote: string | null
}

/** The holiday of a shop with its last moment, or null; it ends by itself. */
export function holidayOf({ holidayNote, ...shop }: Holiday, now: Date): { until: Date; note: string | null } | null {
  const until = holidayEnd(shop, now)
  return until && { until, note: holidayNote }
}

/** The last moment of a holiday that has not ended; null when the shop is open. */
export const holidayEnd = ({ holidayUntil }: Pick<Holiday, 'holidayUntil'>, now: Date): Date | null =>
  holidayUntil !== null && holidayUntil > now ? holidayUntil : null

/** The last moment of the holiday of a product's shop; null when the shop is open. */
export function holidayOfRecord({ seller_profiles: { holiday_until } }: ProductRecord, now: Date): Date | null {
  return holidayEnd({ holidayUntil: holiday_until === null ? null : new Date(holiday_until) }, now)
}
