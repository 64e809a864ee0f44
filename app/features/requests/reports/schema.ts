import { COMPLAINT_DAYS, COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'

// Until when reports of content are decided, wherever they were made. Safe for the browser.

const WEEK = (COMPLAINT_DAYS.decided * DAY_MS) / HOUR_MS
const { picturesOfBody, urgent } = COMPLAINT_HOURS

/** Hours by the reason of a report. Every form of reports takes its reasons from here, so none is without a clock. */
export const REPORT_HOURS = {
  pictures: picturesOfBody,
  // No law sets a number: nobody in danger waits longer than a picture.
  danger: picturesOfBody,
  'no-consent': urgent,
  consent: urgent,
  private: urgent,
  hurtful: urgent,
  forbidden: urgent,
  'not-true': WEEK,
  untrue: WEEK,
  'not-as-described': WEEK,
  copied: WEEK,
  money: WEEK,
  spam: WEEK,
  other: WEEK,
  'something-else': WEEK,
} as const satisfies Readonly<Record<string, number>>
export type AnyReportReason = keyof typeof REPORT_HOURS

const ENTRIES: readonly (readonly [reason: string, hours: number])[] = Object.entries(REPORT_HOURS)

/** The hours of a reason that was posted. */
export const reportHoursOf = (posted: unknown): number | undefined => ENTRIES.find(([reason]) => reason === posted)?.[1]

/** The reasons for which a week is too long: their desk is notified at once. */
export const URGENT_REASONS = ENTRIES.flatMap(([reason, hours]) => (hours < WEEK ? reason : []))

/** Notices to the desk: an urgent report has come; a report is overdue. */
export const REPORT_NEWS = ['waiting', 'late'] as const
export type ReportNews = (typeof REPORT_NEWS)[number]

interface Reported {
  reason: AnyReportReason
  createdAt: Date
}

/** Until when a report is decided. */
export const reportDueAt = ({ reason, createdAt }: Reported): Date =>
  new Date(createdAt.getTime() + REPORT_HOURS[reason] * HOUR_MS)
