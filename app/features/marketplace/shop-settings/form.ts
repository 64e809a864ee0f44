import { REST } from '#app/features/marketplace/delivery/delivery-rule.ts'
import {
  DELIVERY_DAYS_MAX,
  DELIVERY_MINOR_MAX,
  HOLIDAY_NOTE_CHARS_MAX,
  MIN_ORDER_MINOR_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_VOICE_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { PAISE } from '#app/platform/money.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { stateName, stateOptions } from '#app/platform/india/state-name.ts'
import { copy } from './copy.ts'

const { bio, voice, region } = copy.fields
const rupees = (minor: number) => minor / PAISE
const inWords = (minor: number) => rupees(minor).toLocaleString('en-IN')

/** What they write about themselves. */
export const shopTextFields = () =>
  ({
    bio: { as: 'text', rows: 9, charsMax: SELLER_BIO_CHARS_MAX, ...bio },
    voice: { as: 'text', rows: 4, charsMax: SELLER_VOICE_CHARS_MAX, ...voice, optional: true },
  }) as const

/** What sellers change themselves: their story, what they say, and their region. */
export const shopForm = (regions: readonly { id: string; name: string; country: string }[]) =>
  declareForm({
    fields: {
      ...shopTextFields(),
      region: {
        as: 'select',
        ...region,
        options: Object.fromEntries(regions.map(({ id, name, country }) => [id, `${name}, ${country}`])),
        wrong: copy.refused['no-region'],
      },
    },
  })

const { holiday, minimum, delivery } = copy

/** A holiday; whether its last day is possible is known by `set-holiday`. */
export const holidayForm = perLanguage(() =>
  declareForm({
    fields: {
      until: { as: 'date', ...holiday.until },
      holidayNote: {
        as: 'line',
        charsMax: HOLIDAY_NOTE_CHARS_MAX,
        tooLong: holiday.tooLong(HOLIDAY_NOTE_CHARS_MAX),
        ...holiday.note,
        optional: true,
      },
    },
  }),
)

export const minimumForm = perLanguage(() =>
  declareForm({
    fields: {
      minimum: {
        as: 'number',
        min: 1,
        max: rupees(MIN_ORDER_MINOR_MAX),
        label: minimum.label,
        wrong: minimum.wrong(inWords(MIN_ORDER_MINOR_MAX)),
        optional: true,
      },
    },
  }),
)

interface Home {
  state: string | null
  /** The only State that the seller may deliver to. */
  within: string | null
}

/** The places of delivery rates by value: the own State, all others, then each State. */
function placesOf({ state, within }: Home): Readonly<Record<string, string>> {
  const home = state === null ? {} : { [state]: delivery.home(stateName(state)) }
  if (within !== null) return home
  return { ...home, [REST]: delivery.rest, ...stateOptions(INDIAN_STATES.filter((name) => name !== state)) }
}

export const deliveryForm = (home: Home) =>
  declareForm({
    fields: {
      delivers: {
        as: 'radios',
        label: delivery.delivers.label,
        options: { yes: delivery.delivers.yes, no: delivery.delivers.no },
        missing: delivery.delivers.missing,
      },
      cost: {
        as: 'number',
        min: 0,
        max: rupees(DELIVERY_MINOR_MAX),
        label: delivery.cost.label,
        hint: delivery.cost.hint,
        wrong: delivery.cost.wrong(inWords(DELIVERY_MINOR_MAX)),
        optional: true,
      },
      days: {
        as: 'number',
        min: 1,
        max: DELIVERY_DAYS_MAX,
        label: delivery.daysField.label,
        hint: delivery.daysField.hint,
        wrong: delivery.daysField.wrong(DELIVERY_DAYS_MAX),
        optional: true,
      },
      places: { as: 'many', ...delivery.places, options: placesOf(home) },
    },
    checks: [
      {
        field: 'cost',
        of: ['delivers', 'cost'],
        message: delivery.cost.wrong(inWords(DELIVERY_MINOR_MAX)),
        isRight: ({ delivers, cost }) => delivers === 'no' || cost !== null,
      },
      {
        field: 'days',
        of: ['delivers', 'days'],
        message: delivery.daysField.wrong(DELIVERY_DAYS_MAX),
        isRight: ({ delivers, days }) => delivers === 'no' || days !== null,
      },
    ],
  })

export const minorOf = (rupeesTyped: number): number => rupeesTyped * PAISE
