/** What food needs to be published, as a form's values. */
export const FOOD = {
  commonName: 'Lime pickle',
  netQuantity: '300 g',
  diet: 'vegetarian',
  ingredients: 'Lime, salt, mustard oil',
  allergens: 'no-allergens',
  bestBefore: '9 months',
  fssai: '11521998000123',
  maker: 'Savitri Pickles',
  makerAddress: 'Unit 4, Mahila Udyog Kendra, Nashik 422001',
  origin: 'India',
} as const
