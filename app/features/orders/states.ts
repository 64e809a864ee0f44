/**
 * The life of one seller's part of an order. This graph is its only declaration: the trigger
 * `order_parts_declared_edges` holds the same edges, and a test compares the two.
 */
export const PART_STATES = [
  'reserved',
  'lapsed',
  'paid',
  'packed',
  'sent',
  'delivered',
  'cancelled',
  'returned',
] as const
export type PartState = (typeof PART_STATES)[number]

export const PART_EDGES: Readonly<Record<PartState, readonly PartState[]>> = {
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

export const isPartEdge = (from: PartState, to: PartState): boolean => PART_EDGES[from].includes(to)

/** The life of a request to send something back, or to get money back for what never came or came broken. */
export const CASE_STATES = ['requested', 'accepted', 'refused', 'disputed', 'refunded', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

export const CASE_EDGES: Readonly<Record<CaseState, readonly CaseState[]>> = {
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

export const isCaseEdge = (from: CaseState, to: CaseState): boolean => CASE_EDGES[from].includes(to)
/** While one of these stands, the part's money is not paid out. */
export const OPEN_CASE_STATES = ['requested', 'accepted', 'refused', 'disputed'] as const satisfies readonly CaseState[]
