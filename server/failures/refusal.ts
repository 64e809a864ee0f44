import type { Context } from 'hono'
import { PLAIN_PAGE_POLICY, plainPage, type PlainSite } from '#app/offline/plain-page.ts'
import { refuse } from '#app/platform/api/answer.server.ts'
import type { ApiError } from '#app/platform/api/route.ts'
import { copy } from '#app/shell/copy.ts'

interface Refusal {
  status: ApiError['status']
  /** For programs. */
  code: string
  words: { title: string; body: string }
}

/**
 * The answer to a request that no page sees: JSON below `/api/`, one line for scripts of the pages, elsewhere a page in the
 * language of the request.
 */
export function refusal(c: Context, site: PlainSite, { status, code, words }: Refusal): Response {
  const { title, body } = words
  if (c.req.path.startsWith('/api/')) return refuse(c, { status, code, message: title })
  if (c.req.path.endsWith('.data')) return c.text(title, status)
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return c.html(plainPage({ site, title, body, home: copy.error.home }), status)
}
