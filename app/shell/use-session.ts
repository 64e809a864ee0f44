import { untilReachable } from '#app/platform/code/fetch-code.ts'
import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { deleteCodeSteps } from '#app/platform/drafts/draft-store.ts'
import { clearEndedShared, clearOwnStorage, hasStoredSession } from '#app/platform/session/own-storage.ts'
import { mirror, readMirrored, readStored } from '#app/platform/session/session-cookie.ts'
import { SESSION_STORAGE_KEY } from '#app/platform/session/session-names.ts'
import { signOut as endSession } from '#app/platform/session/sign-out.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import { useAccountLists } from './use-account-lists.ts'

export interface SessionMember {
  displayName: string
  /** The device is not their own. */
  isShared: boolean
}

/**
 * Refreshes the session and synchronizes it with the server and other tabs. The auth client is loaded only when there is
 * a session.
 */
export function useSession(brand: string, member: SessionMember | null): { signOut: () => void } {
  const { revalidate } = useRevalidator()
  const signedIn = member !== null
  useEffect(() => {
    const onSignedIn = () => showToast(isForStudents() ? copy.toasts.signedInStudent : copy.toasts.signedIn(brand))
    addEventListener('diya:signed-in', onSignedIn)
    return () => removeEventListener('diya:signed-in', onSignedIn)
  }, [brand])
  useEffect(() => {
    if (!signedIn && !hasStoredSession()) return
    let stop: (() => void) | undefined
    let left = false
    void untilReachable(() => import('#app/platform/session/auth-client.ts')).then(async ({ syncSession }) => {
      stop = await syncSession(revalidate)
      if (left) stop()
      // Another tab signed in after this page was rendered and before it was hydrated.
      else if (!signedIn && readMirrored() !== '') void revalidate()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [signedIn, revalidate])
  useEffect(() => {
    if (signedIn) deleteCodeSteps()
    else clearEndedShared()
  }, [signedIn])
  useOtherTabs(revalidate)
  useAccountLists(signedIn)
  const signOut = useCallback(async () => {
    const outcome = await endSession()
    showToast(copy.toasts.signOut[outcome], { destructive: outcome === 'failed' })
    if (outcome !== 'failed') await revalidate()
  }, [revalidate])
  useEffect(() => {
    addEventListener('diya:sign-out', signOut)
    return () => removeEventListener('diya:sign-out', signOut)
  }, [signOut])
  return { signOut }
}

/** Applies changes of the session by other tabs, also when the auth client is not loaded. */
function useOtherTabs(revalidate: () => Promise<void>): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // The key is null when Exit in another tab has emptied the storage.
      if (key !== SESSION_STORAGE_KEY && key !== null) return
      if (newValue === null) clearOwnStorage()
      mirror(readStored(newValue))
      void revalidate()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [revalidate])
}

/** A mailed link of the student programme, whose words have no brand. */
const isForStudents = (): boolean => new URLSearchParams(location.search).get('next')?.startsWith('/ssr') ?? false
