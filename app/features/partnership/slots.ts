import { indianDay } from '#app/platform/time/dates.ts'
import { DAY_MS, INDIA_OFFSET_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { DAYS_AHEAD, type DemoHour, NOTICE_MS } from './schema.ts'

const SUNDAY = 7

/** One time at which a demo can take place. */
export interface Slot {
  startsAt: Date
  minutes: number
}

interface WeekPattern {
  hours: readonly DemoHour[]
  /** '2027-01-26' */
  daysOff: readonly string[]
  now: Date
}

/** The slots of the next two weeks, soonest first: the weekly pattern, without days off and short notice. */
export function upcomingSlots({ hours, daysOff, now }: WeekPattern): Slot[] {
  const { year, month, day } = indianDay(now)
  const days = Array.from(
    { length: DAYS_AHEAD },
    (_, ahead) => new Date(Date.UTC(year, month - 1, day) + ahead * DAY_MS),
  )
  return days
    .filter((date) => !daysOff.includes(date.toISOString().slice(0, 10)))
    .flatMap((date) =>
      hours.filter(({ weekday }) => weekday === (date.getUTCDay() || SUNDAY)).map((hour) => slotOf(date, hour)),
    )
    .filter(({ startsAt }) => startsAt.getTime() >= now.getTime() + NOTICE_MS)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function slotOf(date: Date, { startMinute, minutes }: DemoHour): Slot {
  return { startsAt: new Date(date.getTime() + startMinute * MINUTE_MS - INDIA_OFFSET_MS), minutes }
}

/** Whether two weekly slots overlap. */
export function overlap(a: DemoHour, b: DemoHour): boolean {
  return (
    a.weekday === b.weekday && a.startMinute < b.startMinute + b.minutes && b.startMinute < a.startMinute + a.minutes
  )
}
