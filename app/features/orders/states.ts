/**
 * The life of a shipment: what one seller sends of an order. This graph is its only declaration: the trigger
 * `order_parts_declared_edges` holds the same edges, and a test compares the two.
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

export const SHIPMENT_EDGES: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  /** She is paying; the pieces are held for her. */
  reserved: ['paid', 'lapsed'],
  /** Not paid in time, the pieces are free again. Money that comes late buys it if the pieces are still there. */
  lapsed: ['paid', 'cancelled'],
  paid: ['packed', 'sent', 'cancelled'],
  packed: ['sent', 'cancelled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  /** All its money went back, or is on its way. */
  cancelled: [],
  returned: [],
}

export const isShipmentEdge = (from: ShipmentState, to: ShipmentState): boolean => SHIPMENT_EDGES[from].includes(to)

/** The life of a request to send something back, or to get money back for what never came or came broken. */
export const RETURN_STATES = ['requested', 'accepted', 'refused', 'disputed', 'refunded', 'closed'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_EDGES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  /** The seller has not answered. After two days the buyer may ask the market desk. */
  requested: ['accepted', 'refused', 'refunded', 'disputed', 'closed'],
  /** The things are on their way back to the seller. */
  accepted: ['refunded', 'disputed', 'closed'],
  /** The seller said no; the buyer may ask the desk, and after a week it is over. */
  refused: ['disputed', 'closed'],
  /** The market desk reads both sides and decides. */
  disputed: ['refunded', 'closed'],
  refunded: [],
  closed: [],
}

export const isReturnEdge = (from: ReturnState, to: ReturnState): boolean => RETURN_EDGES[from].includes(to)
/** While one of these stands, the shipment's money is not paid out. */
export const OPEN_RETURN_STATES = [
  'requested',
  'accepted',
  'refused',
  'disputed',
] as const satisfies readonly ReturnState[]
