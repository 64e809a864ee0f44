/** The notice about unpaid orders. */
export const copy = {
  body: (total: string, time: string) =>
    `You have an unpaid order of ${total}. We keep its items for you until ${time}.`,
  link: 'Pay for it',
  end: '.',
  anew: ', or place a new order below, which replaces it.',
} as const
