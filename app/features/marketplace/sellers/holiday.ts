interface Holiday {
  holidayUntil: Date | null
  holidayNote: string | null
}

/** The holiday of a shop with its last moment, or null; it ends by itself. */
export function holidayOf(
  { holidayUntil, holidayNote }: Holiday,
  now: Date,
): { until: Date; note: string | null } | null {
  return holidayUntil !== null && holidayUntil > now ? { until: holidayUntil, note: holidayNote } : null
}
