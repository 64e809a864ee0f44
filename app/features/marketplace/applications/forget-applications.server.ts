import { eq } from 'drizzle-orm'
import { discardEvidence } from '#app/features/marketplace/apply/evidence.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/**
 * Deletes every seller application of the signed-in member, with its papers. The shop itself is handled by
 * `forget-shop`.
 */
export async function forgetApplications({ db, actor, now }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const hers = eq(sellerApplications.userId, actor.userId)
  await db.transaction(async (tx) => {
    const rows = await tx.select({ id: sellerApplications.id }).from(sellerApplications).where(hers)
    for (const { id } of rows) await discardEvidence(tx, id, now)
    await tx.delete(sellerApplications).where(hers)
  })
  return { ok: true }
}
