import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { listPasskeys, lockOwnPasskey, removePasskey, toPasskeyJson } from '#auth/webauthn/passkeys.ts'

const NAME_LENGTH_MAX = 120

const nameBody = v.object({ friendly_name: text })

/** GET /passkeys (signed in): the caller's passkeys as a bare list, oldest first. */
export function listOwnPasskeys(auth: Auth): Endpoint {
  return async (c) => c.json((await listPasskeys(auth.db, c.get('caller').account.user.id)).map(toPasskeyJson))
}

/** PATCH /passkeys/{id} (signed in): renames a passkey. */
export function renamePasskey(auth: Auth): Endpoint {
  return async (c) => {
    const { user } = c.get('caller').account
    const friendlyName = ((await readBody(c, nameBody)).friendly_name ?? '').trim()
    if (friendlyName === '' || friendlyName.length > NAME_LENGTH_MAX) {
      const message = `The name of a passkey has 1 to ${NAME_LENGTH_MAX} characters`
      throw new AuthError(400, 'validation_failed', message)
    }
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const renamed = await auth.db.transaction(async (tx) => {
      const passkey = await lockOwnPasskey(tx, { id: c.req.param('id'), userId: user.id })
      await tx
        .update(webauthnCredentials)
        .set({ friendlyName, updatedAt: now })
        .where(eq(webauthnCredentials.id, passkey.id))
      const traits = { passkey_id: passkey.id }
      await recordAudit(tx, { action: 'passkey_updated', actorId: user.id, ip, now, traits })
      return { ...passkey, friendlyName }
    })
    return c.json(toPasskeyJson(renamed))
  }
}

/**
 * DELETE /passkeys/{id} (signed in): the passkey opens no session any more, and the others that it opened end. Responds
 * 204.
 */
export function deletePasskey(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    const { user } = caller.account
    assertFreshProof(auth, caller)
    const { ip } = originOf(c, auth)
    await auth.db.transaction(async (tx) => {
      const { id } = await lockOwnPasskey(tx, { id: c.req.param('id'), userId: user.id })
      await removePasskey(tx, { id, keptSessionId: caller.session.id })
      const traits = { passkey_id: id }
      await recordAudit(tx, { action: 'passkey_deleted', actorId: user.id, ip, now: auth.clock(), traits })
    })
    await notifyOwner(auth, { kind: 'passkey_deleted', owner: user })
    return c.body(null, 204)
  }
}
