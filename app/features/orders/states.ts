/**
 * The states of a shipment. This graph is the only declaration: the trigger `order_parts_declared_edges` holds the
 * same edges, and a test compares the two.
 */
export const SHIPMENT_STATES = [
  'reserved',
  'lapsed',
  'paid',
  'packed',
  'sent',
  'delivered',
  'cancelled',
  'returned',
] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

/** Of shipments that the seller has to send. */
export const TO_SEND_STATES = ['paid', 'packed'] as const satisfies readonly ShipmentState[]

export const SHIPMENT_EDGES: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  /** The payment is open; the items are reserved. */
  reserved: ['paid', 'lapsed'],
  /** Expired unpaid; items are back in stock. Late money pays it if they are still there. */
  lapsed: ['paid', 'cancelled'],
  paid: ['packed', 'sent', 'cancelled'],
  packed: ['sent', 'cancelled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  /** The whole amount is refunded, or the refund is on its way. */
  cancelled: [],
  returned: [],
}

export const isShipmentEdge = (from: ShipmentState, to: ShipmentState): boolean => SHIPMENT_EDGES[from].includes(to)

/** The states of a return, or of a claim for items that did not arrive or arrived broken. */
export const RETURN_STATES = ['requested', 'accepted', 'refused', 'disputed', 'refunded', 'closed'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_EDGES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  /** Waits for the seller. After two days the buyer may dispute it. */
  requested: ['accepted', 'refused', 'refunded', 'disputed', 'closed'],
  /** The items are on their way back to the seller. */
  accepted: ['refunded', 'disputed', 'closed'],
  /** Refused by the seller; the buyer may dispute it, and after a week it closes. */
  refused: ['disputed', 'closed'],
  /** Operators read both sides and decide. */
  disputed: ['refunded', 'closed'],
  refunded: [],
  closed: [],
}

export const isReturnEdge = (from: ReturnState, to: ReturnState): boolean => RETURN_EDGES[from].includes(to)
/** A shipment with a return in one of these states is not released. */
export const OPEN_RETURN_STATES = [
  'requested',
  'accepted',
  'refused',
  'disputed',
] as const satisfies readonly ReturnState[]
