import { and, eq, lt, notExists } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { removeFactor, secretContext } from '#auth/factors/factors.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables/factors.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { describeSecret, newTotpSecret } from '#auth/factors/totp.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { parsePhone } from '#auth/accounts/users.ts'
import { parseFactorId, getOwnFactor } from './factor-of-caller.ts'

const factorBody = v.object({ factor_type: text, friendly_name: text, issuer: text, phone: text })

type FactorBody = v.InferOutput<typeof factorBody>

type FactorType = 'totp' | 'phone' | 'webauthn'

const NAME_LENGTH_MAX = 100

interface NewFactor {
  id: string
  userId: string
  factorType: FactorType
  friendlyName: string
  phone: string | null
  secret: string | null
  createdAt: Date
  updatedAt: Date
}

/** POST /factors (signed in): starts the enrolment of a second factor. It counts after its first right code. */
export function enrollFactor(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    assertFreshProof(auth, caller)
    const body = await readBody(c, factorBody)
    const factorType = requireFactorType(auth, body)
    const { user } = caller.account
    const now = auth.clock()
    const id = randomUUID()
    const secret = factorType === 'totp' ? newTotpSecret() : null
    const factor: NewFactor = {
      id,
      userId: user.id,
      factorType,
      friendlyName: parseFactorName(body.friendly_name),
      phone: factorType === 'phone' ? parsePhone(body.phone ?? '') : null,
      secret: secret && auth.secrets.seal(secret, secretContext(id)),
      createdAt: now,
      updatedAt: now,
    }
    const { ip } = originOf(c, auth)
    await auth.db.transaction(async (tx) => {
      await insertFactor(tx, auth, { factor, aal: caller.session.aal })
      await recordAudit(tx, { action: 'factor_in_progress', actorId: user.id, ip, now, traits: { factor_id: id } })
    })
    const { friendlyName: friendly_name } = factor
    if (factorType === 'webauthn') return c.json({ id, type: factorType, friendly_name })
    if (!secret) return c.json({ id, type: factorType, friendly_name, phone: body.phone })
    const issuer = parseFactorName(body.issuer) || new URL(auth.settings.siteUrl).host
    const totp = describeSecret({ secret, issuer, label: user.email ?? user.phone ?? user.id })
    return c.json({ id, type: factorType, friendly_name, totp })
  }
}

/** DELETE /factors/{id} (signed in): deletes a factor. The sessions that it raised fall back to aal1. */
export function unenrollFactor(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    const { account, session } = caller
    const factorId = parseFactorId(c.req.param('id'))
    const { ip } = originOf(c, auth)
    const removed = await auth.db.transaction(async (tx) => {
      const factor = await getOwnFactor(tx, { factorId, userId: account.user.id })
      if (factor.status === 'verified' && session.aal !== 'aal2') {
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      // An unfinished enrolment needs no fresh proof.
      if (factor.status === 'verified') assertFreshProof(auth, caller)
      await removeFactor(tx, factor)
      const traits = { factor_id: factorId }
      await recordAudit(tx, { action: 'factor_unenrolled', actorId: account.user.id, ip, now: auth.clock(), traits })
      return factor
    })
    if (removed.status === 'verified') {
      const data = { factorType: removed.factorType }
      await notifyOwner(auth, { kind: 'factor_unenrolled', owner: account.user, data })
    }
    return c.json({ id: factorId })
  }
}

function requireFactorType({ settings: { mfa } }: Auth, { factor_type: type }: FactorBody): FactorType {
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') {
    throw new AuthError(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  }
  if (!mfa[type].canEnroll) {
    throw new AuthError(
      422,
      `mfa_${type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${type === 'webauthn' ? 'WebAuthn' : type}`,
    )
  }
  return type
}

/** Also for issuers. Throws AuthError 400 `validation_failed` when the name is too long. */
export function parseFactorName(text = ''): string {
  if (text.length <= NAME_LENGTH_MAX) return text
  throw new AuthError(
    400,
    'validation_failed',
    `A name of a factor or issuer has at most ${NAME_LENGTH_MAX} characters`,
  )
}

/** The user's row is locked, so that concurrent enrolments count each other. */
async function insertFactor(tx: AuthDb, { settings }: Auth, { factor, aal }: { factor: NewFactor; aal: string }) {
  const { userId, phone, friendlyName, createdAt: now } = factor
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const isOwn = eq(mfaFactors.userId, userId)
  await dropAbandoned(tx, { userId, before: new Date(now.getTime() - settings.mfa.unverifiedExpiryS * MS_PER_S) })
  if (phone !== null) {
    await tx.delete(mfaFactors).where(and(isOwn, eq(mfaFactors.phone, phone), eq(mfaFactors.status, 'unverified')))
  }
  const existing = await tx.select().from(mfaFactors).where(isOwn)
  if (phone !== null && existing.some((other) => other.phone === phone)) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  }
  if (existing.some((other) => other.friendlyName === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
  const verified = existing.filter(({ status }) => status === 'verified')
  if (existing.length >= settings.mfa.enrolledMax || verified.length >= settings.mfa.verifiedMax) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (verified.length > 0 && aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  await tx.insert(mfaFactors).values(factor)
}

/** Deletes expired enrolments without a challenge. */
async function dropAbandoned(tx: AuthDb, { userId, before }: { userId: string; before: Date }): Promise<void> {
  const challenged = tx
    .select({ id: mfaChallenges.id })
    .from(mfaChallenges)
    .where(eq(mfaChallenges.factorId, mfaFactors.id))
  const isAbandoned = and(eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, before), notExists(challenged))
  await tx.delete(mfaFactors).where(and(eq(mfaFactors.userId, userId), isAbandoned))
}
