import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import {
  ASSUMED_DELIVERED_MS,
  RETURN_ANSWER_MS,
  RETURN_REFUSED_MS,
  RETURN_STUCK_MS,
} from '#app/features/orders/schema.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'

// The expected result of a history, implemented a second time without a database: orders, stock and money in plain
// objects.

export const COMMISSION_BASIS_POINTS = 333
/** How long stock is held: before the buyer opens the payment page, and after. */
const HOLD_BEFORE_MS = 2 * MINUTE_MS
const HOLD_MS = 30 * MINUTE_MS

/** A variant: items with the same `product` share its delivery. */
export interface ModelItem {
  seller: number
  product: number
  priceMinor: number
  deliveryMinor: number
  deliveryDays: number
  stock: number
  /** Whether the seller took it off. */
  isRemoved: boolean
}

export interface ModelReturn {
  state: 'requested' | 'accepted' | 'refused' | 'disputed' | 'refunded' | 'closed'
  at: number
  quantities: readonly number[]
  goodsMinor: number
  requestedMinor: number
}

export interface ModelShipment {
  seller: number
  quantities: readonly number[]
  /** As they were when it was ordered. */
  pricesMinor: readonly number[]
  goodsMinor: number
  deliveryMinor: number
  state: 'reserved' | 'lapsed' | 'paid' | 'packed' | 'sent' | 'delivered' | 'cancelled' | 'returned'
  arrivesBy: number
  sentAt: number
  deliveredAt: number
  isReleased: boolean
  commissionMinor: number
  refunds: { minor: number; hasArrived: boolean }[]
  returns: ModelReturn[]
}

export interface ModelOrder {
  heldUntil: number
  isPaid: boolean
  totalMinor: number
  shipments: ModelShipment[]
  /** Payments that were not used for an order. */
  unused: { minor: number; hasArrived: boolean }[]
}

const OPEN = new Set(['requested', 'accepted', 'refused', 'disputed'])
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
export const refundedOf = (shipment: ModelShipment) => sum(shipment.refunds.map(({ minor }) => minor))
export const heldOf = (order: ModelOrder, shipment: ModelShipment) =>
  order.isPaid && !shipment.isReleased ? shipment.goodsMinor + shipment.deliveryMinor - refundedOf(shipment) : 0

/** The market of one history, with its own products and sellers, so that its sums are independent. */
export class MarketModel {
  readonly orders: ModelOrder[] = []
  readonly products: readonly ModelItem[]
  /** Balances of the sellers: available, on the way to their bank, and arrived. */
  readonly own: number[]
  inBank = 0

  constructor(products: readonly ModelItem[]) {
    this.products = products
    this.own = [...new Set(products.map(({ seller }) => seller))].map(() => 0)
  }

