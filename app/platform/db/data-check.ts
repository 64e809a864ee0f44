/** What the rows of a slice have in common: what they belong to. */
export type SliceKey =
  | 'payment'
  | 'contribution'
  | 'transfer'
  | 'account'
  | 'order'
  | 'shipment'
  | 'product'
  | 'seller'
  | 'story'

/** A consistency check; the query returns the rows that violate it. */
export interface DataCheck {
  name: string
  sql: string
  /** For a check that looks at each row of a large table by itself: each run looks at one slice. */
  slicedBy?: SliceKey
  /** A row takes long to look at: its slices are a sixteenth of the usual ones. */
  isCostly?: true
  /** A check of a total of a large table: the slow ones take turns. */
  isSlow?: true
}
