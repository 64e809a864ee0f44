import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { and, eq, sql } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canDecideAboutSeller } from '#app/features/marketplace/policy.ts'
import { readFssaiNumber } from '#app/features/marketplace/product-information/fssai-number.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { fssaiChecks } from './requirement-tables.server.ts'

interface Licence {
  /** The slug of the seller who states the number. */
  seller: string
  number: string
}

export type CheckFssaiOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-a-number' | 'demo' | 'ended' }

/**
 * Records that an operator compared the FSSAI number of a seller's listings with the register, and until when the
 * licence is valid. Nobody for their own shop. Checking again replaces the earlier comparison.
 */
export async function checkFssai(
  ctx: CommandContext,
  { seller: slug, number, validUntil }: Licence & { validUntil: string },
): Promise<CheckFssaiOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx) => {
    if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
    const seller = await findSeller(tx, slug)
    if (!seller || !(await isStated(tx, { sellerId: seller.id, number }))) return { ok: false, reason: 'not-found' }
    if (!canDecideAboutSeller(actor, seller)) return { ok: false, reason: 'not-allowed' }
    const read = readFssaiNumber(number)
    if (!read.ok || read.value.number !== number) return { ok: false, reason: 'not-a-number' }
    if (read.value.isDemo) return { ok: false, reason: 'demo' }
    if (validUntil < dayOfIndia(now)) return { ok: false, reason: 'ended' }
    const check = { checkedBy: actor.userId, checkedByName: actor.displayName ?? '', checkedAt: now, validUntil }
    await tx
      .insert(fssaiChecks)
      .values({ sellerId: seller.id, number, ...check })
      .onConflictDoUpdate({ target: [fssaiChecks.sellerId, fssaiChecks.number], set: check })
    const detail = `FSSAI ${number}, valid until ${validUntil}`
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'seller', id: slug }, detail })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}

export type WithdrawFssaiOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Removes a comparison: the number is the seller's statement again. Nobody for their own shop. */
export async function withdrawFssaiCheck(
  ctx: CommandContext,
  { seller: slug, number }: Licence,
): Promise<WithdrawFssaiOutcome> {
  const { db, actor } = ctx
  return db.transaction(async (tx) => {
    if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
    const seller = await findSeller(tx, slug)
    if (!seller) return { ok: false, reason: 'not-found' }
    if (!canDecideAboutSeller(actor, seller)) return { ok: false, reason: 'not-allowed' }
    const ofNumber = and(eq(fssaiChecks.sellerId, seller.id), eq(fssaiChecks.number, number))
    const removed = await tx.delete(fssaiChecks).where(ofNumber).returning({ number: fssaiChecks.number })
    if (removed.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'seller', id: slug }, detail: `FSSAI ${number}` })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}

async function findSeller(tx: Db, slug: string) {
  const { id, userId } = sellerProfiles
  const [seller] = await tx
    .select({ id, userId })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.slug, slug))
    .for('share')
  return seller
}

/** Whether a listing of the seller has this number, also one that is not published yet. */
async function isStated(tx: Db, { sellerId, number }: { sellerId: string; number: string }): Promise<boolean> {
  const own = and(eq(products.sellerId, sellerId), sql`${products.facts} ->> 'fssai' = ${number}`)
  return (await tx.$count(products, own)) > 0
}
