import { isSharedDevice } from '#app/platform/session/shared-device.ts'

/** Not removed at sign-out: it says nothing about anybody, only that this browser has been asked. */
const KEY = 'diya-passkeys'

type Known = 'offered' | 'used'

/** Remembers that this browser was offered a passkey, or has used one. */
export function rememberPasskeys(known: Known): void {
  if (isSharedDevice()) return
  try {
    localStorage.setItem(KEY, known)
  } catch {
    // Storage is blocked or full: the next sign-in offers a passkey again.
  }
}

/** Whether a passkey was offered or used in this browser; null for neither. */
export function knownPasskeys(): Known | null {
  try {
    const known = localStorage.getItem(KEY)
    return known === 'offered' || known === 'used' ? known : null
  } catch {
    return null
  }
}

/** Whether to offer a passkey: once in each browser, where the device can check a fingerprint, and never on a shared one. */
export async function mayOfferPasskey(): Promise<boolean> {
  if (isSharedDevice() || knownPasskeys() !== null || typeof PublicKeyCredential !== 'function') return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
}
