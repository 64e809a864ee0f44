import * as v from 'valibot'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { unlinkIdentity } from '#auth/linking.ts'
import { demandFreshProof } from '#auth/proof.ts'
import { originOf } from '#auth/transport.ts'
import { refuseTaken } from '#auth/verification.ts'
import { demandManualLinking } from './authorize.ts'

const uuid = v.pipe(v.string(), v.uuid())

/** DELETE /user/identities/{identity_id} (signed in): takes away one of several ways in. */
export function deleteIdentity(auth: Auth): Endpoint {
  return async (c) => {
    demandManualLinking(auth)
    demandFreshProof(auth, c.get('caller'))
    const identityId = c.req.param('id') ?? ''
    if (!v.is(uuid, identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
    const { user } = c.get('caller').account
    const { ip } = originOf(c, auth)
    const wanted = { userId: user.id, identityId: identityId.toLowerCase(), ip, now: auth.clock() }
    const unlinked = await refuseTaken(() => auth.db.transaction((tx) => unlinkIdentity(tx, auth, wanted)))
    await auth.mailer.notify({ kind: 'identity_unlinked', to: user.email, data: { provider: unlinked.provider } })
    return c.json({})
  }
}
