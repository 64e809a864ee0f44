import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { sealApplication } from './application-sealing.server.ts'
import { setEvidence } from './evidence.server.ts'
import type { ApplicationInput } from './application.ts'
import { APPLICATIONS_A_MONTH_MAX } from '#app/features/marketplace/schema.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { addressOf, type Member, type PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

export type ApplyOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-signed-in' | 'has-shop' | 'no-region' | 'files' | 'too-many' }

const MONTH_MS = 30 * DAY_MS

/** Rolls the transaction back when a picture is refused after the application was written. */
class FilesRefused extends Error {}

/**
 * Submits a member's application to sell, or submits it again after it was returned. A member has one open application;
 * the same form posted twice is one. Private fields are sealed, and the pictures are private.
 */
export async function applyToSell(ctx: PrivateContext, input: ApplicationInput): Promise<ApplyOutcome> {
  const { actor } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  try {
    return await ctx.db.transaction((tx) => apply(tx, { ...ctx, actor }, input))
  } catch (error) {
    if (error instanceof FilesRefused) return { ok: false, reason: 'files' }
    throw error
  }
}

async function apply(tx: Db, ctx: PrivateContext & { actor: Member }, input: ApplicationInput): Promise<ApplyOutcome> {
  const { actor, now, sealer } = ctx
  const { userId } = actor
  const open = await findOpen(tx, userId)
  if (open?.state === 'waiting') return { ok: true, id: open.id }
  const refusal = await findRefusal(tx, { userId, regionId: input.regionId, isNew: !open, now })
  if (refusal) return { ok: false, reason: refusal }
  const id = open?.id ?? randomUUID()
  const { displayName, bio, regionId, regionWish, homeState, gstin, secret, evidence } = input
  const { district = null, town = null } = input
  const sealed = sealApplication(sealer, id, { ...secret, email: addressOf(actor) })
  const place = { regionId, regionWish, homeState, district, town }
  const said = { displayName, bio, ...place, gstin, sealed, undertakenAt: now, stateAt: now }
  const row = { ...said, state: 'waiting' as const, reason: null, decidedBy: null }
  if (open) await tx.update(sellerApplications).set(row).where(eq(sellerApplications.id, id))
  else {
    const written = await tx
      .insert(sellerApplications)
      .values({ ...row, id, userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: sellerApplications.id })
    if (written.length === 0) return findConcurrent(tx, userId)
  }
  if (!(await setEvidence(tx, { applicationId: id, ownerId: userId, mediaIds: evidence, now }))) {
    throw new FilesRefused()
  }
  return { ok: true, id }
}

async function findOpen(tx: Db, userId: string) {
  const [open] = await tx
    .select({ id: sellerApplications.id, state: sellerApplications.state })
    .from(sellerApplications)
    .where(and(eq(sellerApplications.userId, userId), inArray(sellerApplications.state, ['waiting', 'returned'])))
    .for('update')
  return open
}

interface RefusalQuery {
  userId: string
  regionId: string | null
  isNew: boolean
  now: Date
}

async function findRefusal(tx: Db, { userId, regionId, isNew, now }: RefusalQuery) {
  const shop = tx.select({ id: sellerProfiles.id }).from(sellerProfiles).where(eq(sellerProfiles.userId, userId))
  if ((await shop).length > 0) return 'has-shop'
  if (regionId !== null) {
    const region = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, regionId))
    if (region.length === 0) return 'no-region'
  }
  if (!isNew) return null
  const [recent] = await tx
    .select({ count: count() })
    .from(sellerApplications)
    .where(
      and(eq(sellerApplications.userId, userId), gt(sellerApplications.createdAt, new Date(now.getTime() - MONTH_MS))),
    )
  return (recent?.count ?? 0) >= APPLICATIONS_A_MONTH_MAX ? 'too-many' : null
}

/** The same form was posted twice at once: returns the application that the other request wrote. */
async function findConcurrent(tx: Db, userId: string): Promise<ApplyOutcome> {
  const other = await findOpen(tx, userId)
  if (!other) throw new Error('an application was neither written nor there')
  return { ok: true, id: other.id }
}
