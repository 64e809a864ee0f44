import { escapeMarkup } from '#app/platform/text/escape.ts'

export interface FoundPage {
  /** Begins with a slash; holds no characters that XML reads as its own, but for &. */
  path: string
  changedAt?: Date | undefined
}

/** The protocol of sitemaps.org: addresses, and when they changed where that is known. */
export function sitemapXml(siteUrl: string, pages: readonly FoundPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
