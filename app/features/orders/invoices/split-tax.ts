/** The parts of an amount with tax, in minor units. Their sum is the amount. */
export interface TaxSplit {
  taxableMinor: number
  cgstMinor: number
  sgstMinor: number
  igstMinor: number
}

const WHOLE = 10_000

export const grossOf = ({ taxableMinor, cgstMinor, sgstMinor, igstMinor }: TaxSplit): number =>
  taxableMinor + taxOf({ cgstMinor, sgstMinor, igstMinor })

export const taxOf = ({ cgstMinor, sgstMinor, igstMinor }: Omit<TaxSplit, 'taxableMinor'>): number =>
  cgstMinor + sgstMinor + igstMinor

/** floor(a × b / c), exact for all amounts. */
const share = (a: number, b: number, c: number): number => Number((BigInt(a) * BigInt(b)) / BigInt(c))

/** The tax in an amount that includes it, rounded half up to a paisa. */
export const taxIn = (grossMinor: number, basisPoints: number): number =>
  Number(
    (2n * BigInt(grossMinor) * BigInt(basisPoints) + BigInt(WHOLE + basisPoints)) / (2n * BigInt(WHOLE + basisPoints)),
  )

/**
 * Splits an amount that includes the tax. Within a State half of the tax is CGST and half SGST: an odd paisa is SGST, so
 * that both together are the tax exactly. Between States all of it is IGST.
 */
export function splitTax(grossMinor: number, basisPoints: number, isInterState: boolean): TaxSplit {
  const tax = taxIn(grossMinor, basisPoints)
  const cgstMinor = isInterState ? 0 : Math.floor(tax / 2)
  const igstMinor = isInterState ? tax : 0
  return { taxableMinor: grossMinor - tax, cgstMinor, sgstMinor: tax - cgstMinor - igstMinor, igstMinor }
}

/** Divides an amount in the ratio of the weights; the sum is the amount, and no share is above its weight if that fits. */
export function divide(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  let before = 0
  return weights.map((weight) => {
    const upTo = (minor: number) => share(amountMinor, minor, total)
    const part = upTo(before + weight) - upTo(before)
    before += weight
    return part
  })
}

export interface Creditable {
  gstBasisPoints: number | null
  /** What earlier credit notes have left of the line. */
  left: TaxSplit
  /** The price of its items that came back; 0 for none. */
  returnedMinor: number
}

/**
 * The lines of a credit note: the amount goes to the items that came back, and what is more than their price to all
 * lines in the ratio of what is left of them. The last note of a line takes what is left of its taxes.
 */
export function creditLines(amountMinor: number, lines: readonly Creditable[]): TaxSplit[] {
  const wanted = lines.map(({ left, returnedMinor }) => Math.min(returnedMinor, grossOf(left)))
  const sumWanted = wanted.reduce((sum, minor) => sum + minor, 0)
  const first = divide(Math.min(amountMinor, sumWanted), wanted)
  const rest = lines.map(({ left }, i) => grossOf(left) - (first[i] ?? 0))
  const second = divide(Math.max(0, amountMinor - sumWanted), rest)
  return lines.map((line, i) => creditOf((first[i] ?? 0) + (second[i] ?? 0), line))
}

function creditOf(grossMinor: number, { gstBasisPoints, left }: Creditable): TaxSplit {
  if (grossMinor === grossOf(left)) return left
  const tax = Math.min(taxIn(grossMinor, gstBasisPoints ?? 0), taxOf(left))
  const igstMinor = Math.min(tax, left.igstMinor)
  const sgstMinor = Math.min(Math.ceil((tax - igstMinor) / 2), left.sgstMinor)
  return { taxableMinor: grossMinor - tax, cgstMinor: tax - igstMinor - sgstMinor, sgstMinor, igstMinor }
}
