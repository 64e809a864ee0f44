/** A consistency check; the query returns the rows that violate it. */
export interface DataCheck {
  name: string
  sql: string
  /**
   * For a check that looks at each row of a large table by itself: the tables, with the uuid column by which they are cut
   * into slices. Each run looks at one slice.
   */
  slice?: Readonly<Record<string, string>>
  /** A check of a total of a large table: the slow ones take turns. */
  isSlow?: true
}
