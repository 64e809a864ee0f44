import { type BestBefore, bestBeforeText } from './best-before.ts'
import type { Diet } from './choices.ts'
import { formatNetQuantity, type NetQuantity, type Unit } from './net-quantity.ts'

/** Copy of the product information on a product's page, which only the server puts together. */
export const words = {
  /** Shorter labels than on the form. */
  labels: { diet: 'Food type', makerAddress: 'Address' },
  /** The category and the price are no fields of the form. */
  category: 'Category',
  mrp: 'MRP',
  mrpSays: 'The price on this page, inclusive of all taxes',
  unitPrice: 'Unit price',
  quantity: (quantity: NetQuantity) => formatNetQuantity(quantity),
  unitPriceSays: (price: string, unit: Unit) => `${price} per ${unit}`,
  fromPacking: (time: Exclude<BestBefore, { day: string }>) => `${bestBeforeText(time)} from packing`,
  marks: { vegetarian: 'Vegetarian', 'non-vegetarian': 'Non-vegetarian' } satisfies Readonly<Record<Diet, string>>,
  kinds: { licence: 'Licence', registration: 'Registration' },
  by: { central: 'Central authority' },
  checked: (day: string) => `Compared with the FSSAI register by our market desk on ${day}`,
  stated: 'Seller’s statement. We have not compared it with the FSSAI register yet.',
  demo: 'Example: not a real number',
} as const
