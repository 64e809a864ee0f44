import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { type NewFact, VOIDED_BY } from './check-kinds.ts'
import { campaignChecks } from './check-tables.server.ts'

/**
 * Voids what no longer holds after a new fact about a campaign: its page then says that it is being checked again. Call
 * it in the transaction of every change of these facts: for a goal or costs when they are raised. Announce the campaign's
 * page after it.
 */
export async function voidChecks(
  tx: Db,
  { campaignId, fact, now }: { campaignId: string; fact: NewFact; now: Date },
): Promise<void> {
  const { kind, voidedAt } = campaignChecks
  await tx
    .update(campaignChecks)
    .set({ voidedAt: now, voidReason: fact })
    .where(and(eq(campaignChecks.campaignId, campaignId), inArray(kind, [...VOIDED_BY[fact]]), isNull(voidedAt)))
}
