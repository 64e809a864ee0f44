import type { Context } from 'hono'

/** A page that explains nothing to whoever looks over her shoulder. */
const NEUTRAL_PAGE = 'https://mausam.imd.gov.in/'

/** The quick exit: forgets what this site kept on the device and leads to the weather. Works without JavaScript. */
export function exit(c: Context): Response {
  c.header('Clear-Site-Data', '"cache", "cookies", "storage"')
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(NEUTRAL_PAGE, 303)
}
