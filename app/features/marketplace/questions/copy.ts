/** Copy of the list of questions, also on the product's page. */
export const copy = {
  title: 'Questions to the maker',
  none: 'No questions yet.',
  all: (count: number) => (count === 1 ? 'See the question' : `See all ${count} questions`),
  yours: 'Your question',
  withdraw: 'Withdraw question',
} as const
