import type { Hono } from 'hono'
import type { Auth, AuthEnv } from '#auth/context.ts'
import { deleteUserPasskey, listUserPasskeys } from '#auth/endpoints/admin/passkeys.ts'
import { requireAdmin, requireMember, requireSecondFactor } from '#auth/http/bearer.ts'
import { limitRequests } from '#auth/http/request-limits.ts'
import type { Bucket } from '#auth/limits/rate-limits.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './authenticate.ts'
import { deletePasskey, listOwnPasskeys, renamePasskey } from './passkeys.ts'
import { finishPasskeyRegistration, startPasskeyRegistration } from './register.ts'

/** Sign-in by passkey, the member's own passkeys, and those of members for administrators. */
export function addPasskeys(app: Hono<AuthEnv>, auth: Auth): void {
  const limit = (bucket: Bucket) => limitRequests(auth, { bucket })
  const [member, admin] = [requireMember(auth), requireAdmin(auth)]
  const raised = requireSecondFactor(auth)
  app.post('/passkeys/authentication/options', limit('passkey'), startPasskeySignIn(auth))
  app.post('/passkeys/authentication/verify', limit('token'), finishPasskeySignIn(auth))
  app.post('/passkeys/registration/options', limit('challenge'), member, startPasskeyRegistration(auth))
  app.post('/passkeys/registration/verify', limit('factorVerify'), member, finishPasskeyRegistration(auth))
  app.get('/passkeys', member, listOwnPasskeys(auth))
  app.patch('/passkeys/:id', limit('other'), member, raised, renamePasskey(auth))
  app.delete('/passkeys/:id', limit('other'), member, raised, deletePasskey(auth))
  app.get('/admin/users/:id/passkeys', admin, listUserPasskeys(auth))
  app.delete('/admin/users/:id/passkeys/:pid', limit('other'), admin, deleteUserPasskey(auth))
}
