import { DAY_S } from '#app/platform/time/durations.ts'
import { cookieText, readCookie } from '#app/platform/http/cookies.ts'

/**
 * Two lists, each stored in a cookie so that they work without JavaScript: the cart (`id:quantity`) and the saved items
 * (`id`). This module runs in the browser and on the server.
 */
export const CART_COOKIE = 'diya-cart'
export const SAVED_COOKIE = 'diya-saved'
/** The account that the two lists were copied from; absent for a visitor's lists. */
export const LISTS_OWNER_COOKIE = 'diya-lists'
export const DEVICE_LIST_DAYS = 90
const DEVICE_LIST_SECONDS_MAX = DEVICE_LIST_DAYS * DAY_S

/** More than this would not fit the 4 KB of a cookie. */
export const DEVICE_LIST_LENGTH_MAX = 60
export const QUANTITY_MAX = 99

export interface DeviceListEntry {
  id: string
  quantity: number
}

/** An item's id in a cart: a slug, and the number of a variant; or in the saved list a kind and a slug. */
const ENTRY = /^([a-z0-9_-]{1,62})(?::([1-9]\d?))?$/

/** Reads a list from a Cookie header or `document.cookie`. Malformed entries are dropped. */
export function readDeviceList(cookies: string | null | undefined, name: string): DeviceListEntry[] {
  const entries = readCookie(cookies, name)?.split('.') ?? []
  return entries.slice(0, DEVICE_LIST_LENGTH_MAX).flatMap((entry) => {
    const match = ENTRY.exec(entry)
    return match?.[1] ? [{ id: match[1], quantity: Number(match[2] ?? 1) }] : []
  })
}

/**
 * The Set-Cookie value that stores the list; for an empty list it removes the cookie. On a shared device it goes with the
 * browser.
 */
export function deviceListCookie(
  name: string,
  entries: readonly DeviceListEntry[],
  { isSecure, isShared }: { isSecure: boolean; isShared: boolean },
): string {
  const value = entries
    .slice(0, DEVICE_LIST_LENGTH_MAX)
    .map(({ id, quantity }) => (quantity === 1 ? id : `${id}:${quantity}`))
    .join('.')
  const maxAge = value ? DEVICE_LIST_SECONDS_MAX : 0
  return cookieText(name, value, { ...(value && isShared ? {} : { maxAge }), sameSite: 'lax', secure: isSecure })
}