  totalOf(quantities: readonly number[]): number {
    return sum(this.#shipmentsOf(quantities, 0).map((shipment) => shipment.goodsMinor + shipment.deliveryMinor))
  }

  /** Replaces an earlier order that still waits for its payment. */
  place(quantities: readonly number[], now: number, earlier?: ModelOrder): ModelOrder | null {
    const replaced = earlier && this.waits(earlier, now) ? earlier : undefined
    const back = replaced ? this.#quantitiesOf(replaced) : []
    if (quantities.some((quantity, i) => quantity > 0 && !this.#isOrderable(i, quantity - (back[i] ?? 0)))) return null
    if (replaced) this.#expire(replaced)
    this.#move(quantities, -1)
    const shipments = this.#shipmentsOf(quantities, now)
    const totalMinor = this.totalOf(quantities)
    const order = { heldUntil: now + HOLD_BEFORE_MS, isPaid: false, totalMinor, shipments, unused: [] }
    this.orders.push(order)
    return order
  }

  /** The seller takes a variant off, if the product has another, or changes the price and stock of one. */
  offer(i: number, change: 'remove' | { priceMinor: number; stock: number }): boolean {
    const item = this.products[i]
    const others = this.products.filter((each) => each !== item && each.product === item?.product && !each.isRemoved)
    if (!item || item.isRemoved || (change === 'remove' && others.length === 0)) return false
    if (change === 'remove') item.isRemoved = true
    else Object.assign(item, change)
    return true
  }

  /** What lists show of a product: the lowest price and all units. */
  shown(product: number): { priceMinor: number; stock: number } {
    const live = this.products.filter((each) => each.product === product && !each.isRemoved)
    return { priceMinor: Math.min(...live.map((each) => each.priceMinor)), stock: sum(live.map((each) => each.stock)) }
  }

  waits(order: ModelOrder, now: number): boolean {
    return order.shipments.every(({ state }) => state === 'reserved') && now < order.heldUntil
  }

  /** The same form again after a failed payment: the stock stays held. */
  prolong(order: ModelOrder, now: number): boolean {
    if (order.shipments.some(({ state }) => state !== 'reserved')) return false
    order.heldUntil = Math.max(order.heldUntil, now + HOLD_BEFORE_MS)
    return true
  }

  /** Extends the hold while the stock is held, to the time during which the payment page is valid. */
  goToPay(order: ModelOrder, now: number): boolean {
    if (order.shipments.some(({ state }) => state !== 'reserved')) return false
    order.heldUntil = now + HOLD_MS
    return true
  }

  captured(order: ModelOrder): void {
    const quantities = this.#quantitiesOf(order)
    const isExpired = order.shipments.every(({ state }) => state === 'lapsed')
    if (isExpired && quantities.every((quantity, i) => quantity === 0 || this.#isOrderable(i, quantity)))
      this.#move(quantities, -1)
    else if (isExpired || order.isPaid) {
      if (isExpired) for (const shipment of order.shipments) shipment.state = 'cancelled'
      order.unused.push({ minor: order.totalMinor, hasArrived: false })
      return
    }
    order.isPaid = true
    for (const shipment of order.shipments) shipment.state = 'paid'
  }

  cancel(shipment: ModelShipment): boolean {
    if (shipment.state !== 'paid' && shipment.state !== 'packed') return false
    shipment.refunds.push({ minor: shipment.goodsMinor + shipment.deliveryMinor, hasArrived: false })
    shipment.state = 'cancelled'
    this.#move(shipment.quantities, 1)
    return true
  }

  /** Setting the current state again is allowed. */
  step(shipment: ModelShipment, to: 'packed' | 'sent' | 'delivered', now: number): boolean {
    const from = { packed: ['paid'], sent: ['paid', 'packed'], delivered: ['sent'] }[to]
    if (shipment.state === to) return true
    if (!from.includes(shipment.state)) return false
    shipment.state = to
    if (to === 'sent') shipment.sentAt = now
    if (to === 'delivered') shipment.deliveredAt = now
    return true
  }

  open(
    order: ModelOrder,
    shipment: ModelShipment,
    ask: { quantities: readonly number[]; isWish: boolean },
    now: number,
  ): boolean {
    const isOnTime =
      shipment.state === 'sent' || (shipment.state === 'delivered' && now <= shipment.deliveredAt + RETURN_WINDOW_MS)
    if (!isOnTime || shipment.isReleased || sum(ask.quantities) === 0) return false
    const counted = shipment.returns.filter(({ state }) => OPEN.has(state) || state === 'refunded')
    const back = ask.quantities.map((quantity, i) => quantity + sum(counted.map((c) => c.quantities[i] ?? 0)))
    if (back.some((quantity, i) => quantity > (shipment.quantities[i] ?? 0))) return false
    const goodsMinor = sum(ask.quantities.map((quantity, i) => quantity * (shipment.pricesMinor[i] ?? 0)))
    const isWhole = back.every((quantity, i) => quantity === shipment.quantities[i])
    const hasDelivery = counted.some((c) => c.requestedMinor > c.goodsMinor)
    const askedMinor = goodsMinor + (isWhole && !ask.isWish && !hasDelivery ? shipment.deliveryMinor : 0)
    const requestedMinor = Math.min(askedMinor, heldOf(order, shipment))
    if (requestedMinor < 1) return false
    shipment.returns.push({ state: 'requested', at: now, quantities: ask.quantities, goodsMinor, requestedMinor })
    return true
  }

  answer(
    at: { order: ModelOrder; shipment: ModelShipment; found: ModelReturn },
    verdict: ModelReturn['state'],
    restock: boolean,
    now: number,
  ) {
    const { order, shipment, found } = at
    const from = { accepted: ['requested'], refused: ['requested'], refunded: ['requested', 'accepted', 'disputed'] }
    if (!from[verdict as keyof typeof from].includes(found.state)) return false
    if (verdict !== 'refunded') return this.#note(found, verdict, now)
    return this.#refund(at, { minor: Math.min(found.requestedMinor, heldOf(order, shipment)), restock }, now)
  }

  dispute(found: ModelReturn, now: number): boolean {
    const isSilent = ['requested', 'accepted'].includes(found.state) && now >= found.at + RETURN_ANSWER_MS
    return found.state === 'refused' || isSilent ? this.#note(found, 'disputed', now) : false
  }

  withdraw(found: ModelReturn, now: number): boolean {
    return OPEN.has(found.state) ? this.#note(found, 'closed', now) : false
  }

  /** `minor`: the refund that the operator grants; null closes the dispute. */
  decide(
    at: { order: ModelOrder; shipment: ModelShipment; found: ModelReturn },
    minor: number | null,
    now: number,
  ): boolean {
    const { order, shipment, found } = at
    const isStuck = ['requested', 'accepted'].includes(found.state) && now >= found.at + RETURN_STUCK_MS
    if (found.state !== 'disputed' && !isStuck) return false
    if (minor === null) return this.#note(found, 'closed', now)
    if (minor < 1 || minor > Math.min(found.requestedMinor, heldOf(order, shipment))) return false
    return this.#refund(at, { minor, restock: false }, now)
  }

  /** Everything that depends on time only. */
  sweep(now: number): void {
    for (const order of this.orders) {
      if (order.shipments.every(({ state }) => state === 'reserved') && order.heldUntil <= now) this.#expire(order)
      for (const shipment of order.shipments) this.#sweepShipment(order, shipment, now)
    }
  }

  refundsArrive(): void {
    for (const { unused, shipments } of this.orders) {
      for (const refund of [...unused, ...shipments.flatMap(({ refunds }) => refunds)]) refund.hasArrived = true
    }
  }

  /** What was paid and has not been refunded. */
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
    return sum(this.orders.flatMap(({ shipments }) => shipments.map(({ commissionMinor }) => commissionMinor)))
  }

  held(seller: number): number {
    return sum(
      this.orders.flatMap((order) =>
        order.shipments.map((shipment) => (shipment.seller === seller ? heldOf(order, shipment) : 0)),
      ),
    )
  }

  #expire(order: ModelOrder): void {
    for (const shipment of order.shipments) shipment.state = 'lapsed'
    this.#move(this.#quantitiesOf(order), 1)
  }

  #refunds() {
    return this.orders.flatMap(({ unused, shipments }) => [...unused, ...shipments.flatMap(({ refunds }) => refunds)])
  }

  #sweepShipment(order: ModelOrder, shipment: ModelShipment, now: number): void {
    for (const found of shipment.returns) {
      if (found.state === 'refused' && now >= found.at + RETURN_REFUSED_MS) this.#note(found, 'closed', now)
    }
    if (shipment.returns.some(({ state }) => OPEN.has(state))) return
    const assumedAt = Math.max(shipment.arrivesBy, shipment.sentAt) + ASSUMED_DELIVERED_MS
    if (shipment.state === 'sent' && now >= assumedAt) this.step(shipment, 'delivered', now)
    if (shipment.state === 'delivered' && !shipment.isReleased && now >= shipment.deliveredAt + RETURN_WINDOW_MS)
      this.#release(order, shipment)
  }

  #release(order: ModelOrder, shipment: ModelShipment): void {
    const keptMinor = Math.max(shipment.goodsMinor - refundedOf(shipment), 0)
    shipment.commissionMinor = Math.floor((keptMinor * COMMISSION_BASIS_POINTS) / 10_000)
    this.own[shipment.seller] = (this.own[shipment.seller] ?? 0) + heldOf(order, shipment) - shipment.commissionMinor
    shipment.isReleased = true
  }

