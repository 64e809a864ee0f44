import { cookieText } from '#app/platform/cookies.ts'
import { CART_COOKIE, LISTS_OWNER_COOKIE, readDeviceList, SAVED_COOKIE } from '#app/platform/device-list.ts'

/** Under this a browser keeps what is the signed-in person's alone: on a shared phone her sign-out takes it along. */
export const OWN_STORAGE_PREFIX = 'diya:own:'

/** Forgets it all, whoever it belonged to, and this device's copy of her cart and saved list. */
export function forgetOwnStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OWN_STORAGE_PREFIX)) localStorage.removeItem(key)
  } catch {
    // The browser keeps nothing for this site.
  }
  forgetOwnLists()
}

/** Her account keeps the lists. Those that never met an account are nobody's, and stay. */
function forgetOwnLists(): void {
  if (readDeviceList(document.cookie, LISTS_OWNER_COOKIE).length === 0) return
  for (const name of [CART_COOKIE, SAVED_COOKIE, LISTS_OWNER_COOKIE])
    document.cookie = cookieText(name, '', { maxAgeS: 0 })
  for (const list of ['cart', 'saved']) dispatchEvent(new Event(`${list}-changed`))
}
