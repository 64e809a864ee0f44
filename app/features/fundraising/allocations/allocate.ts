/** What is left of a gift. */
export interface UnspentGift {
  id: string
  unspentMinor: number
}

interface Share {
  giftId: string
  amountMinor: number
}

export interface Allocated {
  /** Each more than 0. */
  shares: readonly Share[]
  /** What the gifts do not cover. */
  missingMinor: number
}

/** Takes an amount from gifts, the oldest first: each gives all that is left of it before the next one gives anything. */
export function allocate(oldestFirst: readonly UnspentGift[], amountMinor: number): Allocated {
  const shares: Share[] = []
  let missingMinor = amountMinor
  for (const { id, unspentMinor } of oldestFirst) {
    if (missingMinor === 0) break
    const taken = Math.min(unspentMinor, missingMinor)
    if (taken <= 0) continue
    shares.push({ giftId: id, amountMinor: taken })
    missingMinor -= taken
  }
  return { shares, missingMinor }
}

/** What a gift has paid of a tranche. */
export interface SpentPart {
  trancheId: string
  amountMinor: number
}

/** The last parts of what was spent, together this amount. */
export function lastSpent<Part extends SpentPart>(spent: readonly Part[], amountMinor: number): Part[] {
  let left = amountMinor
  return spent
    .toReversed()
    .flatMap((part) => {
      const taken = Math.min(part.amountMinor, left)
      left -= taken
      return taken > 0 ? [{ ...part, amountMinor: taken }] : []
    })
    .toReversed()
}

interface Replaced extends SpentPart {
  /** Null: the organisation pays it. */
  giftId: string | null
}

/** Who pays what a returned gift had paid: the oldest gifts of which something is left, and the organisation the rest. */
export function replaceGift(spent: readonly SpentPart[], oldestFirst: readonly UnspentGift[]): Replaced[] {
  let left = oldestFirst
  return spent.flatMap(({ trancheId, amountMinor }): Replaced[] => {
    const { shares, missingMinor } = allocate(left, amountMinor)
    const taken = new Map(shares.map((share) => [share.giftId, share.amountMinor]))
    left = left.map(({ id, unspentMinor }) => ({ id, unspentMinor: unspentMinor - (taken.get(id) ?? 0) }))
    const rest = missingMinor > 0 ? [{ giftId: null, trancheId, amountMinor: missingMinor }] : []
    return [...shares.map((share) => ({ ...share, trancheId })), ...rest]
  })
}
