import { cookieText, readCookie } from '#app/platform/http/cookies.ts'
import { sharedDeviceCookie } from './session-names.ts'

// "This is not my own phone". The mark is a cookie until the browser is closed, so that every way to sign in and the
// server know it. What belongs to the person is then kept in this tab alone.

export const isSharedDevice = (): boolean => readCookie(document.cookie, sharedDeviceCookie(location.origin)) === '1'

/** Call it before the sign-in. */
export function markSharedDevice(isShared: boolean): void {
  document.cookie = cookieText(sharedDeviceCookie(location.origin), '1', {
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    ...(!isShared && { maxAge: 0 }),
  })
}

/** Where the browser keeps what belongs to the person: on a shared device in this tab. Throws where storage is disabled. */
export const ownStorage = (): Storage => (isSharedDevice() ? sessionStorage : localStorage)

/** Ends what a session on a shared device has left in this browser: this tab's storage, and the mark. */
export function forgetSharedDevice(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is disabled, so nothing was stored.
  }
  markSharedDevice(false)
}
