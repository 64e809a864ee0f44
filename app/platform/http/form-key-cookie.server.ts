import { createHash } from 'node:crypto'
import { DAY_S } from '#app/platform/time/durations.ts'
import { cookieText, readCookie } from './cookies.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const SECONDS_MAX = 7 * DAY_S
const NAME_CHARS = 16

interface Page {
  /** What the addresses of such pages begin with, e.g. '/orders'. */
  path: string
  /** The page's own secret. The cookie's name is made from it, and does not tell it. */
  token: string
}

/** Lets the page that a form led to post the same form again: keeps the form's key on this device for a week. */
export function formKeyCookie(page: Page, { key, isSecure }: { key: string; isSecure: boolean }): string {
  return cookieText(nameOf(page), key, { ...attributesOf(page), maxAge: SECONDS_MAX, secure: isSecure })
}

export const clearedFormKeyCookie = (page: Page): string =>
  cookieText(nameOf(page), '', { ...attributesOf(page), maxAge: 0 })

/** The key of the form that led to this page, if it was posted from this device. */
export function readFormKey(cookies: string | null, page: Page): string | null {
  const key = readCookie(cookies, nameOf(page)) ?? ''
  return isUuid(key) ? key : null
}

const attributesOf = ({ path }: Page) => ({ path, httpOnly: true, sameSite: 'lax' }) as const

function nameOf({ token }: Page): string {
  return `diya-form-${createHash('sha256').update(token).digest('hex').slice(0, NAME_CHARS)}`
}
