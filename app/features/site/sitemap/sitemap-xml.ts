import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { alternatesOf } from '#app/platform/seo/share-tags.server.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'

const FRESH_S = 60 * 60

export interface SitemapEntry {
  /** Starts with a slash; contains no XML special characters other than &. */
  path: string
  changedAt?: Date | undefined
}

/** The sitemaps.org protocol: the URLs of each language with their last change, if known, and with each other. */
export function sitemapXml(siteUrl: string, pages: readonly SitemapEntry[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    const entryOf = (address: string, more = '') =>
      `<url><loc>${escapeMarkup(siteUrl + address)}</loc>${changed}${more}</url>`
    if (!hasLanguages(path)) return entryOf(path)
    const links = alternatesOf(path)
      .map(
        ({ hreflang, path: other }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(siteUrl + other)}"/>`,
      )
      .join('')
    return LANGUAGES.map((language) => entryOf(pathIn(language, path), links))
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** A list of sitemaps. */
export function sitemapIndexXml(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeMarkup(siteUrl + path)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${FRESH_S}` },
  })
