import { counted } from '#app/platform/text/plural.ts'

/** What an import and the product form say about wrong values. */
export const productCopy = {
  wrong: {
    title: 'Enter a name.',
    category: 'Choose one of the categories.',
    priceMissing: 'Enter a price.',
    price: 'Enter the price as a number, for example 450 or 99.50.',
    priceZero: 'The price must be more than zero.',
    priceLimit: (limit: string) => `The price can be up to ${limit}.`,
    fraction: 'Use at most two digits after the point.',
    currency: 'Enter INR or USD as the currency.',
    currencyFixed: (currency: string) => `This listing was published in ${currency}. You cannot change its currency.`,
    stock: (max: string) => `Enter the quantity in stock, a whole number from 0 to ${max}.`,
    deliveryMissing: 'Enter the delivery cost. 0 means free delivery.',
    delivery: 'Enter the delivery cost as a number, or 0 for free delivery.',
    deliveryLimit: (limit: string) => `The delivery cost can be up to ${limit}.`,
    days: (max: number) => `Enter the delivery time in days, a whole number from 1 to ${max}.`,
    state: 'Enter draft, published or paused.',
    slugUnknown: 'You have no listing with this slug. Leave the slug empty to add a new listing.',
    slugTwice: (line: number) => `Line ${line} has the same slug.`,
    variantTwice: (line: number) => `Line ${line} has the same product and options.`,
    optionName: 'Enter the name of the option, for example Weight.',
    optionValue: 'Enter the value of the option, for example 500 g.',
    optionTooLong: (max: number) => `Use up to ${max} characters.`,
    optionComma: 'Leave out the comma.',
    optionTwice: 'Another option of this line has the same name.',
    optionsOther: (names: readonly string[]) =>
      `This listing has the options ${names.join(', ')}. Use the same names in all its lines.`,
    optionsMissing: 'This listing has several variants. Enter the options of the one that you mean.',
    tooManyVariants: (max: number) => `A listing can have up to ${max} combinations of options.`,
    withdrawn: 'Our market desk has removed this listing. You can change it, but you cannot publish it.',
    cells: (found: number, wanted: number) =>
      `This line has ${counted(found, 'cell', 'cells')}, but the first line has ${wanted}. Put quotation marks around texts with a comma.`,
    tooManyProducts: (max: string) => `A shop can have up to ${max} listings.`,
  },
} as const
