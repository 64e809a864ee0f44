/** The notice about unpaid orders. */
export const copy = {
  body: (total: string, time: string) =>
    `You have an unpaid order of ${total}. We keep its items for you until ${time}.`,
  link: 'Pay for it',
  end: '.',
  anew: ', or order below: the new order replaces it.',
} as const
