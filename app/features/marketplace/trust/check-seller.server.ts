import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { type CheckInput, checkInput, isCheckEnd } from './check.ts'
import { canDecideAboutSeller } from '#app/features/marketplace/policy.ts'
import { addCheck, updateBadge } from './seller-checks.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type CheckSellerOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'invalid' | 'bad-end' }

/**
 * Records a check of a seller and its end, at most 24 months ahead; nobody for their own shop. A newer check of a kind
 * replaces the older one. The badge is updated in the same transaction.
 */
export async function checkSeller(
  ctx: CommandContext,
  { slug, ...input }: CheckInput & { slug: string },
): Promise<CheckSellerOutcome> {
  const { db, actor, now } = ctx
  const read = v.safeParse(checkInput, input)
  return db.transaction(async (tx) => {
    if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
    const [seller] = await tx.select().from(sellerProfiles).where(eq(sellerProfiles.slug, slug)).for('update')
    if (!seller) return { ok: false, reason: 'not-found' }
    if (!canDecideAboutSeller(actor, seller)) return { ok: false, reason: 'not-allowed' }
    if (!read.success) return { ok: false, reason: 'invalid' }
    const check = read.output
    if (!isCheckEnd(check.validUntil, now)) return { ok: false, reason: 'bad-end' }
    await addCheck(tx, { sellerId: seller.id, check, by: actor, now })
    await updateBadge(tx, { sellerId: seller.id, now })
    const detail = `${check.kind}, until ${formatDate(check.validUntil)}`
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'seller', id: slug }, detail })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
