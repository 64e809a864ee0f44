/** Where the product is and what it is called, as mails, links and printed papers need it. A `Config` fits. */
export interface Site {
  /** The origin, without a slash at the end. */
  siteUrl: string
  brandName: string
  /** A public demonstration: printed papers say so. */
  showcase?: boolean
}
