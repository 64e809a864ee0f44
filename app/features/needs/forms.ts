import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'
import { declareForm, keyField, optionsOf, type ValuesOf } from '#app/platform/form/fields.ts'
import { stateOptions } from '#app/platform/india/state-name.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy as messages } from './copy.ts'
import { copy } from './forms-copy.ts'
import {
  DESCRIPTION_CHARS_MAX,
  HANDS_MAX,
  MESSAGE_CHARS_MAX,
  OFFER_CHARS_MAX,
  PLACE_CHARS_MAX,
  REASON_CHARS_MAX,
  TITLE_CHARS_MAX,
  WORD_CHARS_MAX,
} from './schema.ts'

const id = perLanguage(() => keyField(messages.stale, isUuid))
const until = perLanguage(() => ({ as: 'date', wrong: messages.until.wrong, optional: true }) as const)

/** Posts a need; `key` becomes its id. */
export const needForm = perLanguage(() =>
  declareForm({
    fields: {
      key: id,
      kind: { as: 'radios', options: copy.kinds, label: copy.kind, missing: messages.kind },
      title: {
        as: 'line',
        ...copy.title,
        charsMax: TITLE_CHARS_MAX,
        tooLong: messages.tooLong,
        missing: messages.title,
      },
      description: {
        as: 'text',
        ...copy.description,
        charsMax: DESCRIPTION_CHARS_MAX,
        tooLong: messages.tooLong,
        missing: messages.description,
      },
      cause: {
        as: 'select',
        options: optionsOf(CAUSE_CATEGORIES, (cause) => copy.causes[cause]),
        label: copy.cause,
        missing: messages.cause,
      },
      region: {
        as: 'select',
        options: stateOptions(),
        label: copy.region,
        missing: messages.region,
        autoComplete: 'address-level1',
      },
      place: { as: 'line', ...copy.place, charsMax: PLACE_CHARS_MAX, tooLong: messages.tooLong, optional: true },
      until: { ...until, label: copy.until },
      hands: {
        as: 'number',
        label: copy.hands,
        min: 1,
        max: HANDS_MAX,
        wrong: messages.hands(HANDS_MAX),
        optional: true,
      },
    },
  }),
)
export type NeedInput = ValuesOf<typeof needForm.fields>

const contact = perLanguage(
  () => ({ as: 'contact', missing: messages.contact.missing, wrong: messages.contact.wrong }) as const,
)

/** `consent`: the author gets this contact by accepting. */
export const answerForm = perLanguage(() =>
  declareForm({
    fields: {
      message: {
        as: 'text',
        label: copy.message,
        charsMax: MESSAGE_CHARS_MAX,
        rows: 4,
        tooLong: messages.tooLong,
        missing: messages.message,
      },
      offer: { as: 'line', ...copy.offer, charsMax: OFFER_CHARS_MAX, tooLong: messages.tooLong, optional: true },
      contact: { ...contact, label: copy.contact },
      consent: { as: 'check', label: copy.consent, missing: messages.consent },
    },
  }),
)
export type AnswerInput = ValuesOf<typeof answerForm.fields>

/** `consent`: the student who answered gets this contact. */
export const acceptForm = perLanguage(() =>
  declareForm({
    fields: {
      answerId: id,
      contact: { ...contact, label: copy.ownContact },
      consent: { as: 'check', label: copy.consent, missing: messages.consent },
    },
  }),
)

export const closeForm = perLanguage(() =>
  declareForm({
    fields: {
      word: {
        as: 'text',
        label: copy.word,
        rows: 3,
        charsMax: WORD_CHARS_MAX,
        tooLong: messages.tooLong,
        missing: messages.word,
      },
    },
  }),
)
export const reopenForm = perLanguage(() => declareForm({ fields: { until: { ...until, label: copy.newDay } } }))
export const hideForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: {
        as: 'text',
        label: copy.reason,
        rows: 2,
        charsMax: REASON_CHARS_MAX,
        tooLong: messages.tooLong,
        missing: messages.reason,
      },
    },
  }),
)
