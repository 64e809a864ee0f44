import type { AnyReportReason } from '#app/features/requests/reports/schema.ts'

// Reports of campaigns. Safe for the browser.

export const REPORT_REASONS = [
  'not-true',
  'copied',
  'money',
  'pictures',
  'consent',
  'hurtful',
  'other',
] as const satisfies readonly AnyReportReason[]
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `stays`: nothing changes. `closed`: the campaign was closed. `removed`: the question and its answer were removed. */
export const REPORT_DECISIONS = ['stays', 'closed', 'removed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const REPORT_CHARS_MAX = 1_000
export const REPORT_NOTE_CHARS_MAX = 600
/** Of visitors, on one campaign: they cannot be told apart. */
export const VISITOR_REPORTS_OPEN_MAX = 5
/** The secret in the address of a report. */
export const REPORT_TOKEN = /^[\w-]{24}$/

/** The page that reports a campaign, or a question about it. */
export const reportPath = (slug: string, questionId?: string | null): string =>
  `/campaign/${slug}/report${questionId ? `?question=${questionId}` : ''}`

/** The page of one report, for whoever sent it. */
export const sentReportPath = (token: string): string => `/reports/${token}`
