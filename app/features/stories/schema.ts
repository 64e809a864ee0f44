import type { AnyReportReason } from '#app/features/requests/reports/schema.ts'

/** The feed can be filtered by these. */
export const CAUSE_CATEGORIES = [
  'environment',
  'education',
  'health',
  'community',
  'livelihood',
  'kindness',
  'other',
] as const
export type CauseCategory = (typeof CAUSE_CATEGORIES)[number]

export const STORIES_PER_PAGE = 20
export const MEDIA_PER_STORY_MAX = 4
export const STORIES_A_DAY_MAX = 20
export const TITLE_CHARS_MAX = 120
export const DESCRIPTION_CHARS_MAX = 5_000
export const LOCATION_CHARS_MAX = 120
export const CAPTION_CHARS_MAX = 200
export const METRICS_MAX = 10
export const METRIC_NAME_CHARS_MAX = 60
export const METRIC_VALUE_CHARS_MAX = 60
export const METRIC_NUMBER_MAX = 1_000_000_000_000
export const NOTE_CHARS_MAX = 500
export const APPEAL_CHARS_MAX = 2_000
export const DECISION_CHARS_MAX = 500
export const APPEAL_ANSWER_DAYS = 7
export const LIST_MAX = 100
/** Visitors have no identity here, so at most this many open reports by visitors are stored for one story. */
export const VISITOR_REPORTS_OPEN_MAX = 20
export const OWN_LIKES_MAX = 1_000
export const OWN_STORIES_MAX = 200

export interface Metric {
  name: string
  value: number | string
}

/** The rule that a story breaks. Whoever reports a danger is shown helplines. */
export const REPORT_REASONS = [
  'danger',
  'pictures',
  'no-consent',
  'private',
  'hurtful',
  'untrue',
  'spam',
  'something-else',
] as const satisfies readonly AnyReportReason[]
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Kinds of decisions. The latest counts: `hidden` and `upheld` hide the story, `kept` and `restored` show it. */
export const VERDICTS = ['hidden', 'kept', 'restored', 'upheld'] as const
export type Verdict = (typeof VERDICTS)[number]

export const findCause = (name: string | null): CauseCategory | null =>
  CAUSE_CATEGORIES.find((cause) => cause === name) ?? null

/** A report, by anybody. */
export interface ReportInput {
  reason: ReportReason
  note: string
}

/** A decision to hide a story. The author reads rule and text. */
export interface HideInput {
  rule: ReportReason
  words: string
}

/** An operator's answer to an appeal. */
export interface AppealAnswerInput {
  verdict: 'restored' | 'upheld'
  words: string
}
