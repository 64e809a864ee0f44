import type { Fact } from '#app/features/marketplace/schema.ts'
import type { BestBeforeFault } from './best-before.ts'
import type { Allergen, Diet } from './choices.ts'
import type { QuantityFault } from './net-quantity.ts'

const number = (count: number): string => count.toLocaleString('en-IN')

/** Copy of the product information: on the seller's form, in an import, and on the product page. */
export const copy = {
  lead: 'Buyers see this on the product page. You can save a draft without it. To publish, the law asks for what your category needs.',
  labels: {
    commonName: 'Common name',
    netQuantity: 'Net quantity',
    diet: 'Vegetarian or non-vegetarian',
    ingredients: 'Ingredients',
    allergens: 'Allergens',
    bestBefore: 'Best before',
    fssai: 'FSSAI number',
    madeOf: 'Made of',
    maker: 'Maker, packer or importer',
    makerAddress: 'Address of the maker, packer or importer',
    origin: 'Country of origin',
    madeMonth: 'Month of manufacture',
  } satisfies Readonly<Record<Fact, string>>,
  hints: {
    commonName: 'What people call it, for example “Mango pickle” or “Cotton saree”.',
    netQuantity: 'A number and a unit, for example 500 g, 1.5 kg, 200 ml, 3 x 100 g or 1 piece.',
    diet: 'Food with egg counts as non-vegetarian. Food with milk is vegetarian.',
    ingredients: 'All of them, the largest part first. For example: raw mango, mustard oil, salt.',
    allergens: 'Tick what is in it. If it has none of these, say so.',
    bestBefore: 'From the day of packing, for example 9 months or 30 days. Or a date, for example 31-12-2027.',
    fssai: 'The 14 digits of your FSSAI licence or registration.',
    madeOf: undefined,
    maker: 'The name of your business or group.',
    makerAddress:
      'Buyers will see this address. If you do not want to show your home, use the address of your group or unit, or a post box.',
    origin: undefined,
    madeMonth: 'For example March 2027.',
  } satisfies Readonly<Record<Fact, string | undefined>>,
  optional: 'optional',
  diets: { vegetarian: 'Vegetarian', 'non-vegetarian': 'Non-vegetarian' } satisfies Readonly<Record<Diet, string>>,
  allergens: {
    gluten: 'Cereals with gluten (wheat, barley, oats, rye)',
    crustaceans: 'Prawns, crab and other crustaceans',
    milk: 'Milk',
    egg: 'Egg',
    fish: 'Fish',
    nuts: 'Peanuts or tree nuts',
    soya: 'Soya',
    sulphites: 'Sulphites (10 mg per kg or more)',
    'no-allergens': 'None of these',
  } satisfies Readonly<Record<Allergen, string>>,
  /** When a required field is empty. */
  missing: {
    commonName: 'Enter the common name of the product.',
    netQuantity: 'Enter the net quantity, for example 500 g or 1 piece.',
    diet: 'Choose vegetarian or non-vegetarian.',
    ingredients: 'Enter the ingredients.',
    allergens: 'Tick the allergens, or “None of these”.',
    bestBefore: 'Enter how long it keeps, for example 9 months.',
    fssai: 'Enter your FSSAI number. Food cannot be sold without one.',
    madeOf: 'Enter what it is made of.',
    maker: 'Enter the name of the maker, packer or importer.',
    makerAddress: 'Enter the address of the maker, packer or importer.',
    origin: 'Enter the country of origin.',
    madeMonth: 'Enter the month of manufacture, for example March 2027.',
  } satisfies Readonly<Record<Fact, string>>,
  wrong: {
    quantity: {
      'no-number': 'Start the net quantity with a number, for example 500 g.',
      zero: 'The net quantity must be more than zero.',
      'no-unit': 'Add the unit to the net quantity, for example g, kg, ml or pieces.',
      'strange-unit': 'Use one of these units: mg, g, kg, ml, l, mm, cm, m, pieces, pairs or sets.',
      'too-large': 'This net quantity is too large. Check the number.',
      'too-fine': 'Use at most three digits after the point in the net quantity.',
      'not-whole': 'Pieces, pairs and sets are whole numbers.',
    } satisfies Readonly<Record<QuantityFault, string>>,
    bestBefore: {
      unreadable:
        'Enter a time from packing, for example 9 months, or a date with the day first, for example 31-12-2027.',
      past: 'This best-before date has passed. Enter a later date, or a time from packing.',
      far: 'This best-before date is more than 10 years away. Check the year.',
      'no-time': 'The best-before time must be at least one day.',
      'too-long': 'The best-before time can be up to 10 years.',
    } satisfies Readonly<Record<BestBeforeFault, string>>,
    fssai: {
      'not-digits': 'An FSSAI number has only digits. Copy the 14 digits from your certificate.',
      length: (digits: number) => `An FSSAI number has 14 digits. This one has ${number(digits)}.`,
      kind: 'An FSSAI number starts with 1 (licence) or 2 (registration). Check the first digit.',
      'central-registration':
        'The second and third digit of a registration are the code of a State, not 00. Check the number.',
      state: (code: string) => `No State has the code ${code} (second and third digit). Check the number.`,
    },
    diet: 'Enter vegetarian or non-vegetarian. Food with egg is non-vegetarian.',
    allergens: {
      contradiction: 'Tick either “None of these” or the allergens, not both.',
      unknown: (word: string) =>
        `“${word}” is not on the list of allergens. Use gluten, crustaceans, milk, egg, fish, nuts, soya, sulphites or none.`,
    },
    month: 'Enter the month and the year, for example March 2027.',
    monthAhead: 'The month of manufacture is in the future. Check it.',
    words: (label: string) => `${label}: please write it in words.`,
    address: 'Write the full address, with the place and the PIN code.',
    tooLong: (label: string, max: number, typed: number) =>
      `${label}: up to ${number(max)} characters. You wrote ${number(typed)}.`,
  },
  page: {
    /** Shorter labels than on the form. */
    labels: { diet: 'Food type', makerAddress: 'Address' },
    /** The category and the price are no fields of the form. */
    category: 'Category',
    mrp: 'MRP',
    mrpSays: 'The price on this page, inclusive of all taxes',
    unitPrice: 'Unit price',
    unitPriceSays: (price: string, unit: string) => `${price} per ${unit}`,
    marks: { vegetarian: 'Vegetarian', 'non-vegetarian': 'Non-vegetarian' } satisfies Readonly<Record<Diet, string>>,
    kinds: { licence: 'Licence', registration: 'Registration' },
    by: { central: 'Central authority' },
    checked: (day: string) => `Compared with the FSSAI register by our market desk on ${day}`,
    stated: 'Seller’s statement. We have not compared it with the FSSAI register yet.',
    demo: 'Example: not a real number',
  },
} as const
