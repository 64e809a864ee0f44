/** A bill, and what of it no payout pays yet. */
interface OpenBill {
  id: string
  leftMinor: number
}

export interface BillPart {
  documentId: string
  amountMinor: number
}

const WHOLE_BP = 10_000

/** How much of these bills a payout of this amount pays: of each what is left, together at most the amount. */
export function billParts(bills: readonly OpenBill[], amountMinor: number): BillPart[] {
  let left = amountMinor
  return bills.flatMap(({ id, leftMinor }) => {
    const part = Math.min(leftMinor, left)
    left -= part
    return part > 0 ? [{ documentId: id, amountMinor: part }] : []
  })
}

/** What bills must cover of a payout, rounded up to the paisa. */
export const documentedMinorMin = (amountMinor: number, shareBp: number): number =>
  Math.ceil((amountMinor * shareBp) / WHOLE_BP)
