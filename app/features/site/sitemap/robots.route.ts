import { pathIn } from '#app/platform/language/language-paths.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/robots.route'
import { PRIVATE_PATHS } from './paths.ts'

const FRESH_S = 60 * 60

/**
 * Excludes private paths. The sensitive pages are not listed: the list would reveal them, and a crawler that may not
 * open a page cannot read its `noindex`.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = contextOf(context).config
  const lines = [
    'User-agent: *',
    ...new Set(LANGUAGES.flatMap((language) => PRIVATE_PATHS.map((place) => `Disallow: ${pathIn(language, place)}`))),
    'Disallow: /*.data$',
    'Disallow: /*.data?',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}/sitemap-products.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${FRESH_S}` },
  })
}
