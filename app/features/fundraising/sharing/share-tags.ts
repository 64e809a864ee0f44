import type { MetaDescriptor } from 'react-router'
import type { CampaignView } from '#app/features/fundraising/campaign/campaign-view.server.ts'
import { copy } from '#app/features/fundraising/campaign/copy.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'

const IMAGE_WIDTH = 1200
const IMAGE_HEIGHT = 630

/** Meta tags for search engines and messengers. */
export function shareTags(campaign: CampaignView, brand: string): MetaDescriptor[] {
  const { title, description, pageUrl, shareImageUrl } = campaign
  const property = (name: string, content: string) => ({ property: `og:${name}`, content })
  return [
    { title: documentTitle(brand, title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: pageUrl },
    property('type', 'website'),
    property('site_name', brand),
    property('locale', 'en_IN'),
    property('url', pageUrl),
    property('title', title),
    property('description', description),
    property('image', shareImageUrl),
    property('image:type', 'image/png'),
    property('image:width', String(IMAGE_WIDTH)),
    property('image:height', String(IMAGE_HEIGHT)),
    property('image:alt', copy.imageAlt(title)),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: shareImageUrl },
    { name: 'twitter:image:alt', content: copy.imageAlt(title) },
  ]
}
