import { MANY_SEPARATOR } from '#app/platform/form/fields.ts'

const DIETS = ['vegetarian', 'non-vegetarian'] as const
export type Diet = (typeof DIETS)[number]

const NON_VEGETARIAN = /^(non[\s-]*veg(etarian)?|egg|with egg|contains egg|मांसाहारी|माँसाहारी|नॉन[\s-]*वेज|अंडे वाला)$/i
const VEGETARIAN = /^(pure\s+)?(veg(etarian)?|vegan)$|^(शुद्ध\s+)?(शाकाहारी|वेज|वीगन)$/i

/** Food with egg counts as non-vegetarian. */
export function readDiet(typed: string): Diet | null {
  const plain = typed.trim()
  if (NON_VEGETARIAN.test(plain)) return 'non-vegetarian'
  return VEGETARIAN.test(plain) ? 'vegetarian' : null
}

/** The allergens that Indian law names, and the statement that there are none. */
const ALLERGENS = ['gluten', 'crustaceans', 'milk', 'egg', 'fish', 'nuts', 'soya', 'sulphites', 'no-allergens'] as const
export type Allergen = (typeof ALLERGENS)[number]
const NONE: Allergen = 'no-allergens'

/** Words of a file for an allergen. */
const OTHER_WORDS: Readonly<Record<string, Allergen>> = {
  none: NONE,
  'none of these': NONE,
  no: NONE,
  wheat: 'gluten',
  eggs: 'egg',
  peanuts: 'nuts',
  peanut: 'nuts',
  'tree nuts': 'nuts',
  'peanuts and tree nuts': 'nuts',
  soy: 'soya',
  soybeans: 'soya',
  sulphite: 'sulphites',
  dairy: 'milk',
  'कोई नहीं': NONE,
  'इनमें से कोई नहीं': NONE,
  नहीं: NONE,
  ग्लूटेन: 'gluten',
  गेहूँ: 'gluten',
  गेहूं: 'gluten',
  जौ: 'gluten',
  झींगा: 'crustaceans',
  केकड़ा: 'crustaceans',
  दूध: 'milk',
  अंडा: 'egg',
  अंडे: 'egg',
  मछली: 'fish',
  मेवे: 'nuts',
  मेवा: 'nuts',
  'सूखे मेवे': 'nuts',
  मूँगफली: 'nuts',
  मूंगफली: 'nuts',
  सोया: 'soya',
  सोयाबीन: 'soya',
  सल्फाइट: 'sulphites',
}

type ReadAllergens =
  | { ok: true; value: Allergen[] }
  | { ok: false; fault: 'contradiction' }
  | { ok: false; fault: 'unknown'; word: string }

/** Parses the ticked boxes of a form, or a list in a cell: 'milk, nuts', 'none'. */
export function readAllergens(typed: string): ReadAllergens {
  const words = typed
    .normalize('NFC')
    .split(/[|,;]/)
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
  const found = words.map((word) => ALLERGENS.find((each) => each === word) ?? OTHER_WORDS[word] ?? null)
  const unknown = words.find((_, i) => found[i] === null)
  if (unknown !== undefined) return { ok: false, fault: 'unknown', word: unknown }
  const value = ALLERGENS.filter((each) => found.includes(each))
  if (value.includes(NONE) && value.length > 1) return { ok: false, fault: 'contradiction' }
  return { ok: true, value }
}

/** The form in which they are stored, and in which a form shows its ticked boxes. */
export const allergensText = (value: readonly Allergen[]): string => value.join(MANY_SEPARATOR)
