/** What an import and the product form say about wrong values. */
export const productCopy = {
  wrong: {
    title: 'Give it a name.',
    category: 'Choose one of the categories.',
    priceMissing: 'Say what it costs.',
    price: 'Write the price as a number, for example 450 or 99.50.',
    priceZero: 'The price must be more than zero.',
    priceLimit: (limit: string) => `A price can be ${limit} at most.`,
    fraction: 'Write at most two digits after the point.',
    currency: 'Prices are in INR or USD.',
    currencyFixed: (currency: string) => `It was published in ${currency}; the currency of a listing stays.`,
    stock: (max: string) => `Write how many pieces there are, a whole number from 0 to ${max}.`,
    deliveryMissing: 'Say what sending it costs. 0 means free delivery.',
    delivery: 'Write what sending it costs as a number, or 0 for free delivery.',
    deliveryLimit: (limit: string) => `Sending it can cost ${limit} at most.`,
    days: (max: number) => `Write within how many days it arrives, a whole number from 1 to ${max}.`,
    state: 'Write draft, published or paused.',
    slugUnknown: 'There is no listing of yours with this slug. Leave the slug empty to make a new one.',
    slugTwice: (line: number) => `Line ${line} has the same slug.`,
    withdrawn: 'Our market desk has taken it off. It can be changed, and not published.',
    cells: (found: number, wanted: number) =>
      `This line has ${found} cells where the first line has ${wanted}. Texts with a comma need quotation marks.`,
    tooManyProducts: (max: string) => `A shop holds ${max} listings at most.`,
  },
} as const
