import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { campaignChecks } from './check-tables.server.ts'

export type WithdrawCheckOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Takes the checks of a document off the campaign's page: what was seen turned out to be wrong. Operators only. */
export async function withdrawCheck(
  ctx: CommandContext,
  { documentId }: { documentId: string },
): Promise<WithdrawCheckOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const [voided] = await tx
      .update(campaignChecks)
      .set({ voidedAt: now, voidReason: 'withdrawn' })
      .where(and(eq(campaignChecks.documentId, documentId), isNull(campaignChecks.voidedAt)))
      .returning({ campaignId: campaignChecks.campaignId, seen: campaignChecks.seen })
    if (!voided) return { ok: false, reason: 'not-found' }
    const subject = { kind: 'campaign-document', id: documentId } as const
    await recordAct(tx, ctx, { verb: 'removed', subject, detail: voided.seen })
    const [campaign] = await tx
      .select({ slug: campaigns.slug })
      .from(campaigns)
      .where(eq(campaigns.id, voided.campaignId))
    if (campaign) await announce(tx, campaign.slug)
    return { ok: true }
  })
}
