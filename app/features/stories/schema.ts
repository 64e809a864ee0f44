import * as v from 'valibot'
import { typedLine, typedText } from '#app/platform/form/text-schemas.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'

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
/** Number of files accepted in a post; those over MEDIA_PER_STORY_MAX are dropped. */
const MEDIA_POSTED_MAX = 50

/** The rule that a story breaks. `danger` comes first in the queue, and its reporter is shown helplines. */
export const REPORT_REASONS = [
  'danger',
  'no-consent',
  'private',
  'hurtful',
  'untrue',
  'spam',
  'something-else',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Kinds of decisions. The latest counts: `hidden` and `upheld` hide the story, `kept` and `restored` show it. */
export const VERDICTS = ['hidden', 'kept', 'restored', 'upheld'] as const
export type Verdict = (typeof VERDICTS)[number]

export const findCause = (name: string | null): CauseCategory | null =>
  CAUSE_CATEGORIES.find((cause) => cause === name) ?? null

const text = (charsMax: number) => typedText(charsMax, copy.form.tooLong(charsMax))
const line = (charsMax: number) => typedLine(charsMax, copy.form.tooLong(charsMax))

const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$/
const PLAIN = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/

/** '120' and '1,20,000' are numbers, '2 tonnes' is text. */
export function readMetricValue(typed: string): number | string {
  return GROUPED.test(typed) || PLAIN.test(typed) ? Number(typed.replaceAll(',', '')) : typed
}

export interface Metric {
  name: string
  value: number | string
}

const metricValue = v.pipe(
  v.union([v.pipe(v.number(), v.finite()), line(METRIC_VALUE_CHARS_MAX)]),
  v.transform((value) => (typeof value === 'string' ? readMetricValue(value) : value)),
  v.check((value) => typeof value === 'string' || Math.abs(value) <= METRIC_NUMBER_MAX, copy.form.metricTooLarge),
)

/** Both name and value or neither; of a repeated name the last value counts. */
const metrics = v.pipe(
  v.optional(v.array(v.object({ name: line(METRIC_NAME_CHARS_MAX), value: metricValue })), []),
  v.transform((pairs) => pairs.filter(({ name, value }) => name !== '' || value !== '')),
  v.check((pairs) => pairs.every(({ name, value }) => name !== '' && value !== ''), copy.form.metricPart),
  v.transform((pairs): Metric[] =>
    [...new Map(pairs.map(({ name, value }) => [name, value]))].map(([name, value]) => ({ name, value })),
  ),
  v.maxLength(METRICS_MAX, copy.form.tooManyMetrics(METRICS_MAX)),
)

/** 'yes' from the form, true from the API. */
const ticked = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((given) => given === true || given === 'yes'),
)

/** A story as submitted from the form (see `form.ts`) or the API. */
export const storyInput = v.object({
  /** Idempotency key, created with the form. */
  formKey: v.pipe(v.string(), v.uuid()),
  title: v.pipe(line(TITLE_CHARS_MAX), v.minLength(1, copy.form.title)),
  description: v.pipe(text(DESCRIPTION_CHARS_MAX), v.minLength(1, copy.form.description)),
  causeCategory: v.picklist(CAUSE_CATEGORIES, copy.form.cause),
  location: v.pipe(
    line(LOCATION_CHARS_MAX),
    v.transform((typed) => typed || null),
  ),
  impactMetrics: metrics,
  /** Ids of the member's uploads in display order; only the first four are attached. */
  media: v.pipe(
    v.optional(v.array(v.object({ id: v.string(), caption: line(CAPTION_CHARS_MAX) })), []),
    v.transform((files) => files.filter(({ id }) => id !== '')),
    v.everyItem(({ id }) => isUuid(id), copy.form.media),
    v.maxLength(MEDIA_POSTED_MAX, copy.form.media),
  ),
  isAnonymous: ticked,
  /** Consent to publication; stored with its time. */
  consent: v.pipe(ticked, v.literal(true, copy.form.consent)),
})
export type StoryInput = v.InferOutput<typeof storyInput>

/** A report, by anybody. */
export const reportForm = v.object({
  reason: v.picklist(REPORT_REASONS, copy.form.reason),
  note: text(NOTE_CHARS_MAX),
})
export type ReportInput = v.InferOutput<typeof reportForm>

/** A decision to hide a story. The author reads rule and text. */
export interface HideInput {
  rule: ReportReason
  words: string
}

export const appealForm = v.object({ words: v.pipe(text(APPEAL_CHARS_MAX), v.minLength(1, copy.form.words)) })

/** An operator's answer to an appeal. */
export interface AppealAnswerInput {
  verdict: 'restored' | 'upheld'
  words: string
}
