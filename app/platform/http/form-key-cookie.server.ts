import { createHash } from 'node:crypto'
import { DAY_S } from '#app/platform/time/durations.ts'
import { cookieText, readCookie } from './cookies.ts'
import { FORM_KEY_DAYS } from './form-key-days.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const SECONDS_MAX = FORM_KEY_DAYS * DAY_S
const NAME_CHARS = 16

interface Page {
  /** The page's secret. The cookie's name contains its hash. */
  token: string
}

/** For all paths: each language has its own path to the page. */
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const

interface Keeping {
  key: string
  isSecure: boolean
  maxAgeS?: number
}

/** Stores a form's idempotency key, so that the page that the form led to can post the same form again; for a week. */
export function formKeyCookie(page: Page, { key, isSecure, maxAgeS = SECONDS_MAX }: Keeping): string {
  return cookieText(nameOf(page), key, { ...ATTRIBUTES, maxAge: maxAgeS, secure: isSecure })
}

export const clearedFormKeyCookie = (page: Page): string => cookieText(nameOf(page), '', { ...ATTRIBUTES, maxAge: 0 })

/** The key of the form that led to this page; null on another device. */
export function readFormKey(cookies: string | null, page: Page): string | null {
  const key = readCookie(cookies, nameOf(page)) ?? ''
  return isUuid(key) ? key : null
}

function nameOf({ token }: Page): string {
  return `diya-form-${createHash('sha256').update(token).digest('hex').slice(0, NAME_CHARS)}`
}
