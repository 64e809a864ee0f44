/** The words of the section that the browser draws itself; a product page loads no others. */
export const copy = {
  title: 'Product information',
  care: 'Consumer care',
  careSays: (brand: string) => `${brand} market desk:`,
  careLink: 'write to us',
} as const
