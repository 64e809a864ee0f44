import { AuthClient } from '@supabase/auth-js'
import { forgetOwnStorage } from './own-storage.ts'
import { mirror } from './session-cookie.ts'
import { SESSION_STORAGE_KEY } from './session-names.ts'

/** The one auth client of this browser tab. Loaded lazily; never import it from a page statically. */
export const authClient = new AuthClient({
  url: `${location.origin}/auth/v1`,
  storageKey: SESSION_STORAGE_KEY,
  autoRefreshToken: true,
  persistSession: true,
  // A session never comes out of an address: anybody can write one. Other sites answer with a code (PKCE), which is
  // worth something only with the secret that this browser stored when it asked; mails lead to a page with a button.
  flowType: 'pkce',
  detectSessionInUrl: false,
})

/**
 * Mirrors the access token into the cookie on every change and tells the pages to load anew when the
 * person changed. Resolves to a function that stops it.
 */
export async function keepSession(onChange: () => unknown): Promise<() => void> {
  const { data } = authClient.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') forgetOwnStorage()
    if (mirror(session)) void onChange()
  })
  return () => data.subscription.unsubscribe()
}

/** Signs this device out. Resolves to false when the service could not be reached. */
export async function signOut(): Promise<boolean> {
  const { error } = await authClient.signOut({ scope: 'local' })
  if (error) return false
  forgetOwnStorage()
  mirror(null)
  return true
}
