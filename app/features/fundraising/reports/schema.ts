// Reports of campaigns. Safe for the browser.

export const REPORT_REASONS = ['not-true', 'copied', 'money', 'consent', 'hurtful', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** `stays`: the campaign goes on. `closed`: it was closed because of the report. */
export const REPORT_DECISIONS = ['stays', 'closed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const REPORT_CHARS_MAX = 1_000
export const REPORT_NOTE_CHARS_MAX = 600
/** Of visitors, on one campaign: they cannot be told apart. */
export const VISITOR_REPORTS_OPEN_MAX = 5
/** The secret in the address of a report. */
export const REPORT_TOKEN = /^[\w-]{24}$/

/** The page that reports a campaign. */
export const reportPath = (slug: string): string => `/campaign/${slug}/report`

/** The page of one report, for whoever sent it. */
export const sentReportPath = (token: string): string => `/reports/${token}`
