import type { Glyph } from '#app/features/marketplace/categories.ts'
import type { ItemRef } from '#app/features/marketplace/variants/item-id.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import type { ActBy, ReturnReason } from './schema.ts'
import type { ReturnState, ShipmentState } from './states.ts'

/** Why a line cannot be ordered as requested. The item is named as it was requested. */
export interface LineProblem extends ItemRef {
  /** The variant's title; derived from the slug when the product is deleted. */
  title: string
  kind:
    | 'unavailable'
    | 'removed'
    | 'choose'
    | 'sold-out'
    | 'too-few'
    | 'too-few-for-guests'
    | 'held-by-guests'
    | 'not-to-this-state'
    | 'no-delivery'
    | 'on-holiday'
    | 'below-minimum'
    | 'own'
    | 'too-many-sellers'
    | 'too-dear'
    | 'no-quantity'
  /** With 'too-few' and 'too-few-for-guests': the quantity that can be ordered. */
  available?: number
  /** With 'not-to-this-state': the State that the seller delivers to; with 'no-delivery': the one they do not. */
  within?: string
  to?: string
  /** With both: the requested quantity. */
  requested?: number
  /** With 'on-holiday': the last moment of the holiday. */
  until?: Date
  /** With 'below-minimum': the least value of goods of this seller, and what is missing, in paise. */
  minimumMinor?: number
  missingMinor?: number
}

export interface SellerBrief {
  id: string
  slug: string
  displayName: string
  place: string
}

interface ProductLine {
  productId: string
  variantId: string
  /** The product's address; it may be paused meanwhile. */
  slug: string
  /** The variant's number; null for a product without options. */
  variant: number | null
  /** With the values of the variant's options. */
  title: string
  glyph: Glyph
  thumbnailUrl: string | null
  priceMinor: number
  quantity: number
  sumMinor: number
}

export interface QuotedLine extends ProductLine {
  /** Quantity that can be ordered now. */
  available: number
}

export interface QuotedShipment {
  seller: SellerBrief
  /** The only State that the seller delivers to, or null for all of India. */
  within: string | null
  lines: readonly QuotedLine[]
  /** The seller has a delivery rate for the State. */
  hasRate: boolean
  goodsMinor: number
  /** By the seller's rate for the State, else the highest delivery price among its items. */
  deliveryMinor: number
  deliveryDays: number
}

/** The current price of an order in one currency: shown by pages, and computed again when the order is placed. */
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
  /** In open and refunded returns. */
  returnedQuantity: number
  hasReview: boolean
}

/** Amounts of one shipment, from `shipment-totals.server.ts`. */
export interface ShipmentTotals {
  goodsMinor: number
  deliveryMinor: number
  /** Goods and delivery. */
  totalMinor: number
  /** Decided refunds, arrived or not. */
  refundedMinor: number
  /** Refunds that have arrived at the buyer. */
  arrivedMinor: number
  /** On the goods that were not refunded. */
  commissionMinor: number
  /** The seller's share: total less refunds less commission; 0 while unpaid. */
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
  /** The carrier's name and number, or the seller's free text. */
  tracking: string | null
  trackingUrl: string | null
  sentAt: Date | null
  deliveredAt: Date | null
  releasedAt: Date | null
  /** Last time to request a return; null until it is sent, and when the window is over. */
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

/** Delivery address. All null once erased. */
export interface Address {
  name: string
  phone: string
  line1: string
  line2: string
  city: string
  /** Null when it is not known. */
  district?: string | null
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
  /**
   * awaiting: unpaid. lapsed: expired unpaid. paid: see the shipments. refunded: paid too late, the money goes back.
   */
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
  /** Titles of the first items. */
  titles: readonly string[]
}

/** A shipment in the seller's list. */
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
