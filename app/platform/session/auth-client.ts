import { AuthClient } from '@supabase/auth-js'
import { clearOwnStorage } from './own-storage.ts'
import { mirror } from './session-cookie.ts'
import { SESSION_STORAGE_KEY } from './session-names.ts'

/** The auth client of this browser tab. Imported lazily; never import it statically from a page. */
export const authClient = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: SESSION_STORAGE_KEY,
  autoRefreshToken: true,
  persistSession: true,
  // Sessions are never read from a URL: anybody can write one. Providers return a code (PKCE), which needs the
  // verifier that this browser stored; mailed links lead to a page with a button.
  flowType: 'pkce',
  detectSessionInUrl: false,
  experimental: { recoveryCodes: true },
})

/**
 * Mirrors the access token into the cookie on every change, and calls `onChange` when the user changed. Resolves to
 * a function that stops it.
 */
export async function syncSession(onChange: () => unknown): Promise<() => void> {
  const { data } = authClient.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') clearOwnStorage()
    if (mirror(session)) void onChange()
  })
  return () => data.subscription.unsubscribe()
}
