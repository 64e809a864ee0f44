import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canDecideAboutSeller } from '#app/features/marketplace/policy.ts'
import { APPLICATION_REASON_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { updateBadge } from './seller-checks.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerChecks } from './trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type RevokeCheckOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'invalid' }

/**
 * Revokes a check with an internal reason; nobody their own. The badge is removed when the newest identity check is
 * revoked. Idempotent: the first reason stays.
 */
export async function revokeCheck(
  ctx: CommandContext,
  { checkId, reason }: { checkId: string; reason: string },
): Promise<RevokeCheckOutcome> {
  const { db, actor, now } = ctx
  const why = reason.trim()
  return db.transaction(async (tx) => {
    if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
    if (!isUuid(checkId)) return { ok: false, reason: 'not-found' }
    const [found] = await tx
      .select({ check: sellerChecks, seller: sellerProfiles })
      .from(sellerChecks)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, sellerChecks.sellerId))
      .where(eq(sellerChecks.id, checkId))
      .for('update')
    if (!found) return { ok: false, reason: 'not-found' }
    const { check, seller } = found
    if (!canDecideAboutSeller(actor, seller)) return { ok: false, reason: 'not-allowed' }
    if (why === '' || why.length > APPLICATION_REASON_CHARS_MAX) return { ok: false, reason: 'invalid' }
    if (check.revokedAt) return { ok: true }
    await tx.update(sellerChecks).set({ revokedAt: now, revokedReason: why }).where(eq(sellerChecks.id, checkId))
    await updateBadge(tx, { sellerId: seller.id, now })
    const detail = `${check.kind}: check taken back`
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'seller', id: seller.slug }, detail })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
