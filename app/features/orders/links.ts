import type { Site } from '#app/platform/config/site.ts'

/** Where an order is read, and where a payer comes back to. */
export const orderUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, token: string): string => `${siteUrl}/orders/${token}`
/** Our own redirect to the provider's page: who follows it keeps the pieces held. */
export const paymentUrl = (site: Pick<Site, 'siteUrl'>, token: string): string => `${orderUrl(site, token)}/pay`
/** Where a seller sees what is to be packed. */
export const queueUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, shipmentId: string): string =>
  `${siteUrl}/account/shop/orders/${shipmentId}`
