import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageRegions } from '#app/features/marketplace/policy.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RemoveRegionOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'in-use' }

/** Deletes a region that no seller and no application uses. Operators only. */
export async function removeRegion(ctx: CommandContext, { id }: { id: string }): Promise<RemoveRegionOutcome> {
  const { db, actor } = ctx
  if (!canManageRegions(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const seller = tx.select({ id: sellerProfiles.id }).from(sellerProfiles)
    if ((await seller.where(eq(sellerProfiles.regionId, id)).limit(1)).length > 0)
      return { ok: false, reason: 'in-use' }
    if ((await tx.$count(sellerApplications, eq(sellerApplications.regionId, id))) > 0)
      return { ok: false, reason: 'in-use' }
    const [removed] = await tx.delete(regions).where(eq(regions.id, id)).returning()
    if (!removed) return { ok: false, reason: 'not-found' }
    const { name, country } = removed
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'region', id }, detail: `${name}, ${country}` })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
