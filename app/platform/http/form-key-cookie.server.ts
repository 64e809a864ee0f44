import { createHash } from 'node:crypto'
import { DAY_S } from '#app/platform/time/durations.ts'
import { cookieText, readCookie } from './cookies.ts'
import { FORM_KEY_DAYS } from './form-key-days.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const SECONDS_MAX = FORM_KEY_DAYS * DAY_S
const NAME_CHARS = 16

interface Page {
  /** The path prefix of such pages, e.g. '/orders'. */
  path: string
  /** The page's secret. The cookie's name contains its hash. */
  token: string
}

/** Stores a form's idempotency key for a week, so that the page that the form led to can post the same form again. */
export function formKeyCookie(page: Page, { key, isSecure }: { key: string; isSecure: boolean }): string {
  return cookieText(nameOf(page), key, { ...attributesOf(page), maxAge: SECONDS_MAX, secure: isSecure })
}

export const clearedFormKeyCookie = (page: Page): string =>
  cookieText(nameOf(page), '', { ...attributesOf(page), maxAge: 0 })

/** The key of the form that led to this page; null on another device. */
export function readFormKey(cookies: string | null, page: Page): string | null {
  const key = readCookie(cookies, nameOf(page)) ?? ''
  return isUuid(key) ? key : null
}

const attributesOf = ({ path }: Page) => ({ path, httpOnly: true, sameSite: 'lax' }) as const

function nameOf({ token }: Page): string {
  return `diya-form-${createHash('sha256').update(token).digest('hex').slice(0, NAME_CHARS)}`
}
