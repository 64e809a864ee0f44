import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { mirror, readMirrored, readStored } from '#app/platform/session/session-cookie.ts'
import { SESSION_STORAGE_KEY } from '#app/platform/session/session-names.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import { useOwnLists } from './use-own-lists.ts'

/** What the frame knows about the signed-in person. */
export interface Greeted {
  displayName: string
}

/**
 * Keeps the browser's session alive and the server's view of it true.
 * The auth client is loaded only where there is a session, so that visitors never pay for it.
 */
export function useSession(brand: string, member: Greeted | null): { signOut: () => void } {
  const { revalidate } = useRevalidator()
  const signedIn = member !== null
  useEffect(() => {
    const onSignedIn = () => showToast(copy.toasts.signedIn(brand))
    addEventListener('diya:signed-in', onSignedIn)
    return () => removeEventListener('diya:signed-in', onSignedIn)
  }, [brand])
  useEffect(() => {
    if (!signedIn && !hasStoredSession()) return
    let stop: (() => void) | undefined
    let left = false
    void import('#app/platform/session/auth-client.ts').then(async ({ syncSession }) => {
      stop = await syncSession(revalidate)
      if (left) stop()
      // She signed in elsewhere after this page was drawn, and before its code was there.
      else if (!signedIn && readMirrored() !== '') void revalidate()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [signedIn, revalidate])
  useOtherTabs(revalidate)
  useOwnLists(signedIn)
  const signOut = useCallback(async () => {
    const client = await import('#app/platform/session/auth-client.ts')
    const ok = await client.signOut()
    showToast(ok ? copy.toasts.signedOut : copy.toasts.signOutFailed, { destructive: !ok })
    if (ok) await revalidate()
  }, [revalidate])
  useEffect(() => {
    addEventListener('diya:sign-out', signOut)
    return () => removeEventListener('diya:sign-out', signOut)
  }, [signOut])
  return { signOut }
}

/** What another tab did to the session holds here as well, also where no auth client was loaded. */
function useOtherTabs(revalidate: () => Promise<void>): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== SESSION_STORAGE_KEY) return
      mirror(readStored(newValue))
      void revalidate()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [revalidate])
}

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY) !== null
  } catch {
    // Storage is blocked: then there is no session to keep.
    return false
  }
}
