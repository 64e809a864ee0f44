import * as v from 'valibot'
import { copy as stories } from '#app/features/stories/copy.ts'
import {
  CAPTION_CHARS_MAX,
  CAUSE_CATEGORIES,
  DESCRIPTION_CHARS_MAX,
  LOCATION_CHARS_MAX,
  METRIC_NAME_CHARS_MAX,
  METRIC_NUMBER_MAX,
  METRIC_VALUE_CHARS_MAX,
  METRICS_MAX,
  type Metric,
  TITLE_CHARS_MAX,
} from '#app/features/stories/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { formEntries } from '#app/platform/form/form-schema.ts'
import { formValues, parseForm } from '#app/platform/form/parse-form.ts'
import { typedLine } from '#app/platform/form/text-schemas.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './share-copy.ts'

const errors = stories.form
/** Number of files accepted in a post; those over MEDIA_PER_STORY_MAX are dropped. */
const MEDIA_POSTED_MAX = 50

/** What the author writes. */
export const writtenFields = () =>
  ({
    title: { as: 'line', label: copy.name, hint: copy.nameHint, charsMax: TITLE_CHARS_MAX, missing: errors.title },
    description: {
      as: 'text',
      label: copy.about,
      hint: copy.aboutHint,
      charsMax: DESCRIPTION_CHARS_MAX,
      rows: 8,
      missing: errors.description,
    },
  }) as const

export const storyForm = perLanguage(() =>
  declareForm({
    fields: {
      ...writtenFields(),
      causeCategory: {
        as: 'select',
        label: copy.cause,
        options: optionsOf(CAUSE_CATEGORIES, (cause) => stories.causes[cause]),
        missing: errors.cause,
      },
      location: { as: 'line', label: copy.place, hint: copy.placeHint, charsMax: LOCATION_CHARS_MAX, optional: true },
      isAnonymous: { as: 'check', label: copy.anonymous, hint: copy.anonymousHint, optional: true, isPreference: true },
      /** Consent to publication; stored with its time. */
      consent: { as: 'check', label: copy.consent, hint: copy.consentHint, missing: errors.consent },
    },
  }),
)

const line = (charsMax: number) => typedLine(charsMax, errors.tooLong(charsMax))

const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})+(?:\.\d+)?$/
const PLAIN = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/

/** '120' and '1,20,000' are numbers, '2 tonnes' is text. */
export function readMetricValue(typed: string): number | string {
  return GROUPED.test(typed) || PLAIN.test(typed) ? Number(typed.replaceAll(',', '')) : typed
}

const metricValue = perLanguage(() =>
  v.pipe(
    v.union([v.pipe(v.number(), v.finite()), line(METRIC_VALUE_CHARS_MAX)]),
    v.transform((value) => (typeof value === 'string' ? readMetricValue(value) : value)),
    v.check((value) => typeof value === 'string' || Math.abs(value) <= METRIC_NUMBER_MAX, errors.metricTooLarge),
  ),
)

/** Both name and value or neither; of a repeated name the last value counts. */
const metrics = perLanguage(() =>
  v.pipe(
    v.optional(v.array(v.object({ name: line(METRIC_NAME_CHARS_MAX), value: metricValue })), []),
    v.transform((pairs) => pairs.filter(({ name, value }) => name !== '' || value !== '')),
    v.check((pairs) => pairs.every(({ name, value }) => name !== '' && value !== ''), errors.metricPart),
    v.transform((pairs): Metric[] =>
      [...new Map(pairs.map(({ name, value }) => [name, value]))].map(([name, value]) => ({ name, value })),
    ),
    v.maxLength(METRICS_MAX, errors.tooManyMetrics(METRICS_MAX)),
  ),
)

/** A story as submitted from the form or the API. */
export const storyInput = perLanguage(() =>
  v.object({
    ...formEntries(storyForm.fields),
    /** Idempotency key, created with the form. */
    formKey: v.pipe(v.string(), v.uuid()),
    impactMetrics: metrics,
    /** Ids of the member's uploads in display order; only the first four are attached. */
    media: v.pipe(
      v.optional(v.array(v.object({ id: v.string(), caption: line(CAPTION_CHARS_MAX) })), []),
      v.transform((files) => files.filter(({ id }) => id !== '')),
      v.everyItem(({ id }) => isUuid(id), errors.media),
      v.maxLength(MEDIA_POSTED_MAX, errors.media),
    ),
  }),
)
export type StoryInput = v.InferOutput<typeof storyInput>

const REPEATED = {
  impactMetrics: { name: 'metricName', value: 'metricValue' },
  media: { id: 'mediaId', caption: 'mediaCaption' },
}

/** Checks the form of a story. Every mistake in a result comes under `impactMetrics`, in a file under `media`. */
export const parseStoryForm = (form: FormData) => parseForm(storyInput, form, REPEATED)

/** What was typed, to show again: repeated fields as 'metricName.0', 'metricName.1' … */
export const storyValues = (form: FormData) => formValues(form, REPEATED)
