import { parseCookie } from 'cookie-es'
import type { Context } from 'hono'
import { cookieText } from '#app/platform/http/cookies.ts'

/**
 * An inconspicuous page (the weather). The empty fragment replaces the fragment of the page that was left, which browsers
 * would keep in the redirect.
 */
const NEUTRAL_PAGE = 'https://mausam.imd.gov.in/#'

/**
 * The quick exit: clears cache, cookies and storage of this site and redirects to the weather. Works without JavaScript.
 * For a request from another site, or for a picture or a frame, it redirects and clears nothing.
 */
export function exit(c: Context): Response {
  if (isAskedByPerson(c)) {
    c.header('Clear-Site-Data', '"cache", "cookies", "storage"')
    // Older Safari ignores that header, and every WebKit does without https.
    for (const name of Object.keys(parseCookie(c.req.header('Cookie') ?? '')).filter(isCookieName)) {
      c.header('Set-Cookie', cookieText(name, '', { maxAge: 0, secure: name.startsWith('__') }), { append: true })
    }
  }
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(NEUTRAL_PAGE, 303)
}

/** Browsers that do not send these headers are accepted. */
function isAskedByPerson(c: Context): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-site': site = 'none' } = c.req.header()
  return destination === 'document' && ['none', 'same-origin'].includes(site)
}

/** Other names cannot be written into a `Set-Cookie` header; this site sets none of them. */
function isCookieName(name: string): boolean {
  return /^[\w-]+$/.test(name)
}
