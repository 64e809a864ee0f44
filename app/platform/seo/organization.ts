import type { Thing } from './structured-data.server.ts'

/** The schema.org organization of the site. */
export function organization({
  siteUrl,
  brandName,
  description,
}: {
  siteUrl: string
  brandName: string
  description: string
}): Thing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brandName,
    url: siteUrl,
    description,
    logo: `${siteUrl}/icons/512.png`,
    areaServed: 'IN',
  }
}
