import { RETURN_WINDOW_MS } from '#app/features/marketplace/schema.ts'
import { ASSUMED_DELIVERED_MS, CASE_ANSWER_MS, CASE_REFUSED_MS, CASE_STUCK_MS } from '#app/features/orders/schema.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/durations.ts'

// What must come of a history, written a second time and without a database: orders, pieces and money in plain objects.

export const COMMISSION_BASIS_POINTS = 333
/** Before the buyer goes to the payment's page, and from then on. */
const HOLD_BEFORE_MS = 2 * MINUTE_MS
const HOLD_MS = 30 * MINUTE_MS

export interface ModelProduct {
  seller: number
  priceMinor: number
  deliveryMinor: number
  deliveryDays: number
  stock: number
}

export interface ModelCase {
  state: 'requested' | 'accepted' | 'refused' | 'disputed' | 'refunded' | 'closed'
  at: number
  quantities: readonly number[]
  goodsMinor: number
  wantedMinor: number
}

export interface ModelPart {
  seller: number
  quantities: readonly number[]
  goodsMinor: number
  deliveryMinor: number
  state: 'reserved' | 'lapsed' | 'paid' | 'packed' | 'sent' | 'delivered' | 'cancelled' | 'returned'
  arrivesBy: number
  sentAt: number
  deliveredAt: number
  isReleased: boolean
  commissionMinor: number
  refunds: { minor: number; hasArrived: boolean }[]
  cases: ModelCase[]
}

export interface ModelOrder {
  heldUntil: number
  isPaid: boolean
  totalMinor: number
  parts: ModelPart[]
  /** Money that bought nothing. */
  unused: { minor: number; hasArrived: boolean }[]
}

const OPEN = new Set(['requested', 'accepted', 'refused', 'disputed'])
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
export const refundedOf = (part: ModelPart) => sum(part.refunds.map(({ minor }) => minor))
export const heldOf = (order: ModelOrder, part: ModelPart) =>
  order.isPaid && !part.isReleased ? part.goodsMinor + part.deliveryMinor - refundedOf(part) : 0

/** One history's market: its own products and sellers, so that its sums are its own. */
export class MarketModel {
  readonly orders: ModelOrder[] = []
  readonly products: readonly ModelProduct[]
  /** What is the sellers', on its way to their banks, and there. */
  readonly own: number[]
  inBank = 0

  constructor(products: readonly ModelProduct[]) {
    this.products = products
    this.own = [...new Set(products.map(({ seller }) => seller))].map(() => 0)
  }

