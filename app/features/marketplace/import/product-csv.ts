import { writeCsv } from '#app/platform/file-formats/csv.ts'
import { fieldsOf } from '#app/features/marketplace/listing/product.ts'
import { FACTS, type WrongRow } from '#app/features/marketplace/schema.ts'
import { OPTIONS_MAX } from '#app/features/marketplace/variants/limits.ts'
import type { OwnProduct } from '#app/features/marketplace/views.ts'

/** One row for each variant: the names of its options, and their values. */
const OPTION_COLUMNS = Array.from({ length: OPTIONS_MAX }, (_, i) => i + 1).flatMap(
  (n) =>
    [
      [`option${n}_name`, `option${n}Name`],
      [`option${n}_value`, `option${n}Value`],
    ] as const,
)

/** The columns of a file of products, with the field that each fills; `slug` and `state` are not form fields. */
export const CSV_COLUMNS = [
  ['slug', 'slug'],
  ['title', 'title'],
  ['description', 'description'],
  ['category', 'category'],
  ['price', 'price'],
  ['currency', 'currency'],
  ['stock', 'stock'],
  ['delivery', 'delivery'],
  ['delivery_days', 'deliveryDays'],
  ['state', 'state'],
  ...FACTS.map((fact) => [columnOf(fact), fact] as const),
  ['hsn', 'hsn'],
  ['gst_rate', 'gstRate'],
  ...OPTION_COLUMNS,
] as const
/** Added to a file of invalid rows; ignored when it is imported. */
const ERROR_COLUMN = 'error'

/** 'netQuantity' → 'net_quantity' */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The column of a form field. */
export function columnOfField(field: string): string {
  return CSV_COLUMNS.find(([, name]) => name === field)?.[0] ?? field
}

/** The seller's products as a CSV file that can be imported again: one row for each variant. */
export function productsCsv(products: readonly OwnProduct[]): string {
  const rows = products.flatMap((product) =>
    product.variants.map(({ options, priceMinor, stock }) => {
      const own = fieldsOf({ ...product, priceMinor, stock })
      const named = options.flatMap((value, i) => [
        [`option${i + 1}Name`, product.options[i] ?? ''],
        [`option${i + 1}Value`, value],
      ])
      const fields: Record<string, string> = {
        ...own,
        ...(Object.fromEntries(named) as Record<string, string>),
        slug: product.slug,
        state: product.state,
      }
      return CSV_COLUMNS.map(([, field]) => fields[field] ?? '')
    }),
  )
  return writeCsv([CSV_COLUMNS.map(([column]) => column), ...rows])
}

/** The invalid rows as they were sent, each with its mistakes in a last column, to be corrected and imported again. */
export function wrongRowsCsv(head: readonly string[], wrong: readonly WrongRow[]): string {
  const errorAt = head.findIndex((name) => isErrorColumn(name))
  const without = (cells: readonly string[]) => (errorAt < 0 ? cells : cells.filter((_, i) => i !== errorAt))
  const rows = wrong.map(({ cells, faults }) => {
    const even = head.map((_, i) => cells[i] ?? '')
    const said = faults.map(({ column, sentence }) => (column ? `${column}: ${sentence}` : sentence)).join(' ')
    return [...without(even), said, ...cells.slice(head.length)]
  })
  return writeCsv([[...without(head), ERROR_COLUMN], ...rows])
}

/** Whether a column holds the mistakes of an earlier import. */
export function isErrorColumn(name: string): boolean {
  return name.trim().toLowerCase() === ERROR_COLUMN
}
