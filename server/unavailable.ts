import type { Context } from 'hono'
import { formOf, helplineList } from '#app/offline/plain-parts.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { UNREACHABLE_RETRY_AFTER_S, refuseUnreachable } from '#app/platform/api/answer.server.ts'
import { shownHelplines } from '#app/platform/india/helplines.ts'
import { findForm } from '#app/platform/request-body/read-form.server.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppDeps, AppEnv } from './app-context.ts'
import { isForeignWrite } from './origin-check.ts'
import { siteOriginOf } from './site-origin.ts'

/** Larger forms are uploads; a browser has their files and nothing else. */
const FORM_BYTES_MAX = 256 * 1024
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A form that a browser posts without a script, small enough to be shown again. */
export function isForm({ method, headers, url }: Request): boolean {
  if (method !== 'POST' || new URL(url).pathname.endsWith('.data')) return false
  const bytes = Number(headers.get('Content-Length') ?? Number.NaN)
  return bytes <= FORM_BYTES_MAX && FORM_TYPE.test(headers.get('Content-Type') ?? '')
}

/**
 * The answer while the database is away: 503 with Retry-After, as JSON below `/api/`, as one line for the pages' own
 * scripts, which keep the form, and else as a page that needs no database. A posted form comes back in it, to be sent
 * again: `posted` is the request with its body unread. A form of another site does not.
 */
export async function unavailable(
  { config, payments, hiddenHelplines }: Pick<AppDeps, 'config' | 'payments' | 'hiddenHelplines'>,
  c: Context<AppEnv>,
  posted: Request | undefined,
): Promise<Response> {
  if (c.req.path.startsWith('/api/')) return refuseUnreachable(c)
  c.header('Retry-After', String(UNREACHABLE_RETRY_AFTER_S))
  c.header('Cache-Control', 'no-store')
  const { title, body, again } = copy.away
  if (c.req.path.endsWith('.data')) return c.text(title, 503)
  const { pathname, search } = new URL(c.req.url)
  // Whole, because a path that begins with two slashes would name another host.
  const address = siteOriginOf(c.req.raw.headers, config) + pathname + search
  const { title: callTitle, numbers } = copy.footer.helplines
  const calls = { title: callTitle, numbers: shownHelplines(numbers, hiddenHelplines()) }
  const place = { site: config, home: copy.error.home }
  const isKept = posted && isForm(posted) && !posted.bodyUsed && !isForeignWrite(posted, config)
  const form = isKept ? await findForm(posted) : null
  if (!form) {
    const link = c.req.method === 'GET' ? { href: address, label: again } : undefined
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    return c.html(plainPage({ ...place, title, body }, helplineList(calls, link)), 503)
  }
  // A browser checks the form's policy against where the answer leads as well.
  const targets = ["form-action 'self'", ...payments.payOrigins].join(' ')
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY.replace("form-action 'none'", targets))
  const { notSent } = copy
  const more = formOf(form, { action: address, words: notSent }) + helplineList(calls)
  return c.html(plainPage({ ...place, title: notSent.title, body: notSent.body }, more), 503)
}
