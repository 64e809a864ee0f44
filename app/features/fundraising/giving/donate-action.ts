import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { CampaignPage } from '#app/features/fundraising/views.ts'
import type { Thing } from '#app/platform/seo/structured-data.server.ts'

/** Structured data: donating is possible, and where; null for a closed campaign. */
export function donateAction(campaign: CampaignPage, siteUrl: string): Thing | null {
  const { isOpen, slug, title, description, organiserName } = campaign
  if (!isOpen) return null
  return {
    '@type': 'DonateAction',
    name: title,
    description,
    url: localeUrl(siteUrl, `/campaign/${slug}`),
    recipient: { '@type': 'Person', name: organiserName },
    target: {
      '@type': 'EntryPoint',
      urlTemplate: localeUrl(siteUrl, `/campaign/${slug}/support`),
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    priceCurrency: campaign.currency,
  }
}
