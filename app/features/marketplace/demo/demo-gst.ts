import { gstCodeOf, gstinCheckOf } from '#app/platform/india/gst.ts'
import type { IndianState } from '#app/platform/india/states.ts'

const FIRST_NUMBER = 1000

/** Invented, in the form of real numbers. A seller without a GST number sends within their State only. */
export function demoNumbers(
  { state, isOwnStateOnly = false }: { state: IndianState | null; isOwnStateOnly?: boolean | undefined },
  i: number,
): { gstin: string | null; enrolmentNumber: string | null } {
  if (state === null) return { gstin: null, enrolmentNumber: null }
  const start = `${gstCodeOf(state)}DIYPX${FIRST_NUMBER + i}A1`
  if (isOwnStateOnly) return { gstin: null, enrolmentNumber: `${start}EN` }
  return { gstin: `${start}Z${gstinCheckOf(`${start}Z`)}`, enrolmentNumber: null }
}

/** HSN code and rate of the usual product of each category. */
const TAXES: Readonly<Record<string, { hsn: string; gstBasisPoints: number }>> = {
  clothing: { hsn: '6214', gstBasisPoints: 500 },
  accessories: { hsn: '7117', gstBasisPoints: 300 },
  'home-and-garden': { hsn: '6912', gstBasisPoints: 500 },
  beauty: { hsn: '3401', gstBasisPoints: 500 },
  food: { hsn: '2001', gstBasisPoints: 500 },
  handmade: { hsn: '4602', gstBasisPoints: 500 },
}

export const demoTax = (category: string) => TAXES[category] ?? {}
