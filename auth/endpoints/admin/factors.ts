import { and, eq, ne, or } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthRequest, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { removeFactor, type StoredFactor } from '#auth/factors/factors.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { toFactorJson } from '#auth/factors/user-factors.ts'
import { findAccount, parsePhone } from '#auth/accounts/users.ts'
import { parseUserId } from './user-body.ts'
import { parseFactorId, getOwnFactor } from '#auth/endpoints/factors/factor-of-caller.ts'
import { parseFactorName } from '#auth/endpoints/factors/factors.ts'

const factorChange = v.object({ friendly_name: text, phone: text })

/** GET /admin/users/{id}/factors (service key): the factors as a bare list. */
export function listFactors(auth: Auth): Endpoint {
  return async (c) => {
    const account = await findAccount(auth.db, parseUserId(c.req.param('id')))
    if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
    return c.json(account.factors.map(toFactorJson))
  }
}

/**
 * DELETE /admin/users/{id}/factors/{fid} (service key): e.g. for a user who has lost the phone. Responds with the
 * factor.
 */
export function deleteFactor(auth: Auth): Endpoint {
  return async (c) => {
    const factor = await changeFactor(c, auth, 'factor_deleted', async (tx, found) => {
      await removeFactor(tx, found)
      return found
    })
    return c.json(toFactorJson(factor))
  }
}

/**
 * PUT /admin/users/{id}/factors/{fid} (service key): changes its name, or the number of a phone. Responds with the
 * factor.
 */
export function updateFactor(auth: Auth): Endpoint {
  return async (c) => {
    const body = await readBody(c, factorChange)
    const friendlyName = parseFactorName(body.friendly_name)
    const phone = body.phone && parsePhone(body.phone)
    const factor = await changeFactor(c, auth, 'factor_updated', async (tx, found) => {
      const change = { ...(friendlyName && { friendlyName }), ...(phone && found.phone !== null && { phone }) }
      await assertUniqueFactor(tx, { ...found, ...change })
      const [changed] = await tx
        .update(mfaFactors)
        .set({ ...change, updatedAt: auth.clock() })
        .where(eq(mfaFactors.id, found.id))
        .returning()
      if (!changed) throw new Error('A locked factor is gone.')
      return changed
    })
    return c.json(toFactorJson(factor))
  }
}

async function changeFactor(
  c: AuthRequest,
  auth: Auth,
  action: 'factor_deleted' | 'factor_updated',
  change: (tx: AuthDb, factor: StoredFactor) => Promise<StoredFactor>,
): Promise<StoredFactor> {
  const userId = parseUserId(c.req.param('id'))
  const factorId = parseFactorId(c.req.param('fid'))
  const { ip } = originOf(c, auth)
  return auth.db.transaction(async (tx) => {
    const changed = await change(tx, await getOwnFactor(tx, { factorId, userId }))
    const traits = { user_id: userId, factor_id: factorId }
    await recordAudit(tx, { action, actorId: c.get('admin'), ip, now: auth.clock(), traits })
    return changed
  })
}

async function assertUniqueFactor(tx: AuthDb, { id, userId, friendlyName, phone }: StoredFactor): Promise<void> {
  const isAlike = or(
    eq(mfaFactors.friendlyName, friendlyName),
    phone === null ? undefined : eq(mfaFactors.phone, phone),
  )
  const alike = await tx
    .select({ id: mfaFactors.id })
    .from(mfaFactors)
    .where(and(eq(mfaFactors.userId, userId), ne(mfaFactors.id, id), isAlike))
  if (alike.length > 0) {
    throw new AuthError(422, 'mfa_factor_name_conflict', 'The user has another factor of this name or number')
  }
}
