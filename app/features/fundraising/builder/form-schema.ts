import * as v from 'valibot'
import { withoutControls } from '#app/platform/text/text.ts'
import { builderCopy as copy } from '#app/features/fundraising/copy.ts'
import { shortfallCopy, surplusCopy } from '#app/features/fundraising/surplus/copy.ts'
import { SHORTFALL_RULES, SURPLUS_RULES } from '#app/features/fundraising/surplus/surplus-rules.ts'
import { PLACE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import {
  CAUSES,
  DRAFT_COSTS_CHARS_MAX,
  DRAFT_GOAL_CHARS_MAX,
  DRAFT_STORY_CHARS_MAX,
  DRAFT_TITLE_CHARS_MAX,
  DRAFT_WHY_CHARS_MAX,
  type DraftField,
  findMistake,
  isCause,
} from './form.ts'

const draftText = (charsMax: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(withoutControls), v.maxLength(charsMax, copy.tooLong(charsMax)))

const DRAFT_CHOICE_CHARS_MAX = 40

/** A draft may be incomplete; only lengths are limited. */
const draftForm = perLanguage(() =>
  v.object({
    cause: v.pipe(
      draftText(DRAFT_CHOICE_CHARS_MAX),
      v.check((cause) => cause === '' || isCause(cause), copy.missing.cause),
    ),
    title: draftText(DRAFT_TITLE_CHARS_MAX),
    story: draftText(DRAFT_STORY_CHARS_MAX),
    personalWhy: draftText(DRAFT_WHY_CHARS_MAX),
    goal: draftText(DRAFT_GOAL_CHARS_MAX),
    place: draftText(PLACE_CHARS_MAX),
    costs: draftText(DRAFT_COSTS_CHARS_MAX),
    surplus: draftText(DRAFT_CHOICE_CHARS_MAX),
    shortfall: draftText(DRAFT_CHOICE_CHARS_MAX),
  }),
)

const mends = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.uuid()),
  ]),
  '',
)
const revision = v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,9}$/), v.transform(Number))

/** The body of a background save: the draft, and the revision that it is based on. */
export const savingForm = perLanguage(() => v.object({ ...draftForm.entries, mends, revision }))
export type SavingInput = v.InferOutput<typeof savingForm>

const answer = (field: DraftField) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => withoutControls(text).trim()),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? findMistake(field, dataset.value) : null
      if (message) addIssue({ message })
    }),
  )

const key = perLanguage(() => v.pipe(v.optional(v.string(), ''), v.regex(/^[\w-]{16,64}$/, copy.key)))

/** The complete form of Launch Campaign. */
export const launchForm = perLanguage(() =>
  v.object({
    cause: v.pipe(answer('cause'), v.picklist(CAUSES, copy.missing.cause)),
    title: answer('title'),
    story: answer('story'),
    personalWhy: answer('personalWhy'),
    goal: answer('goal'),
    place: answer('place'),
    costs: answer('costs'),
    surplus: v.pipe(answer('surplus'), v.picklist(SURPLUS_RULES, surplusCopy.missing)),
    shortfall: v.pipe(answer('shortfall'), v.picklist(SHORTFALL_RULES, shortfallCopy.missing)),
    mends,
    key,
    adult: v.optional(v.string(), ''),
  }),
)
export type LaunchInput = v.InferOutput<typeof launchForm>
