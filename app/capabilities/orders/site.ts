import type { PrivateContext } from '#app/platform/context.server.ts'

/** Where the product stands and what it is called; letters need both. */
export interface Site {
  /** Without a slash at the end. */
  siteUrl: string
  brandName: string
  /** A public demonstration: what is printed says so. */
  showcase?: boolean
}

/** What a command needs that writes letters. */
export interface OrderContext extends PrivateContext {
  config: Site
}

/** Where an order is read, and where a payer comes back to. */
export const orderUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, token: string): string => `${siteUrl}/orders/${token}`
/** Our own redirect to the provider's page: who follows it keeps the pieces held. */
export const paymentUrl = (site: Pick<Site, 'siteUrl'>, token: string): string => `${orderUrl(site, token)}/pay`
/** Where a seller sees what is to be packed. */
export const deskUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, partId: string): string =>
  `${siteUrl}/account/shop/orders/${partId}`
