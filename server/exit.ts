import type { Context } from 'hono'

/**
 * A page that explains nothing to somebody who looks over the shoulder. The empty fragment replaces one in the address
 * that was left, which browsers would carry along.
 */
const NEUTRAL_PAGE = 'https://mausam.imd.gov.in/#'

/**
 * The quick exit: forgets what this site kept on the device and leads to the weather. Works without JavaScript. Where
 * the browser says that another site asked, or asked for a picture or a frame, it leads away and forgets nothing.
 */
export function exit(c: Context): Response {
  if (isAskedByPerson(c)) c.header('Clear-Site-Data', '"cache", "cookies", "storage"')
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(NEUTRAL_PAGE, 303)
}

/** Browsers without these headers are believed. */
function isAskedByPerson(c: Context): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-site': site = 'none' } = c.req.header()
  return destination === 'document' && ['none', 'same-origin'].includes(site)
}
