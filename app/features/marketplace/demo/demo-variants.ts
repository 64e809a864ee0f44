interface DemoVariant {
  value: string
  /** In whole units. */
  price: number
  stock: number
}

/** The option of a demo product with its variants; the first has the product's price. */
interface DemoOption {
  option: string
  variants: readonly DemoVariant[]
}

export const DEMO_OPTIONS: Readonly<Record<string, DemoOption>> = {
  'bangles-with-stitched-cord': {
    option: 'Size',
    variants: [
      { value: '2.4', price: 420, stock: 6 },
      { value: '2.6', price: 420, stock: 9 },
      { value: '2.8', price: 440, stock: 0 },
    ],
  },
  'kauna-reed-mat': {
    option: 'Size',
    variants: [
      { value: '120 × 60 cm', price: 780, stock: 7 },
      { value: '180 × 60 cm', price: 1150, stock: 4 },
    ],
  },
  'terracotta-jhumka-pair': {
    option: 'Colour',
    variants: [
      { value: 'Terracotta', price: 180, stock: 12 },
      { value: 'Charcoal', price: 180, stock: 8 },
      { value: 'Terracotta and white', price: 210, stock: 5 },
    ],
  },
}