  #note(found: ModelReturn, state: ModelReturn['state'], now: number): true {
    found.state = state
    found.at = now
    return true
  }

  #refund(
    { order, shipment, found }: { order: ModelOrder; shipment: ModelShipment; found: ModelReturn },
    { minor, restock }: { minor: number; restock: boolean },
    now: number,
  ): boolean {
    if (minor < 1) return false
    this.#note(found, 'refunded', now)
    shipment.refunds.push({ minor, hasArrived: false })
    if (restock) this.#move(found.quantities, 1)
    const back = shipment.quantities.map((_, i) =>
      sum(shipment.returns.map((c) => (c.state === 'refunded' ? (c.quantities[i] ?? 0) : 0))),
    )
    if (
      refundedOf(shipment) < shipment.goodsMinor ||
      back.some((quantity, i) => quantity < (shipment.quantities[i] ?? 0))
    )
      return true
    shipment.state = 'returned'
    this.#release(order, shipment)
    return true
  }

  #shipmentsOf(quantities: readonly number[], now: number): ModelShipment[] {
    const sellers = [...new Set(this.products.flatMap(({ seller }, i) => (quantities[i] ? [seller] : [])))]
    return sellers.map((seller) => {
      const isHers = (i: number) => this.products[i]?.seller === seller && (quantities[i] ?? 0) > 0
      const hers = this.products.filter((_, i) => isHers(i))
      return {
        seller,
        quantities: quantities.map((quantity, i) => (isHers(i) ? quantity : 0)),
        pricesMinor: this.products.map(({ priceMinor }) => priceMinor),
        goodsMinor: sum(this.products.map(({ priceMinor }, i) => (isHers(i) ? priceMinor * (quantities[i] ?? 0) : 0))),
        deliveryMinor: Math.max(...hers.map(({ deliveryMinor }) => deliveryMinor)),
        state: 'reserved',
        arrivesBy: now + Math.max(...hers.map(({ deliveryDays }) => deliveryDays)) * DAY_MS,
        sentAt: 0,
        deliveredAt: 0,
        isReleased: false,
        commissionMinor: 0,
        refunds: [],
        returns: [],
      }
    })
  }

  #quantitiesOf(order: ModelOrder): number[] {
    return this.products.map((_, i) => sum(order.shipments.map(({ quantities }) => quantities[i] ?? 0)))
  }

  #isOrderable(i: number, quantity: number): boolean {
    const item = this.products[i]
    return item !== undefined && !item.isRemoved && quantity <= item.stock
  }

  #move(quantities: readonly number[], direction: 1 | -1): void {
    for (const [i, product] of this.products.entries()) product.stock += direction * (quantities[i] ?? 0)
  }
}
