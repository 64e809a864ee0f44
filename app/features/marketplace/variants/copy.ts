/** Copy around variants. */
export const copy = {
  choose: {
    label: (name: string) => `Choose: ${name}`,
    soldOut: 'Sold out',
  },
  from: (price: string) => `from ${price}`,
  count: (variants: number) => `${variants} variants`,
} as const
