import * as v from 'valibot'
import { typedLine, typedText } from '#app/platform/forms.ts'
import { copy } from './copy.ts'

/** The wall's themes filter on these. */
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
/** An appeal is answered within this time. */
export const APPEAL_ANSWER_DAYS = 7
export const DESK_MAX = 100
/** Of visitors, who have no identity here, so many open reports are kept of one story; more say nothing new. */
export const VISITOR_REPORTS_OPEN_MAX = 20
export const OWN_LIKES_MAX = 1_000
export const OWN_STORIES_MAX = 200
/** Posted at most; what is over MEDIA_PER_STORY_MAX is cut off. */
const MEDIA_POSTED_MAX = 50

/** Which rule a story breaks. `danger` comes first at the desk, and whoever chooses it is shown helplines. */
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

/** What can be said about a story. The latest counts: `hidden` and `upheld` hide it, `kept` and `restored` show it. */
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

/** Both parts or neither; a name that comes twice keeps its latest value. */
const metrics = v.pipe(
  v.optional(v.array(v.object({ name: line(METRIC_NAME_CHARS_MAX), value: metricValue })), []),
  v.transform((pairs) => pairs.filter(({ name, value }) => name !== '' || value !== '')),
  v.check((pairs) => pairs.every(({ name, value }) => name !== '' && value !== ''), copy.form.metricPart),
  v.transform((pairs): Metric[] =>
    [...new Map(pairs.map(({ name, value }) => [name, value]))].map(([name, value]) => ({ name, value })),
  ),
  v.maxLength(METRICS_MAX, copy.form.tooManyMetrics(METRICS_MAX)),
)

/** A story as it is shared: from the form (see `form.ts`) or from the API. */
export const storyInput = v.object({
  /** Made with the form: posted twice, it is one story. */
  formKey: v.pipe(v.string(), v.uuid()),
  title: v.pipe(line(TITLE_CHARS_MAX), v.minLength(1, copy.form.title)),
  description: v.pipe(text(DESCRIPTION_CHARS_MAX), v.minLength(1, copy.form.description)),
  causeCategory: v.picklist(CAUSE_CATEGORIES, copy.form.cause),
  location: v.pipe(
    line(LOCATION_CHARS_MAX),
    v.transform((typed) => typed || null),
  ),
  impactMetrics: metrics,
  /** Uploads of hers, in the order in which they are shown; only the first four are taken. */
  media: v.pipe(
    v.optional(
      v.array(v.object({ id: v.pipe(v.string(), v.uuid(copy.form.media)), caption: line(CAPTION_CHARS_MAX) })),
      [],
    ),
    v.maxLength(MEDIA_POSTED_MAX, copy.form.media),
  ),
  isAnonymous: v.optional(v.boolean(), false),
  /** Her yes to its being published; stored with its time. */
  consent: v.literal(true, copy.form.consent),
})
export type StoryInput = v.InferOutput<typeof storyInput>

/** A report, by anybody. */
export const reportForm = v.object({
  reason: v.picklist(REPORT_REASONS, copy.form.reason),
  note: text(NOTE_CHARS_MAX),
})
export type ReportInput = v.InferOutput<typeof reportForm>

/** An operator hides: the rule that was broken, and why. The author reads both. */
export const hideForm = v.object({
  rule: v.picklist(REPORT_REASONS, copy.form.rule),
  words: v.pipe(text(DECISION_CHARS_MAX), v.minLength(1, copy.form.decisionWords)),
})
export type HideInput = v.InferOutput<typeof hideForm>

/** An operator shows again, or finds nothing wrong; words are welcome. */
export const restoreForm = v.object({ words: text(DECISION_CHARS_MAX) })

export const appealForm = v.object({ words: v.pipe(text(APPEAL_CHARS_MAX), v.minLength(1, copy.form.words)) })

/** The answer to an appeal. The author reads the words. */
export const appealAnswerForm = v.object({
  verdict: v.picklist(['restored', 'upheld']),
  words: v.pipe(text(DECISION_CHARS_MAX), v.minLength(1, copy.form.decisionWords)),
})
export type AppealAnswerInput = v.InferOutput<typeof appealAnswerForm>
