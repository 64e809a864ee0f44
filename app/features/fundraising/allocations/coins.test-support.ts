/**
 * An independent model of a campaign's money: each smallest unit is a coin of one gift. A payout takes the first coins
 * that are in the box, a return puts them back, a refund takes a gift's coins out of the box and replaces those that
 * were paid.
 */
export class CoinBox {
  /** Of each gift, the oldest first, where each coin is: null in the box, otherwise the tranche. */
  readonly #gifts = new Map<string, (string | null)[]>()
  readonly #organisation = new Map<string, number>()

  /** Also adds to a gift. */
  give(giftId: string, coins: number): void {
    const own = this.#gifts.get(giftId) ?? []
    this.#gifts.set(giftId, [...own, ...Array.from({ length: coins }, () => null)])
  }

  inBox = (): number => [...this.#gifts.keys()].reduce((sum, giftId) => sum + this.leftOf(giftId), 0)
  coinsOf = (giftId: string): number => this.#gifts.get(giftId)?.length ?? 0
  /** Its coins that are in the box. */
  leftOf = (giftId: string): number => this.#gifts.get(giftId)?.filter((where) => where === null).length ?? 0
  /** What the organisation has paid of payouts. */
  ofOrganisation = (): number => [...this.#organisation.values()].reduce((sum, coins) => sum + coins, 0)

  /** Coins of the oldest gifts that have some; returns how many the box lacks. */
  #take(trancheId: string, coins: number): number {
    let lacking = coins
    for (const own of this.#gifts.values()) {
      for (let at = 0; at < own.length && lacking > 0; at += 1) {
        if (own[at] !== null) continue
        own[at] = trancheId
        lacking -= 1
      }
    }
    return lacking
  }

  pay(trancheId: string, coins: number): void {
    if (this.#take(trancheId, coins) > 0) throw new Error('the box is empty')
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
    this.refundPart(giftId, this.coinsOf(giftId), order)
    this.#gifts.delete(giftId)
  }

  /** Takes coins of a gift out: those in the box, then those of the last tranches. `order`: as for `refund`. */
  refundPart(giftId: string, coins: number, order: readonly string[]): void {
    const taken = new Map<string | null, number>()
    let left = coins
    for (const from of [null, ...order.toReversed()]) {
      const own = this.#gifts.get(giftId) ?? []
      const stay = own.filter((where) => where !== from || left-- <= 0)
      left = Math.max(0, left)
      taken.set(from, own.length - stay.length)
      this.#gifts.set(giftId, stay)
    }
    for (const trancheId of order) {
      const lacking = this.#take(trancheId, taken.get(trancheId) ?? 0)
      if (lacking > 0) this.#organisation.set(trancheId, (this.#organisation.get(trancheId) ?? 0) + lacking)
    }
  }

  /** What is left goes back: every coin that is in the box. */
  empty(): void {
    for (const giftId of this.#gifts.keys()) this.refundPart(giftId, this.leftOf(giftId), [])
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
