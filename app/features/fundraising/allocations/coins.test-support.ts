/**
 * An independent model of a campaign's money: every rupee is a coin of one gift. A payout takes the first coins that are
 * in the box, a return puts them back, a refund takes a gift's coins out of the box and replaces those that were paid.
 */
export class CoinBox {
  /** Of each gift, where each coin is: null in the box, otherwise the tranche. */
  readonly #gifts = new Map<string, (string | null)[]>()
  readonly #organisation = new Map<string, number>()

  give(giftId: string, coins: number): void {
    this.#gifts.set(
      giftId,
      Array.from({ length: coins }, () => null),
    )
  }

  inBox(): number {
    return [...this.#gifts.values()].flat().filter((where) => where === null).length
  }

  coinsOf = (giftId: string): number => this.#gifts.get(giftId)?.length ?? 0

  /** One coin of the oldest gift that has one; false when the box is empty. */
  #take(trancheId: string): boolean {
    for (const coins of this.#gifts.values()) {
      const at = coins.indexOf(null)
      if (at === -1) continue
      coins[at] = trancheId
      return true
    }
    return false
  }

  pay(trancheId: string, coins: number): void {
    for (let i = 0; i < coins; i += 1) if (!this.#take(trancheId)) throw new Error('the box is empty')
  }

  comeBack(trancheId: string): void {
    for (const [giftId, coins] of this.#gifts) {
      this.#gifts.set(
        giftId,
        coins.map((where) => (where === trancheId ? null : where)),
      )
    }
    this.#organisation.delete(trancheId)
  }

  /** `order`: the tranches in the order in which the gift had paid them. */
  refund(giftId: string, order: readonly string[]): void {
    const coins = this.#gifts.get(giftId) ?? []
    this.#gifts.delete(giftId)
    for (const trancheId of order) {
      for (const where of coins) {
        if (where !== trancheId || this.#take(trancheId)) continue
        this.#organisation.set(trancheId, (this.#organisation.get(trancheId) ?? 0) + 1)
      }
    }
  }

  /** Takes coins of a gift out: those in the box, then those of the last tranches. `order`: as for `refund`. */
  refundPart(giftId: string, refunded: number, order: readonly string[]): void {
    let coins = refunded
    const own = this.#gifts.get(giftId) ?? []
    const paid = new Map<string, number>()
    for (const from of [null, ...order.toReversed()]) {
      for (let at = own.lastIndexOf(from); at !== -1 && coins > 0; at = own.lastIndexOf(from)) {
        own.splice(at, 1)
        coins -= 1
        if (from !== null) paid.set(from, (paid.get(from) ?? 0) + 1)
      }
    }
    for (const trancheId of order) {
      for (let left = paid.get(trancheId) ?? 0; left > 0; left -= 1) {
        if (this.#take(trancheId)) continue
        this.#organisation.set(trancheId, (this.#organisation.get(trancheId) ?? 0) + 1)
      }
    }
  }

  /** What is left goes back: every coin that is in the box. */
  empty(): void {
    for (const [giftId, coins] of this.#gifts) {
      this.#gifts.set(
        giftId,
        coins.filter((where) => where !== null),
      )
    }
  }

  /** 'tranche gift coins' for each part, sorted; the organisation is 'nobody'. */
  parts(): string[] {
    const counts = new Map<string, number>()
    const add = (key: string, coins: number) => counts.set(key, (counts.get(key) ?? 0) + coins)
    for (const [giftId, coins] of this.#gifts) {
      for (const where of coins) if (where !== null) add(`${where} ${giftId}`, 1)
    }
    for (const [trancheId, coins] of this.#organisation) add(`${trancheId} nobody`, coins)
    return [...counts].map(([key, coins]) => `${key} ${coins}`).toSorted()
  }
}
