import { escapeMarkup } from '#app/platform/text/escape.ts'

export interface SitemapEntry {
  /** Starts with a slash; contains no XML special characters other than &. */
  path: string
  changedAt?: Date | undefined
}

/** The sitemaps.org protocol: URLs with their last change, if known. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapEntry[]): string {
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
