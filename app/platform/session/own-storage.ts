import { clearDrafts } from '#app/platform/drafts/draft-store.ts'
import { cookieText } from '#app/platform/http/cookies.ts'
import { CART_COOKIE, LISTS_OWNER_COOKIE, readDeviceList, SAVED_COOKIE } from '#app/platform/device-list/device-list.ts'
import { LANGUAGE_COOKIE } from '#app/platform/language/language-cookie.ts'
import { OWN_STORAGE_PREFIX, SESSION_STORAGE_KEY } from './session-names.ts'
import { forgetSharedDevice, isSharedDevice, ownStorage } from './shared-device.ts'

/** Removes what belongs to the signed-in user: the keys with the prefix, drafts, and this device's copy of the account's lists. */
export function clearOwnStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OWN_STORAGE_PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is disabled in this browser.
  }
  clearDrafts()
  const isShared = isSharedDevice()
  clearLists(isShared)
  if (isShared) forgetSharedDevice()
}

/** Removes what a tab still holds of a session on a shared device that has ended. */
export function clearEndedShared(): void {
  try {
    if (!isSharedDevice() && sessionStorage.getItem(SESSION_STORAGE_KEY) !== null) sessionStorage.clear()
  } catch {
    // Storage is disabled in this browser.
  }
}

/** The lists stay in the account. Lists of visitors are removed on a shared device only. */
function clearLists(isShared: boolean): void {
  if (!isShared && readDeviceList(document.cookie, LISTS_OWNER_COOKIE).length === 0) return
  for (const name of [CART_COOKIE, SAVED_COOKIE, LISTS_OWNER_COOKIE, ...(isShared ? [LANGUAGE_COOKIE] : [])])
    document.cookie = cookieText(name, '', { maxAge: 0 })
  for (const list of ['cart', 'saved']) dispatchEvent(new Event(`${list}-changed`))
}

export function hasStoredSession(): boolean {
  try {
    return ownStorage().getItem(SESSION_STORAGE_KEY) !== null
  } catch {
    // Storage is disabled, so there is no session.
    return false
  }
}
