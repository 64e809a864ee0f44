import type { Slot } from '#app/features/partnership/queries.server.ts'
import { formatDemoDay, formatShortDay } from '#app/features/partnership/views.ts'
import { formatTime } from '#app/platform/time/dates.ts'

export interface SlotDay {
  /** 'Tuesday 24 November' */
  day: string
  /** 'Tue 24 Nov' */
  shortDay: string
  times: { value: string; label: string }[]
}

/** Free slots grouped by day, formatted for display. */
export function slotDays(slots: readonly Slot[]): SlotDay[] {
  const days = Map.groupBy(slots, ({ startsAt }) => formatDemoDay(startsAt))
  return [...days].map(([day, slots]) => ({
    day,
    shortDay: slots[0] ? formatShortDay(slots[0].startsAt) : day,
    times: slots.map(({ startsAt }) => ({ value: startsAt.toISOString(), label: formatTime(startsAt) })),
  }))
}
