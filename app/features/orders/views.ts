import type { Glyph } from '#app/features/marketplace/schema.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { ActBy, ReturnReason } from './schema.ts'
import type { ReturnState, ShipmentState } from './states.ts'

/** What stands in the way of ordering one line as it is. */
export interface LineProblem {
  slug: string
  /** The product's title; the words of its slug when it is gone. */
  title: string
  kind:
    | 'gone'
    | 'sold-out'
    | 'too-few'
    | 'too-few-for-guests'
    | 'held-by-guests'
    | 'not-to-this-state'
    | 'own'
    | 'too-many-sellers'
    | 'too-dear'
    | 'no-quantity'
  /** With 'too-few' and 'too-few-for-guests': how many can be ordered. */
  available?: number
  /** With 'not-to-this-state': the State that its seller sends within, and how many were wanted. */
  within?: string
  requested?: number
}

export interface SellerBrief {
  id: string
  slug: string
  displayName: string
  place: string
}

interface ProductLine {
  productId: string
  /** The product's address; it may be paused meanwhile. */
  slug: string
  title: string
  glyph: Glyph
  thumbnailUrl: string | null
  priceMinor: number
  quantity: number
  sumMinor: number
}

export interface QuotedLine extends ProductLine {
  /** Pieces that can be ordered now. */
  available: number
}

export interface QuotedShipment {
  seller: SellerBrief
  /** The one State that she sends to, or null for all of India. */
  within: string | null
  lines: readonly QuotedLine[]
  goodsMinor: number
  /** One parcel costs what its dearest thing costs to send. */
  deliveryMinor: number
  deliveryDays: number
}

/** What an order in one currency would cost now: pages show it, and placing the order computes it again. */
export interface Quote {
  currency: string
  shipments: readonly QuotedShipment[]
  goodsMinor: number
  deliveryMinor: number
  totalMinor: number
  problems: readonly LineProblem[]
}

export interface StepView {
  from: ShipmentState | null
  to: ShipmentState
  at: Date
  by: ActBy
  reason: string | null
}

export interface LineView extends ProductLine {
  id: string
  /** In returns that are open or were refunded. */
  returnedQuantity: number
  hasReview: boolean
}

/** Of one shipment; buyer's and seller's pages and the releases read it from one query (`shipment-totals.server.ts`). */
export interface ShipmentTotals {
  goodsMinor: number
  deliveryMinor: number
  /** Goods and delivery. */
  totalMinor: number
  /** Decided to go back, arrived or not. */
  refundedMinor: number
  /** Of it, what has arrived at the buyer. */
  arrivedMinor: number
  /** Of the goods that she kept. */
  commissionMinor: number
  /** What is left for the seller: total, less refunds, less commission; 0 until it was paid. */
  earnedMinor: number
}

export interface ShipmentView {
  id: string
  position: number
  seller: SellerBrief
  state: ShipmentState
  stateAt: Date
  lines: readonly LineView[]
  totals: ShipmentTotals
  arrivesBy: Date
  tracking: string | null
  sentAt: Date | null
  deliveredAt: Date | null
  releasedAt: Date | null
  /** Until when she may ask to return; null while nothing was sent or it is over. */
  returnUntil: Date | null
  invoiceNumber: string | null
  steps: readonly StepView[]
  returns: readonly ReturnView[]
}

export interface ReturnView {
  id: string
  state: ReturnState
  stateAt: Date
  reason: ReturnReason
  requestedMinor: number
  openedAt: Date
  lines: readonly { title: string; quantity: number }[]
  statements: readonly { by: ActBy; words: string; photos: readonly string[]; toState: ReturnState | null; at: Date }[]
}

/** Where it is sent. Null everywhere once forgotten. */
export interface Address {
  name: string
  phone: string
  line1: string
  line2: string
  city: string
  state: string
  pin: string
}

export interface OrderView {
  id: string
  number: string
  token: string
  currency: string
  placedAt: Date
  reservedUntil: Date
  paidAt: Date | null
  /** awaiting: to be paid. lapsed: not paid in time. paid: see the shipments. refunded: paid too late, the money goes back. */
  state: 'awaiting' | 'lapsed' | 'paid' | 'refunded'
  payment: { state: PaymentState; method: string | null; isTest: boolean; payUrl: string | null } | null
  email: string | null
  address: Address | null
  shipments: readonly ShipmentView[]
  goodsMinor: number
  deliveryMinor: number
  totalMinor: number
  refundedMinor: number
}

/** A line of a member's or a seller's list of orders. */
export interface OrderBrief {
  number: string
  token: string
  currency: string
  placedAt: Date
  totalMinor: number
  state: OrderView['state']
  shipments: readonly { sellerName: string; state: ShipmentState }[]
  /** The first things in it. */
  titles: readonly string[]
}

/** A shipment as the seller's desk lists it. */
export interface ShopShipment {
  id: string
  number: string
  currency: string
  state: ShipmentState
  stateAt: Date
  arrivesBy: Date
  buyerName: string | null
  city: string | null
  addressState: string
  lines: readonly { title: string; quantity: number }[]
  totals: ShipmentTotals
  hasOpenReturn: boolean
}
