import type { ProductRecord, VariantRecord } from '#app/features/marketplace/views.ts'

type Choosable = Pick<VariantRecord, 'number' | 'options' | 'stock'>

/** One value of an option on a product's page. */
export interface Choice {
  value: string
  /** The variant that it leads to. */
  number: number
  isChosen: boolean
  isSoldOut: boolean
}

/** The variant that a page shows: the one with this number, else the first in stock. */
export function shownVariant(variants: readonly VariantRecord[], number: number | null): VariantRecord {
  const shown =
    variants.find((each) => each.number === number) ?? variants.find(({ stock }) => stock > 0) ?? variants[0]
  if (!shown) throw new Error('a product without a variant')
  return shown
}

/**
 * The values of each option, in the seller's order. A value leads to the variant that has it and otherwise differs
 * least from the one shown, so that no combination is a dead end.
 */
export function choicesOf(
  options: readonly string[],
  variants: readonly Choosable[],
  shown: Choosable,
): { name: string; choices: Choice[] }[] {
  return options.map((name, at) => {
    const values = [...new Set(variants.map((variant) => variant.options[at] ?? ''))]
    return { name, choices: values.map((value) => choiceOf({ value, at }, variants, shown)) }
  })
}

function choiceOf(
  { value, at }: { value: string; at: number },
  variants: readonly Choosable[],
  shown: Choosable,
): Choice {
  const differences = ({ options }: Choosable) =>
    options.filter((each, i) => i !== at && each !== shown.options[i]).length
  const having = variants.filter(({ options }) => options[at] === value)
  const best = having.toSorted(
    (a, b) => differences(a) - differences(b) || Number(b.stock > 0) - Number(a.stock > 0),
  )[0]
  if (!best) throw new Error('a value without a variant')
  return { value, number: best.number, isChosen: shown.options[at] === value, isSoldOut: best.stock === 0 }
}

/** Whether its variants have different prices, so that its price is only the lowest. */
export const hasSeveralPrices = ({ variants }: Pick<ProductRecord, 'variants'>): boolean =>
  variants.some(({ price_minor }) => price_minor !== variants[0]?.price_minor)
