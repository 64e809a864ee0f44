/** The notice about unpaid orders. */
export const copy = {
  body: (total: string, time: string) =>
    `An order of yours for ${total} waits to be paid. Its pieces are kept for you until ${time}.`,
  link: 'Go on with it',
  end: '.',
  anew: ', or order below: the new order takes its place.',
} as const
