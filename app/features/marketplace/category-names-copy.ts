/** The built-in categories, by their slugs. */
export const categoryNames = {
  clothing: 'Clothing',
  accessories: 'Accessories',
  'home-and-garden': 'Home & Garden',
  beauty: 'Beauty',
  food: 'Food',
  handmade: 'Handmade',
} as const
