import { asc, eq } from 'drizzle-orm'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaignHolds } from '#app/features/fundraising/holds/hold-tables.server.ts'
import { campaignReturns } from '#app/features/fundraising/returns/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { listTranches } from '#app/features/fundraising/tranches/tranche-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** What a member asked for, sent in and was told about the money of their campaigns, for the download of their data. */
export async function exportMoney(db: Db, { userId }: { userId: string }) {
  const own = await db
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(eq(campaigns.ownerUserId, userId))
  const money = []
  for (const { id, title } of own) {
    const { kind, name, reason, ending, savedAt } = campaignPayees
    const payees = await db
      .select({ kind, name, reason, ending, savedAt })
      .from(campaignPayees)
      .where(eq(campaignPayees.campaignId, id))
      .orderBy(asc(savedAt))
    const parts = { payees, payouts: await listTranches(db, id), ...(await listSentAndHeld(db, id)) }
    if (Object.values(parts).some((rows) => rows.length > 0)) money.push({ campaign: title, ...parts })
  }
  return money
}

async function listSentAndHeld(db: Db, campaignId: string) {
  const { kind, what, amountMinor, addedAt, removedAt, deleteOn, decision, decisionReason } = campaignDocuments
  const documents = await db
    .select({ kind, what, amountMinor, addedAt, removedAt, deleteOn, decision, decisionReason })
    .from(campaignDocuments)
    .where(eq(campaignDocuments.campaignId, campaignId))
    .orderBy(asc(addedAt))
  const { topic, reason, placedAt, endsAt, liftedAt, appeal, answer } = campaignHolds
  const holds = await db
    .select({ amountMinor: campaignHolds.amountMinor, topic, reason, placedAt, endsAt, liftedAt, appeal, answer })
    .from(campaignHolds)
    .where(eq(campaignHolds.campaignId, campaignId))
    .orderBy(asc(placedAt))
  const returns = await db
    .select({ cause: campaignReturns.cause, reason: campaignReturns.reason, askedAt: campaignReturns.askedAt })
    .from(campaignReturns)
    .where(eq(campaignReturns.campaignId, campaignId))
    .orderBy(asc(campaignReturns.askedAt))
  return { documents, holds, returns }
}
