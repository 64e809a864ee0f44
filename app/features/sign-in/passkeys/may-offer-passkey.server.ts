import type { RequestContext } from '#app/platform/http/request.server.ts'

/**
 * Whether a page may offer a passkey to the member of this request: they have proved their identity in the last
 * minutes on a device of their own, so they can add one at once, and have none.
 */
export async function mayOfferPasskey({ accounts, session }: Pick<RequestContext, 'accounts' | 'session'>) {
  if (!session?.isFresh || session.isShared) return false
  const own = await accounts.findOwn()
  if (!own || own.isAnonymous) return false
  const { passkeys } = await accounts.getSignInMethods()
  return passkeys && (await accounts.listPasskeys()).length === 0
}
