import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { campaignMessages } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { MESSAGES_A_DAY_MAX } from '#app/features/fundraising/owner/schema.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** Whether a form with this key was sent before. The campaign is locked. */
export async function isSent(tx: Db, { campaignId, key }: { campaignId: string; key: string }): Promise<boolean> {
  const sent = and(eq(campaignMessages.campaignId, campaignId), eq(campaignMessages.formKey, key))
  return (await tx.$count(campaignMessages, sent)) > 0
}

/** Whether the campaign has sent as many messages to all as a day allows. */
export async function isDayFull(tx: Db, { campaignId, now }: { campaignId: string; now: Date }): Promise<boolean> {
  const recent = and(
    eq(campaignMessages.campaignId, campaignId),
    isNull(campaignMessages.contributionId),
    gt(campaignMessages.createdAt, new Date(now.getTime() - DAY_MS)),
  )
  return (await tx.$count(campaignMessages, recent)) >= MESSAGES_A_DAY_MAX
}

/** The number of gifts whose supporters agreed to updates. */
export async function countAgreed(db: Db, { campaignId }: { campaignId: string }): Promise<number> {
  const [row] = await db
    .select({ agreed: count() })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaignId), contributions.wantsUpdates, isCounted))
  return row?.agreed ?? 0
}
