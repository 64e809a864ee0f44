import { and, eq, gt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { DAY_MS } from '#auth/durations.ts'
import type { SessionState } from '#auth/sessions/session-state.ts'
import { roleGrants, roleOffers } from '#auth/tables/roles.server.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { lockAccount } from '#auth/accounts/verification.ts'
import { rolesOf } from './roles.ts'

// The roles of an account are a list of names in `app_metadata.roles`. A role is offered by a mailed link to the
// account's confirmed address, and joins the list when its owner accepts it. Roles without a row in `role_grants`
// were set in other ways, e.g. by a release without offers.

const TOKEN_BYTES = 32
const OFFER_MS = 7 * DAY_MS

export interface RoleOffer {
  userId: string
  email: string | null
  role: string
  expiresAt: Date
}

/** Offers a role, replacing an earlier offer. Returns the token of the link, which is stored only as a hash. */
export async function offerRole(
  tx: AuthDb,
  { userId, role, givenBy, now }: { userId: string; role: string; givenBy: string | null; now: Date },
): Promise<{ linkToken: string; expiresAt: Date }> {
  const linkToken = randomBytes(TOKEN_BYTES).toString('hex')
  const expiresAt = new Date(now.getTime() + OFFER_MS)
  const row = { givenAt: now, givenBy, tokenHash: hashToken(linkToken), expiresAt }
  await tx
    .insert(roleOffers)
    .values({ userId, role, ...row })
    .onConflictDoUpdate({ target: [roleOffers.userId, roleOffers.role], set: row })
  return { linkToken, expiresAt }
}

/** The unexpired offer with this token; does not consume it. */
export async function findRoleOffer({ db, clock }: Auth, linkToken: string): Promise<RoleOffer | null> {
  const [offer] = await db
    .select({ userId: users.id, email: users.email, role: roleOffers.role, expiresAt: roleOffers.expiresAt })
    .from(roleOffers)
    .innerJoin(users, eq(users.id, roleOffers.userId))
    .where(and(eq(roleOffers.tokenHash, hashToken(linkToken)), gt(roleOffers.expiresAt, clock())))
  return offer ?? null
}

export type AcceptOutcome =
  | { ok: true; role: string }
  | { ok: false; reason: 'not-found' | 'other-account' | 'needs-second-factor' }

/** Grants the role of an offer to the account of this session, and deletes the offer. */
export async function acceptRole(
  auth: Auth,
  { linkToken, state, ip }: { linkToken: string; state: SessionState; ip: string },
): Promise<AcceptOutcome> {
  const offer = await findRoleOffer(auth, linkToken)
  if (!offer) return { ok: false, reason: 'not-found' }
  if (offer.userId !== state.user.id) return { ok: false, reason: 'other-account' }
  if (state.needsSecondFactor) return { ok: false, reason: 'needs-second-factor' }
  const { userId, role } = offer
  const now = auth.clock()
  const isAccepted = await auth.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, userId)
    const [taken] = await tx
      .delete(roleOffers)
      .where(eq(roleOffers.tokenHash, hashToken(linkToken)))
      .returning()
    if (!locked || !taken) return false
    const { givenAt, givenBy } = taken
    const grant = { givenAt, givenBy, acceptedAt: now, acceptedWithSecondFactor: state.session.aal === 'aal2' }
    await tx
      .insert(roleGrants)
      .values({ userId, role, ...grant })
      .onConflictDoUpdate({ target: [roleGrants.userId, roleGrants.role], set: grant })
    await writeRoles(tx, locked.user, [...new Set([...rolesOf(locked.user), role])], now)
    await recordAudit(tx, { action: 'role_accepted', actorId: userId, ip, now, traits: { role } })
    return true
  })
  return isAccepted ? { ok: true, role } : { ok: false, reason: 'not-found' }
}

/** Removes a role and its offer; false if the account, whose row must be locked, had neither. */
export async function removeRole(
  tx: AuthDb,
  { user, role, now }: { user: Account; role: string; now: Date },
): Promise<boolean> {
  const offers = await tx
    .delete(roleOffers)
    .where(and(eq(roleOffers.userId, user.id), eq(roleOffers.role, role)))
    .returning({ id: roleOffers.id })
  await tx.delete(roleGrants).where(and(eq(roleGrants.userId, user.id), eq(roleGrants.role, role)))
  const held = rolesOf(user)
  if (held.includes(role)) {
    await writeRoles(
      tx,
      user,
      held.filter((name) => name !== role),
      now,
    )
  }
  return offers.length > 0 || held.includes(role)
}

type Account = Pick<typeof users.$inferSelect, 'id' | 'appMetadata'>

async function writeRoles(tx: AuthDb, { id, appMetadata }: Account, roles: string[], now: Date): Promise<void> {
  const changed: Metadata = { ...appMetadata, roles }
  await tx.update(users).set({ appMetadata: changed, updatedAt: now }).where(eq(users.id, id))
}

function hashToken(linkToken: string): string {
  return createHash('sha256').update(`role ${linkToken}`).digest('base64url')
}
