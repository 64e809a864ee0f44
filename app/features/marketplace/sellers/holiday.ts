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
