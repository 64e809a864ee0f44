/** How donors pay. `any` holds for all of them. */
export const INSTRUMENTS = ['any', 'upi', 'card', 'netbanking', 'wallet'] as const
export type Instrument = (typeof INSTRUMENTS)[number]

/** Limits of a row: together they keep the costs of the smallest gift below the gift. */
export const COST_BASIS_POINTS_MAX = 1_000
export const COST_FIXED_MINOR_MAX = 5_00
export const COST_TAX_BASIS_POINTS_MAX = 3_000
export const COST_TEXT_CHARS_MAX = 300

export interface CostRule {
  /** Share of the gift, in hundredths of a percent. */
  basisPoints: number
  /** For each payment, in minor units. */
  fixedMinor: number
  /** GST on the fee, in hundredths of a percent. */
  taxBasisPoints: number
}

const WHOLE = 10_000

/** The payment costs of a gift in minor units: the fee and the GST on it, each rounded half up. */
export function costOf({ basisPoints, fixedMinor, taxBasisPoints }: CostRule, amountMinor: number): number {
  const feeMinor = shareOf(amountMinor, basisPoints) + fixedMinor
  return feeMinor + shareOf(feeMinor, taxBasisPoints)
}

/** Exact for all amounts of gifts: the product stays far below 2^53. */
const shareOf = (minor: number, basisPoints: number): number => Math.floor((minor * basisPoints + WHOLE / 2) / WHOLE)