  totalOf(quantities: readonly number[]): number {
    return sum(this.#partsOf(quantities, 0).map((part) => part.goodsMinor + part.deliveryMinor))
  }

  /** In the place of another order, as long as that one waits for its payment. */
  place(quantities: readonly number[], now: number, earlier?: ModelOrder): ModelOrder | null {
    const replaced = earlier && this.waits(earlier, now) ? earlier : undefined
    const back = replaced ? this.#quantitiesOf(replaced) : []
    if (quantities.some((quantity, i) => quantity > this.#stock(i) + (back[i] ?? 0))) return null
    if (replaced) this.#lapse(replaced)
    this.#move(quantities, -1)
    const parts = this.#partsOf(quantities, now)
    const totalMinor = this.totalOf(quantities)
    const order = { heldUntil: now + HOLD_BEFORE_MS, isPaid: false, totalMinor, parts, unused: [] }
    this.orders.push(order)
    return order
  }

  waits(order: ModelOrder, now: number): boolean {
    return order.parts.every(({ state }) => state === 'reserved') && now < order.heldUntil
  }

  /** The same form again after its payment failed: the pieces are held on. */
  prolong(order: ModelOrder, now: number): boolean {
    if (order.parts.some(({ state }) => state !== 'reserved')) return false
    order.heldUntil = Math.max(order.heldUntil, now + HOLD_BEFORE_MS)
    return true
  }

  /** While the pieces are held they stay so, as long as the payment's page can be paid on. */
  goToPay(order: ModelOrder, now: number): boolean {
    if (order.parts.some(({ state }) => state !== 'reserved')) return false
    order.heldUntil = now + HOLD_MS
    return true
  }

  captured(order: ModelOrder): void {
    const quantities = this.#quantitiesOf(order)
    const isLapsed = order.parts.every(({ state }) => state === 'lapsed')
    if (isLapsed && quantities.every((quantity, i) => quantity <= this.#stock(i))) this.#move(quantities, -1)
    else if (isLapsed || order.isPaid) {
      if (isLapsed) for (const part of order.parts) part.state = 'cancelled'
      order.unused.push({ minor: order.totalMinor, hasArrived: false })
      return
    }
    order.isPaid = true
    for (const part of order.parts) part.state = 'paid'
  }

  cancel(part: ModelPart): boolean {
    if (part.state !== 'paid' && part.state !== 'packed') return false
    part.refunds.push({ minor: part.goodsMinor + part.deliveryMinor, hasArrived: false })
    part.state = 'cancelled'
    this.#move(part.quantities, 1)
    return true
  }

  /** Saying what is true already is no mistake. */
  step(part: ModelPart, to: 'packed' | 'sent' | 'delivered', now: number): boolean {
    const from = { packed: ['paid'], sent: ['paid', 'packed'], delivered: ['sent'] }[to]
    if (part.state === to) return true
    if (!from.includes(part.state)) return false
    part.state = to
    if (to === 'sent') part.sentAt = now
    if (to === 'delivered') part.deliveredAt = now
    return true
  }

  open(
    order: ModelOrder,
    part: ModelPart,
    ask: { quantities: readonly number[]; isWish: boolean },
    now: number,
  ): boolean {
    const isOnTime = part.state === 'sent' || (part.state === 'delivered' && now <= part.deliveredAt + RETURN_WINDOW_MS)
    if (!isOnTime || part.isReleased || sum(ask.quantities) === 0) return false
    const counted = part.cases.filter(({ state }) => OPEN.has(state) || state === 'refunded')
    const back = ask.quantities.map((quantity, i) => quantity + sum(counted.map((c) => c.quantities[i] ?? 0)))
    if (back.some((quantity, i) => quantity > (part.quantities[i] ?? 0))) return false
    const goodsMinor = sum(ask.quantities.map((quantity, i) => quantity * (this.products[i]?.priceMinor ?? 0)))
    const isWhole = back.every((quantity, i) => quantity === part.quantities[i])
    const hasDelivery = counted.some((c) => c.wantedMinor > c.goodsMinor)
    const askedMinor = goodsMinor + (isWhole && !ask.isWish && !hasDelivery ? part.deliveryMinor : 0)
    const wantedMinor = Math.min(askedMinor, heldOf(order, part))
    if (wantedMinor < 1) return false
    part.cases.push({ state: 'requested', at: now, quantities: ask.quantities, goodsMinor, wantedMinor })
    return true
  }

  answer(
    at: { order: ModelOrder; part: ModelPart; found: ModelCase },
    verdict: ModelCase['state'],
    restock: boolean,
    now: number,
  ) {
    const { order, part, found } = at
    const from = { accepted: ['requested'], refused: ['requested'], refunded: ['requested', 'accepted', 'disputed'] }
    if (!from[verdict as keyof typeof from].includes(found.state)) return false
    if (verdict !== 'refunded') return this.#note(found, verdict, now)
    return this.#refund(at, { minor: Math.min(found.wantedMinor, heldOf(order, part)), restock }, now)
  }

  dispute(found: ModelCase, now: number): boolean {
    const isSilent = ['requested', 'accepted'].includes(found.state) && now >= found.at + CASE_ANSWER_MS
    return found.state === 'refused' || isSilent ? this.#note(found, 'disputed', now) : false
  }

  withdraw(found: ModelCase, now: number): boolean {
    return OPEN.has(found.state) ? this.#note(found, 'closed', now) : false
  }

  /** `minor`: what the desk gives; null closes. */
  decide(at: { order: ModelOrder; part: ModelPart; found: ModelCase }, minor: number | null, now: number): boolean {
    const { order, part, found } = at
    const isStuck = ['requested', 'accepted'].includes(found.state) && now >= found.at + CASE_STUCK_MS
    if (found.state !== 'disputed' && !isStuck) return false
    if (minor === null) return this.#note(found, 'closed', now)
    if (minor < 1 || minor > Math.min(found.wantedMinor, heldOf(order, part))) return false
    return this.#refund(at, { minor, restock: false }, now)
  }

  /** All that time decides. */
  sweep(now: number): void {
    for (const order of this.orders) {
      if (order.parts.every(({ state }) => state === 'reserved') && order.heldUntil <= now) this.#lapse(order)
      for (const part of order.parts) this.#sweepPart(order, part, now)
    }
  }

  refundsArrive(): void {
    for (const { unused, parts } of this.orders) {
      for (const refund of [...unused, ...parts.flatMap(({ refunds }) => refunds)]) refund.hasArrived = true
    }
  }

  /** What was paid, and has not gone back to buyers. */
  get gateway(): number {
    const came = sum(
      this.orders.map((order) => (order.isPaid ? order.totalMinor : 0) + sum(order.unused.map((u) => u.minor))),
    )
    return came - sum(this.#refunds().map(({ minor, hasArrived }) => (hasArrived ? minor : 0)))
  }

  get refundsUnderWay(): number {
    return sum(this.#refunds().map(({ minor, hasArrived }) => (hasArrived ? 0 : minor)))
  }

  get refundsCount(): number {
    return this.#refunds().filter(({ hasArrived }) => !hasArrived).length
  }

  get commission(): number {
    return sum(this.orders.flatMap(({ parts }) => parts.map(({ commissionMinor }) => commissionMinor)))
  }

  held(seller: number): number {
    return sum(
      this.orders.flatMap((order) => order.parts.map((part) => (part.seller === seller ? heldOf(order, part) : 0))),
    )
  }

  #lapse(order: ModelOrder): void {
    for (const part of order.parts) part.state = 'lapsed'
    this.#move(this.#quantitiesOf(order), 1)
  }

  #refunds() {
    return this.orders.flatMap(({ unused, parts }) => [...unused, ...parts.flatMap(({ refunds }) => refunds)])
  }

  #sweepPart(order: ModelOrder, part: ModelPart, now: number): void {
    for (const found of part.cases) {
      if (found.state === 'refused' && now >= found.at + CASE_REFUSED_MS) this.#note(found, 'closed', now)
    }
    if (part.cases.some(({ state }) => OPEN.has(state))) return
    const assumedAt = Math.max(part.arrivesBy, part.sentAt) + ASSUMED_DELIVERED_MS
    if (part.state === 'sent' && now >= assumedAt) this.step(part, 'delivered', now)
    if (part.state === 'delivered' && !part.isReleased && now >= part.deliveredAt + RETURN_WINDOW_MS)
      this.#release(order, part)
  }

  #release(order: ModelOrder, part: ModelPart): void {
    const keptMinor = Math.max(part.goodsMinor - refundedOf(part), 0)
    part.commissionMinor = Math.floor((keptMinor * COMMISSION_BASIS_POINTS) / 10_000)
    this.own[part.seller] = (this.own[part.seller] ?? 0) + heldOf(order, part) - part.commissionMinor
    part.isReleased = true
  }

  #note(found: ModelCase, state: ModelCase['state'], now: number): true {
    found.state = state
    found.at = now
    return true
  }

  #refund(
    { order, part, found }: { order: ModelOrder; part: ModelPart; found: ModelCase },
    { minor, restock }: { minor: number; restock: boolean },
    now: number,
  ): boolean {
    if (minor < 1) return false
    this.#note(found, 'refunded', now)
    part.refunds.push({ minor, hasArrived: false })
    if (restock) this.#move(found.quantities, 1)
    const back = part.quantities.map((_, i) =>
      sum(part.cases.map((c) => (c.state === 'refunded' ? (c.quantities[i] ?? 0) : 0))),
    )
    if (refundedOf(part) < part.goodsMinor || back.some((quantity, i) => quantity < (part.quantities[i] ?? 0)))
      return true
    part.state = 'returned'
    this.#release(order, part)
    return true
  }

  #partsOf(quantities: readonly number[], now: number): ModelPart[] {
    const sellers = [...new Set(this.products.flatMap(({ seller }, i) => (quantities[i] ? [seller] : [])))]
    return sellers.map((seller) => {
      const isHers = (i: number) => this.products[i]?.seller === seller && (quantities[i] ?? 0) > 0
      const hers = this.products.filter((_, i) => isHers(i))
      return {
        seller,
        quantities: quantities.map((quantity, i) => (isHers(i) ? quantity : 0)),
        goodsMinor: sum(this.products.map(({ priceMinor }, i) => (isHers(i) ? priceMinor * (quantities[i] ?? 0) : 0))),
        deliveryMinor: Math.max(...hers.map(({ deliveryMinor }) => deliveryMinor)),
        state: 'reserved',
        arrivesBy: now + Math.max(...hers.map(({ deliveryDays }) => deliveryDays)) * DAY_MS,
        sentAt: 0,
        deliveredAt: 0,
        isReleased: false,
        commissionMinor: 0,
        refunds: [],
        cases: [],
      }
    })
  }

  #quantitiesOf(order: ModelOrder): number[] {
    return this.products.map((_, i) => sum(order.parts.map(({ quantities }) => quantities[i] ?? 0)))
  }

  #stock(i: number): number {
    return this.products[i]?.stock ?? 0
  }

  #move(quantities: readonly number[], direction: 1 | -1): void {
    for (const [i, product] of this.products.entries()) product.stock += direction * (quantities[i] ?? 0)
  }
}
