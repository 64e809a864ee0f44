import { contextOf } from '#app/platform/http/request.server.ts'
import type { Route } from './+types/robots.route'
import { PRIVATE_PLACES } from './paths.ts'

const FRESH_S = 60 * 60

/**
 * Where crawlers need not go. The sensitive wings are not named: a list of them would lead there, and a crawler that may
 * not open a page never reads that it must not be found.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = contextOf(context).config
  const lines = [
    'User-agent: *',
    ...PRIVATE_PLACES.map((place) => `Disallow: ${place}`),
    'Disallow: /*.data$',
    'Disallow: /*.data?',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${FRESH_S}` },
  })
}
