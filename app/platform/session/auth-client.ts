import { AuthClient } from '@supabase/auth-js'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { clearOwnStorage } from './own-storage.ts'
import { mirror, readMirrored } from './session-cookie.ts'
import { SESSION_STORAGE_KEY } from './session-names.ts'
import { isSharedDevice, ownStorage } from './shared-device.ts'
import { watchSharedDevice } from './watch-shared-device.ts'

/** The auth client of this browser tab. Imported lazily; never import it statically from a page. */
export const authClient = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: SESSION_STORAGE_KEY,
  autoRefreshToken: true,
  persistSession: true,
  storage: {
    getItem: (key) => ownStorage().getItem(key),
    setItem: (key, value) => ownStorage().setItem(key, value),
    removeItem: (key) => ownStorage().removeItem(key),
  },
  // Sessions are never read from a URL: anybody can write one. Providers return a code (PKCE), which needs the
  // verifier that this browser stored; mailed links lead to a page with a button.
  flowType: 'pkce',
  detectSessionInUrl: false,
  experimental: { recoveryCodes: true },
  // Of mails and text messages that are asked for on this page.
  headers: { 'Accept-Language': currentLanguage() },
  fetch: fetchAndNoteWait,
})

let waitS = 0

/** Seconds to wait after the service's last answer; 0 when it did not refuse. The client's errors do not say. */
export const lastWaitS = (): number => waitS

async function fetchAndNoteWait(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  waitS = response.status === 429 ? Number(response.headers.get('Retry-After')) || 0 : 0
  return response
}

/**
 * Mirrors the access token into the cookie on every change, and calls `onChange` when the user changed. Resolves to
 * a function that stops it.
 */
export async function syncSession(onChange: () => unknown): Promise<() => void> {
  const { data } = authClient.onAuthStateChange((event, session) => {
    // On a shared device another tab may hold the session.
    if (event === 'INITIAL_SESSION' && !session && isSharedDevice()) return
    if (event === 'SIGNED_OUT') clearOwnStorage()
    if (mirror(session)) void onChange()
  })
  const stopWatching = readMirrored() !== '' && isSharedDevice() ? watchSharedDevice() : undefined
  return () => {
    data.subscription.unsubscribe()
    stopWatching?.()
  }
}
