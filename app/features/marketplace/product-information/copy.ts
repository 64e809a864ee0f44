import type { Fact } from '#app/features/marketplace/schema.ts'
import type { Allergen, Diet } from './choices.ts'

/** Labels of the product information, and the copy of the seller's form. */
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
} as const
