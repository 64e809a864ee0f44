import { dateFormat, formatTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const year = dateFormat({ year: 'numeric' })

/** 'Tuesday 24 November' */
export const formatDemoDay = (date: Date): string => day(date).replace(',', '')

/** 'Tue 24 Nov' */
export const formatShortDay = (date: Date): string => shortDay(date).replace(',', '')

/** 'Tuesday 24 November 2026, 11:00 am (India)' */
export const formatDemo = (startsAt: Date): string =>
  copy.inIndia(`${formatDemoDay(startsAt)} ${year(startsAt)}, ${formatTime(startsAt)}`)
