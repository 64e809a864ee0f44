import { copy as eventWords } from '#app/features/events/copy.ts'
import {
  CAPACITY_MAX,
  DESCRIPTION_CHARS_MAX,
  EVENT_MS_MAX,
  EVENT_SLUG_CHARS_MAX,
  LINE_CHARS_MAX,
  readCode,
  REASON_CHARS_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/events/schema.ts'
import { declareForm, type ValuesOf } from '#app/platform/form/fields.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const words = copy.fields
const wrong = eventWords.event
const oneMessage = (sentence: string) => ({ missing: sentence, wrong: sentence })
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const
const people = perLanguage(() => ({ as: 'number', max: CAPACITY_MAX, wrong: wrong.number }) as const)
const isLink = (typed: string) => typed.startsWith('https://') && URL.canParse(typed)

/** What is written about an event, by the names of `eventTexts`. */
export const eventTextFields = () =>
  ({
    title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...words.title },
    cause: { ...line, ...words.cause, optional: true },
    /** One line for cards. */
    summary: { ...line, ...words.summary },
    description: { as: 'text', rows: 8, charsMax: DESCRIPTION_CHARS_MAX, ...words.description },
  }) as const

/** An event as an operator enters it. */
export const eventForm = perLanguage(() => {
  const { title, ...texts } = eventTextFields()
  return declareForm({
    fields: {
      slug: {
        as: 'line',
        charsMax: EVENT_SLUG_CHARS_MAX,
        ...words.slug,
        ...oneMessage(wrong.slug),
        read: (typed: string) => (SLUG.test(typed) ? typed : null),
      },
      title,
      circle: { as: 'select', options: copy.circles, ...words.circle },
      type: { as: 'select', options: eventWords.types, ...words.type },
      startsAt: { as: 'datetime', ...words.startsAt, ...oneMessage(wrong.time) },
      endsAt: { as: 'datetime', ...words.endsAt, ...oneMessage(wrong.time) },
      place: { ...line, ...words.place },
      /** Shown to ticket holders only. */
      onlineUrl: {
        ...line,
        ...words.onlineUrl,
        wrong: wrong.link,
        read: (typed: string) => (isLink(typed) ? typed : null),
        optional: true,
      },
      ...texts,
      entry: { as: 'select', options: copy.entries, ...words.entry },
      /** The funds and the goal are the campaign's. */
      campaignSlug: { ...line, ...words.campaignSlug, optional: true },
      capacity: { ...people, min: 1, ...words.capacity, optional: true },
      /** People counted elsewhere, for example on a paper list; they take seats too. */
      attendeesBaseline: { ...people, min: 0, ...words.attendeesBaseline, optional: true },
      baselineNote: { ...line, ...words.baselineNote, optional: true },
    },
    checks: [
      {
        field: 'endsAt',
        message: wrong.end(daysInWords(EVENT_MS_MAX / DAY_MS)),
        isRight: ({ startsAt, endsAt }) => {
          const lastsMs = endsAt.getTime() - startsAt.getTime()
          return lastsMs > 0 && lastsMs <= EVENT_MS_MAX
        },
      },
      {
        field: 'entry',
        message: wrong.giftNeedsCampaign,
        isRight: ({ entry, campaignSlug }) => entry === 'free' || campaignSlug !== null,
      },
      {
        field: 'baselineNote',
        message: wrong.baselineNote,
        isRight: ({ attendeesBaseline, baselineNote }) => !attendeesBaseline || baselineNote !== null,
      },
      {
        field: 'capacity',
        message: wrong.capacity,
        isRight: ({ capacity, attendeesBaseline }) => capacity === null || capacity >= (attendeesBaseline ?? 0),
      },
    ],
  })
})
export type EventInput = ValuesOf<typeof eventForm.fields>

export const cancelForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: {
        as: 'text',
        rows: 2,
        charsMin: 3,
        charsMax: REASON_CHARS_MAX,
        ...copy.cancel.reason,
        ...oneMessage(wrong.reason),
      },
    },
  }),
)

export const checkInForm = perLanguage(() =>
  declareForm({
    fields: { code: { ...line, ...copy.checkIn.code, ...oneMessage(wrong.code), read: readCode } },
  }),
)
