import { copy as builderCopy } from '#app/features/fundraising/builder/copy.ts'
import { costName, headingName, partName, quoteName } from '#app/features/fundraising/rows/text-names.ts'
import {
  COST_WHAT_CHARS_MAX,
  DRAFT_COSTS_CHARS_MAX,
  DRAFT_GOAL_CHARS_MAX,
  DRAFT_TITLE_CHARS_MAX,
  readCosts,
} from '#app/features/fundraising/builder/form.ts'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { BENEFICIARY_NAME_CHARS_MAX } from '#app/features/fundraising/beneficiaries/relations.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { DESCRIPTION_CHARS_MAX, QUOTE_CHARS_MAX, STORY_PART_CHARS_MAX } from '#app/features/fundraising/owner/schema.ts'
import {
  type CostLine,
  ORGANISER_NOTE_CHARS_MAX,
  type StorySection,
  type StoryText,
} from '#app/features/fundraising/schema.ts'
import { shortfallCopy, surplusCopy } from '#app/features/fundraising/surplus/copy.ts'
import { paragraphsOf } from '#app/features/fundraising/views.ts'
import { declareForm, type FieldSpec, keyField } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { parseRupees } from '#app/platform/money.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/** Names what the form was opened with; a draft in the tab keeps it. */
const key = perLanguage(() => keyField(copy.expired))
const RUPEE = 100

export const reasonField = perLanguage(
  () =>
    ({
      as: 'text',
      rows: 2,
      charsMax: REASON_CHARS_MAX,
      tooLong: copy.tooLong(REASON_CHARS_MAX),
      ...copy.reason,
    }) as const,
)

/** The parts that the form shows: those of the story, or an empty one. */
const partsOf = (story: readonly StorySection[]): readonly StorySection[] =>
  story.length > 0 ? story : [{ heading: copy.story.heading, paragraphs: [] }]

const descriptionField = () =>
  ({
    as: 'text',
    rows: 3,
    charsMax: DESCRIPTION_CHARS_MAX,
    tooLong: copy.tooLong(DESCRIPTION_CHARS_MAX),
    ...copy.story.description,
    read: cleanLine,
  }) as const

/** The text of a campaign with this story. Headings stay, and so does the first part. */
export const storyForm = (story: readonly StorySection[], hasSupporters: boolean) =>
  declareForm<Readonly<Record<string, FieldSpec>>>({
    fields: {
      key,
      description: descriptionField(),
      ...Object.fromEntries(partsOf(story).flatMap(fieldsOf)),
      ...(hasSupporters && { reason: reasonField }),
    },
  })

/** What is written on the page of a campaign, in the other language, by the names of `campaignTexts`. */
export function translationFields({ story, costs }: { story: readonly StorySection[]; costs: readonly CostLine[] }) {
  const title = {
    as: 'line' as const,
    charsMax: DRAFT_TITLE_CHARS_MAX,
    tooLong: copy.tooLong(DRAFT_TITLE_CHARS_MAX),
    label: builderCopy.story.name,
  }
  return {
    title,
    description: descriptionField(),
    organiserNote: {
      as: 'line' as const,
      charsMax: ORGANISER_NOTE_CHARS_MAX,
      tooLong: copy.tooLong(ORGANISER_NOTE_CHARS_MAX),
      label: copy.story.organiserNote,
    },
    ...Object.fromEntries(
      story.flatMap(({ heading }) => [
        [headingName(heading), { ...title, label: copy.story.partHeading }],
        [
          partName(heading),
          {
            as: 'text' as const,
            rows: 8,
            charsMax: STORY_PART_CHARS_MAX,
            tooLong: copy.tooLong(STORY_PART_CHARS_MAX),
            label: heading,
          },
        ],
        [
          quoteName(heading),
          {
            as: 'text' as const,
            rows: 2,
            charsMax: QUOTE_CHARS_MAX,
            tooLong: copy.tooLong(QUOTE_CHARS_MAX),
            label: copy.story.quote(heading),
            read: cleanLine,
          },
        ],
      ]),
    ),
    ...Object.fromEntries(
      costs.map(({ what }, at) => [
        costName(what),
        {
          as: 'line' as const,
          charsMax: COST_WHAT_CHARS_MAX,
          tooLong: copy.tooLong(COST_WHAT_CHARS_MAX),
          label: copy.costs.line(at + 1),
        },
      ]),
    ),
  }
}

