import { DAY_MS } from '#app/platform/time/durations.ts'
import { CoinBox } from './coins.test-support.ts'

interface Given {
  amountMinor: number
  tipMinor: number
  /** What the provider will take, not known to the program before the settlement. */
  feeMinor: number
  taxMinor: number
  at: Date
}

class Gift {
  readonly parts: { amountMinor: number; campaignMinor: number }[] = []
  readonly given: Given
  readonly costMinor: number
  isBack = false
  isSettled = false
  isCharged = false
  settledRefundsMinor = 0

  constructor(given: Given) {
    this.given = given
    this.costMinor = promisedCost(given.amountMinor).costMinor
  }

  get totalMinor(): number {
    return this.given.amountMinor + this.given.tipMinor
  }

  get refundedMinor(): number {
    return this.isBack ? this.totalMinor : sum(this.parts, ({ amountMinor }) => amountMinor)
  }

  /** Of the promise, what paid the provider's fee and the tax on it. */
  get charged(): { feeMinor: number; taxMinor: number } {
    const feeMinor = Math.min(this.given.feeMinor, this.costMinor)
    return { feeMinor, taxMinor: Math.min(this.given.taxMinor, this.costMinor - feeMinor) }
  }
}

type TrancheState = 'prepared' | 'released' | 'paid' | 'failed' | 'cancelled'

/** Two percent, and 18 percent tax on it, each rounded to whole paise. */
export function promisedCost(amountMinor: number) {
  const feeMinor = Math.round((amountMinor * 2) / 100)
  const taxMinor = Math.round((feeMinor * 18) / 100)
  return { feeMinor, taxMinor, costMinor: feeMinor + taxMinor }
}

const sum = <Item>(of: Iterable<Item>, minorOf: (item: Item) => number): number =>
  [...of].reduce((minor, item) => minor + minorOf(item), 0)

/**
 * The money of one campaign by the rules in docs/giving.md, without the program: facts are noted, and every figure is
 * computed from them. Where the money is, is known by coins.
 */
export class MoneyModel {
  readonly box = new CoinBox()
  readonly gifts = new Map<string, Gift>()
  readonly tranches = new Map<string, { minor: number; state: TrancheState }>()
  /** By returns of the whole campaign. */
  returnedMinor = 0

  get counting(): [string, Gift][] {
    return [...this.gifts].filter(([, { isBack }]) => !isBack)
  }

