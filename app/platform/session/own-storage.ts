import { cookieText } from '#app/platform/http/cookies.ts'
import { CART_COOKIE, LISTS_OWNER_COOKIE, readDeviceList, SAVED_COOKIE } from '#app/platform/device-list/device-list.ts'

/**
 * The prefix of localStorage keys that belong to the signed-in user: they are removed at sign-out, for shared
 * phones.
 */
export const OWN_STORAGE_PREFIX = 'diya:own:'

/** Removes these keys, and this device's copy of the account's cart and saved list. */
export function clearOwnStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OWN_STORAGE_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is disabled in this browser.
  }
  clearOwnLists()
}

/** The lists stay in the account. Lists of visitors are not removed. */
function clearOwnLists(): void {
  if (readDeviceList(document.cookie, LISTS_OWNER_COOKIE).length === 0) return
  for (const name of [CART_COOKIE, SAVED_COOKIE, LISTS_OWNER_COOKIE])
    document.cookie = cookieText(name, '', { maxAge: 0 })
  for (const list of ['cart', 'saved']) dispatchEvent(new Event(`${list}-changed`))
}