function fieldsOf({ heading, quote }: StorySection, at: number): (readonly [string, FieldSpec])[] {
  const text: FieldSpec = {
    as: 'text',
    rows: 8,
    charsMax: STORY_PART_CHARS_MAX,
    tooLong: copy.tooLong(STORY_PART_CHARS_MAX),
    label: heading,
    ...(at === 0
      ? { hint: copy.story.first, missing: copy.story.empty }
      : { hint: copy.story.part, optional: true as const }),
  }
  const said: FieldSpec = {
    as: 'text',
    rows: 2,
    optional: true,
    charsMax: QUOTE_CHARS_MAX,
    tooLong: copy.tooLong(QUOTE_CHARS_MAX),
    label: copy.story.quote(heading),
    read: cleanLine,
  }
  return [[`part${at}`, text], ...(quote ? [[`quote${at}`, said] as const] : [])]
}

/** The fields of a text. */
export const storyValues = ({ description, story }: StoryText): FormValues => ({
  description,
  ...Object.fromEntries(
    story.flatMap(({ paragraphs, quote = '' }, at) => [
      [`part${at}`, paragraphs.join('\n\n')],
      [`quote${at}`, quote],
    ]),
  ),
})

/** The text in the values of a form. */
export function readStory(values: Readonly<Record<string, unknown>>, story: readonly StorySection[]): StoryText {
  const textOf = (name: string) => String(values[name] ?? '')
  return {
    description: textOf('description'),
    story: partsOf(story).flatMap(({ heading }, at) => {
      const paragraphs = paragraphsOf(textOf(`part${at}`))
      const quote = textOf(`quote${at}`)
      return paragraphs.length > 0 ? [{ heading, paragraphs, ...(quote && { quote }) }] : []
    }),
  }
}

export const costsForm = perLanguage(() =>
  declareForm({
    fields: {
      key,
      goalMinor: { as: 'line', charsMax: DRAFT_GOAL_CHARS_MAX, ...copy.costs.goal, read: readWholeRupees },
      costs: {
        as: 'text',
        rows: 5,
        optional: true,
        charsMax: DRAFT_COSTS_CHARS_MAX,
        tooLong: copy.tooLong(DRAFT_COSTS_CHARS_MAX),
        ...copy.costs.costs,
        read: (typed: string) => {
          const read = readCosts(typed)
          return read.ok ? read.costs : null
        },
        wrong: (typed: string) => {
          const read = readCosts(typed)
          return read.ok ? '' : read.message
        },
      },
      reason: reasonField,
    },
  }),
)

/** Who the campaign is for; a change of it after the first gift needs a reason. */
export const beneficiaryForm = (needsReason: boolean) =>
  declareForm({
    fields: {
      key,
      relation: { as: 'radios', ...beneficiaryCopy.relation },
      legalName: {
        as: 'line',
        isName: true,
        charsMax: BENEFICIARY_NAME_CHARS_MAX,
        tooLong: beneficiaryCopy.tooLong(BENEFICIARY_NAME_CHARS_MAX),
        ...beneficiaryCopy.legalName,
      },
      pseudonym: {
        as: 'line',
        isName: true,
        optional: true,
        charsMax: BENEFICIARY_NAME_CHARS_MAX,
        tooLong: beneficiaryCopy.tooLong(BENEFICIARY_NAME_CHARS_MAX),
        label: beneficiaryCopy.pseudonym.label,
        hint: beneficiaryCopy.pseudonym.hint,
      },
      ...(needsReason && { reason: reasonField }),
    },
  })

export const rulesForm = perLanguage(() =>
  declareForm({
    fields: {
      surplusRule: { as: 'radios', ...surplusCopy },
      shortfallRule: { as: 'radios', ...shortfallCopy },
    },
  }),
)

function readWholeRupees(typed: string): number | null {
  const read = parseRupees(typed)
  return read.ok && read.amountMinor > 0 && read.amountMinor % RUPEE === 0 ? read.amountMinor : null
}