  #gift(id: string): Gift {
    const gift = this.gifts.get(id)
    if (!gift) throw new Error(`no gift ${id}`)
    return gift
  }

  /** What the provider still has of a payment. */
  restOf = (id: string): number => this.#gift(id).totalMinor - this.#gift(id).refundedMinor

  give(id: string, given: Given): void {
    const gift = new Gift(given)
    this.gifts.set(id, gift)
    this.box.give(id, given.amountMinor - gift.costMinor)
  }

  /** `order`: the tranches in the order in which the gift has paid them. */
  returnWhole(id: string, order: readonly string[]): void {
    this.#gift(id).isBack = true
    this.box.refund(id, order)
  }

  returnPart(id: string, amountMinor: number, order: readonly string[]): void {
    if (amountMinor === this.restOf(id)) return this.returnWhole(id, order)
    const campaignMinor = Math.min(amountMinor, this.box.coinsOf(id))
    this.#gift(id).parts.push({ amountMinor, campaignMinor })
    this.box.refundPart(id, campaignMinor, order)
  }

  /** Whole where nothing was touched, otherwise exactly what is left. */
  returnLeft(): void {
    for (const [id, gift] of this.counting) {
      const left = this.box.leftOf(id)
      if (left === 0) continue
      const isWhole = left === this.box.coinsOf(id) && gift.parts.length === 0
      this.returnedMinor += isWhole ? gift.totalMinor : left
      if (isWhole) this.returnWhole(id, [])
      else {
        gift.parts.push({ amountMinor: left, campaignMinor: left })
        this.box.refundPart(id, left, [])
      }
    }
  }

  /** The provider has settled everything so far: what its fee leaves of the promise is the campaign's. */
  settle(): void {
    for (const [id, gift] of this.gifts) {
      gift.settledRefundsMinor = gift.refundedMinor
      gift.isSettled = true
      if (gift.isCharged || gift.isBack) continue
      gift.isCharged = true
      this.box.give(id, gift.costMinor - gift.charged.feeMinor - gift.charged.taxMinor)
    }
  }

  prepare = (id: string, minor: number): void => void this.tranches.set(id, { minor, state: 'prepared' })

  move(id: string, state: TrancheState): void {
    const tranche = this.tranches.get(id)
    if (!tranche) throw new Error(`no tranche ${id}`)
    tranche.state = state
    if (state === 'released') this.box.pay(id, tranche.minor)
    if (state === 'failed') this.box.comeBack(id)
  }

  in = (...states: TrancheState[]): string[] =>
    [...this.tranches].filter(([, { state }]) => states.includes(state)).map(([id]) => id)
  #minorIn = (...states: TrancheState[]): number => sum(this.in(...states), (id) => this.tranches.get(id)?.minor ?? 0)

  ownersFigures(now: Date) {
    const isReturnable = ({ given }: Gift) => given.at.getTime() > now.getTime() - DAY_MS
    const balanceMinor = this.box.inBox()
    const returnable = this.counting.filter(([, gift]) => isReturnable(gift))
    const returnableMinor = sum(returnable, ([id]) => this.box.coinsOf(id))
    const preparedMinor = this.#minorIn('prepared')
    return {
      receivedMinor: sum(this.counting, ([id]) => this.box.coinsOf(id)),
      elsewhereMinor: 0,
      returnableMinor,
      preparedMinor,
      heldMinor: 0,
      paidOutMinor: this.#minorIn('released', 'paid'),
      balanceMinor,
      payableMinor: Math.max(0, balanceMinor - returnableMinor - preparedMinor),
      isReturning: false,
    }
  }

  publicFigures() {
    const counted = ([, gift]: [string, Gift]) =>
      gift.given.amountMinor - sum(gift.parts, ({ campaignMinor }) => campaignMinor)
    return { raisedMinor: sum(this.counting, counted), supporters: this.counting.length }
  }

  /** 'gift net', sorted: what belongs to the campaign of each gift that counts. */
  nets = (): string[] => this.counting.map(([id]) => `${id} ${this.box.coinsOf(id)}`).toSorted()

  /** What this campaign has added to each account, in the account's own direction. */
  books(): Record<string, number> {
    const gifts = [...this.gifts.values()]
    const counting = this.counting.map(([, gift]) => gift)
    const settled = gifts.filter(({ isSettled }) => isSettled)
    const charged = counting.filter(({ isCharged }) => isCharged)
    const excess = (gift: Gift) => sum(gift.parts, ({ amountMinor, campaignMinor }) => amountMinor - campaignMinor)
    return {
      'asset:gateway:sandbox': sum(
        gifts,
        (gift) => (gift.isSettled ? 0 : gift.totalMinor) - (gift.refundedMinor - gift.settledRefundsMinor),
      ),
      'asset:bank':
        sum(settled, ({ given, totalMinor }) => totalMinor - given.feeMinor - given.taxMinor) -
        sum(gifts, ({ settledRefundsMinor }) => settledRefundsMinor) -
        this.#minorIn('paid'),
      'liability:campaign': this.box.inBox(),
      'liability:payment-costs': sum(counting, ({ isCharged, costMinor }) => (isCharged ? 0 : costMinor)),
      'liability:payouts': this.#minorIn('released'),
      'liability:refunds': 0,
      'income:tips': sum(counting, ({ given }) => given.tipMinor),
      'expense:payment-fees':
        sum(settled, ({ given }) => given.feeMinor) - sum(charged, (gift) => gift.charged.feeMinor),
      'expense:payment-fees-tax':
        sum(settled, ({ given }) => given.taxMinor) - sum(charged, (gift) => gift.charged.taxMinor),
      'expense:returned-by-provider': sum(counting, excess) + this.box.ofOrganisation(),
    }
  }
}
