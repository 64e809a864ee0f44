import type { OwnProduct } from '#app/features/marketplace/views.ts'
import { OPTIONS_MAX } from '#app/features/marketplace/variants/limits.ts'
import { amountText } from '#app/platform/money.ts'
import { arrangeVariants, valuesAt } from './arrange-variants.ts'
import { newRow, type VariantsState } from './variants-form.ts'

/** The form of a listing's options and variants as they are; combinations that it does not have are left out. */
export function variantsState({ options, variants }: Pick<OwnProduct, 'options' | 'variants'>): VariantsState {
  const rows = variants.map((variant) => ({
    values: variant.options,
    number: variant.number,
    price: amountText(variant.priceMinor),
    stock: String(variant.stock),
    stockSeen: String(variant.stock),
    picture: variant.mediaId ?? '',
    isRemoved: false,
  }))
  const known = options.map((name, at) => ({ name, values: valuesAt(rows, at) }))
  const leftOut = { ...newRow(rows), isRemoved: true }
  return {
    options: Array.from({ length: OPTIONS_MAX }, (_, at) => ({
      name: known[at]?.name ?? '',
      values: known[at]?.values.join(', ') ?? '',
    })),
    names: options,
    rows: arrangeVariants({ names: options, rows }, known).map(({ values, from }) => ({ ...leftOut, ...from, values })),
    errors: {},
  }
}
