const TIME_ZONE = 'Asia/Kolkata'

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: TIME_ZONE,
})
const shortDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
})
const yearFormat = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: TIME_ZONE })
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: TIME_ZONE })

/** 'Tuesday 24 November' */
export const formatDemoDay = (date: Date): string => dayFormat.format(date).replace(',', '')

/** 'Tue 24 Nov' */
export const formatShortDay = (date: Date): string => shortDayFormat.format(date).replace(',', '')

/** '11:00 am' */
export const formatDemoTime = (date: Date): string => timeFormat.format(date).replace(/\s/g, ' ').toLowerCase()

/** 'Tuesday 24 November 2026, 11:00 am (India)' */
export const formatDemo = (startsAt: Date): string =>
  `${formatDemoDay(startsAt)} ${yearFormat.format(startsAt)}, ${formatDemoTime(startsAt)} (India)`
