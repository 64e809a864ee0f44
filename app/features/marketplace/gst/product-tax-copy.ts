/** Copy of HSN code and GST rate of a product. */
export const productTaxCopy = {
  title: 'GST',
  lead: 'You have a GST number, so your invoices show the HSN code and the tax in the price. Your price stays as it is.',
  hsn: {
    label: 'HSN code',
    hint: '4, 6 or 8 digits, e.g. 2001 for pickles',
    missing: 'Enter the HSN code.',
    wrong: 'An HSN code has 4, 6 or 8 digits, for example 2001.',
  },
  rate: {
    label: 'GST rate',
    prompt: 'Choose the rate',
    hint: 'The rate that is in the price',
    missing: 'Choose the GST rate.',
    wrong: (rates: string) => `This is not a GST rate today. Use one of ${rates}.`,
  },
} as const
