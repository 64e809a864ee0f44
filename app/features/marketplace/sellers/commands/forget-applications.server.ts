import { eq } from 'drizzle-orm'
import { dropEvidence } from '#app/features/marketplace/sellers/evidence.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Removes every application of the signed-in person to sell here, with its papers. Her shop is `forget-shop`'s. */
export async function forgetApplications({ db, actor, now }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const hers = eq(sellerApplications.userId, actor.userId)
  await db.transaction(async (tx) => {
    const rows = await tx.select({ id: sellerApplications.id }).from(sellerApplications).where(hers)
    for (const { id } of rows) await dropEvidence(tx, id, now)
    await tx.delete(sellerApplications).where(hers)
  })
  return { ok: true }
}
