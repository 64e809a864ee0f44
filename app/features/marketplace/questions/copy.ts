/** Copy of the questions on a product's page. */
export const copy = { title: 'Questions to the maker' } as const
