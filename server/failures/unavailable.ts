import type { Context } from 'hono'
import { failureCopy } from '#app/offline/failure-copy.ts'
import { formOf, helplineList } from '#app/offline/plain-parts.ts'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { UNREACHABLE_RETRY_AFTER_S, refuseUnreachable } from '#app/platform/api/answer.server.ts'
import { shownHelplines } from '#app/platform/india/helplines.ts'
import { findForm } from '#app/platform/request-body/read-form.server.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppDeps, AppEnv } from '#server/app-context.ts'
import { isForeignWrite } from '#server/http/origin-check.ts'
import { siteOriginOf } from '#server/http/site-origin.ts'

/** Larger forms are uploads, which cannot be shown again. */
const FORM_BYTES_MAX = 256 * 1024
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Whether it is a form that a browser posts without JavaScript and that is small enough to be shown again. */
export function isForm({ method, headers, url }: Request): boolean {
  if (method !== 'POST' || new URL(url).pathname.endsWith('.data')) return false
  const bytes = Number(headers.get('Content-Length') ?? Number.NaN)
  return bytes <= FORM_BYTES_MAX && FORM_TYPE.test(headers.get('Content-Type') ?? '')
}

/**
 * The response while the database is unreachable: 503 with Retry-After, as JSON below `/api/`, as one line for scripts of
 * the pages, which keep the form, otherwise as a page without queries. The page contains the posted form, so that it can
 * be sent again, unless it comes from another site. `posted` is the request with an unread body.
 */
export async function unavailable(
  { config, payments, hiddenHelplines }: Pick<AppDeps, 'config' | 'payments' | 'hiddenHelplines'>,
  c: Context<AppEnv>,
  posted: Request | undefined,
): Promise<Response> {
  if (c.req.path.startsWith('/api/')) return refuseUnreachable(c)
  c.header('Retry-After', String(UNREACHABLE_RETRY_AFTER_S))
  c.header('Cache-Control', 'no-store')
  const { title, body } = copy.away
  if (c.req.path.endsWith('.data')) return c.text(title, 503)
  const { pathname, search } = new URL(c.req.url)
  // Absolute, because a path that begins with two slashes would be another host.
  const address = siteOriginOf(c.req.raw.headers, config) + pathname + search
  const { title: callTitle, numbers } = copy.footer.helplines
  const calls = { title: callTitle, numbers: shownHelplines(numbers, hiddenHelplines()) }
  const place = { site: config, home: copy.error.home }
  const isShownAgain = posted && isForm(posted) && !posted.bodyUsed && !isForeignWrite(posted, config)
  const form = isShownAgain ? await findForm(posted) : null
  if (!form) {
    const link = c.req.method === 'GET' ? { href: address, label: failureCopy.again } : undefined
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    return c.html(plainPage({ ...place, title, body }, helplineList(calls, link)), 503)
  }
  // Browsers apply `form-action` also to the redirect after the form.
  const targets = ["form-action 'self'", ...payments.payOrigins].join(' ')
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY.replace("form-action 'none'", targets))
  const { notSent } = failureCopy
  const more = formOf(form, { action: address, words: notSent }) + helplineList(calls)
  return c.html(plainPage({ ...place, title: notSent.title, body: notSent.body }, more), 503)
}
