import { recordAudit } from '#auth/audit.ts'
import { findAccount } from '#auth/accounts/users.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { originOf } from '#auth/http/transport.ts'
import { listPasskeys, lockOwnPasskey, removePasskey, toPasskeyJson } from '#auth/webauthn/passkeys.ts'
import { parseUserId } from './user-body.ts'

/** GET /admin/users/{id}/passkeys (service key): the passkeys as a bare list. */
export function listUserPasskeys(auth: Auth): Endpoint {
  return async (c) => {
    const userId = parseUserId(c.req.param('id'))
    if (!(await findAccount(auth.db, userId))) throw new AuthError(404, 'user_not_found', 'User not found')
    return c.json((await listPasskeys(auth.db, userId)).map(toPasskeyJson))
  }
}

/** DELETE /admin/users/{id}/passkeys/{pid} (service key): e.g. for a user who has lost the phone. Responds 204. */
export function deleteUserPasskey(auth: Auth): Endpoint {
  return async (c) => {
    const userId = parseUserId(c.req.param('id'))
    const { ip } = originOf(c, auth)
    await auth.db.transaction(async (tx) => {
      const { id } = await lockOwnPasskey(tx, { id: c.req.param('pid'), userId })
      await removePasskey(tx, { id })
      const traits = { user_id: userId, passkey_id: id }
      await recordAudit(tx, { action: 'passkey_deleted', actorId: c.get('admin'), ip, now: auth.clock(), traits })
    })
    return c.body(null, 204)
  }
}
