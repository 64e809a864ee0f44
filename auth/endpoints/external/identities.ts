import * as v from 'valibot'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { unlinkIdentity } from '#auth/external/linking.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { originOf } from '#auth/http/transport.ts'
import { mapTakenAddress } from '#auth/accounts/verification.ts'
import { assertManualLinking } from './authorize.ts'

const uuid = v.pipe(v.string(), v.uuid())

/** DELETE /user/identities/{identity_id} (signed in): unlinks one of several identities. */
export function deleteIdentity(auth: Auth): Endpoint {
  return async (c) => {
    assertManualLinking(auth)
    assertFreshProof(auth, c.get('caller'))
    const identityId = c.req.param('id') ?? ''
    if (!v.is(uuid, identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
    const { user } = c.get('caller').account
    const { ip } = originOf(c, auth)
    const request = { userId: user.id, identityId: identityId.toLowerCase(), ip, now: auth.clock() }
    const unlinked = await mapTakenAddress(() => auth.db.transaction((tx) => unlinkIdentity(tx, auth, request)))
    await auth.mailer.notify({ kind: 'identity_unlinked', to: user.email, data: { provider: unlinked.provider } })
    return c.json({})
  }
}
