import { copy as careWords } from '#app/features/duty-of-care/copy.ts'
import {
  BADGES,
  DESCRIPTION_CHARS_MAX,
  LINE_CHARS_MAX,
  NAME_CHARS_MAX,
  PRICE_RUPEES_MAX,
  SORT_MAX,
} from '#app/features/duty-of-care/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const words = copy.fields

export const serviceForm = declareForm({
  fields: {
    name: { as: 'line', charsMax: NAME_CHARS_MAX, ...words.name },
    description: { as: 'text', rows: 4, charsMax: DESCRIPTION_CHARS_MAX, ...words.description },
    price: { as: 'number', min: 1, max: PRICE_RUPEES_MAX, ...words.price },
    unit: { as: 'select', options: copy.units, ...words.unit },
    sort: { as: 'number', min: 0, max: SORT_MAX, ...words.sort },
    isRegulated: { as: 'check', ...words.isRegulated, optional: true },
    isShown: { as: 'check', ...words.isShown, optional: true },
  },
})

const badgeWords = copy.badges.fields
const badgeNames = perLanguage(() => optionsOf(BADGES, (badge) => careWords.badges[badge]))

export const badgeForm = perLanguage(() =>
  declareForm({
    fields: {
      badge: { as: 'select', options: badgeNames, ...badgeWords.badge },
      firstName: { as: 'line', charsMax: NAME_CHARS_MAX, ...badgeWords.firstName },
      place: { as: 'line', charsMax: NAME_CHARS_MAX, ...badgeWords.place },
      reason: { as: 'line', charsMax: LINE_CHARS_MAX, ...badgeWords.reason },
      hasConsent: { as: 'check', ...badgeWords.hasConsent },
    },
  }),
)
