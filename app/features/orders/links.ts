import type { Site } from '#app/platform/config/site.ts'

/** The order's page, which is also the payment provider's return URL. */
export const orderUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, token: string): string => `${siteUrl}/orders/${token}`

/** The shipment on the seller's page. */
export const queueUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, shipmentId: string): string =>
  `${siteUrl}/account/shop/orders/${shipmentId}`
