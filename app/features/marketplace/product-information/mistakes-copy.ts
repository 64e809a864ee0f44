import type { Fact } from '#app/features/marketplace/schema.ts'
import type { BestBeforeFault } from './best-before.ts'
import type { QuantityFault } from './net-quantity.ts'

const number = (count: number): string => count.toLocaleString('en-IN')

/** What is wrong with the product information, at a field of the form and in the report of an import. */
export const mistakes = {
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
} as const
