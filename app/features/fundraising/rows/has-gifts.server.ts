import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** Whether somebody has given to a campaign by its present words: also gifts that were returned or are being paid. */
export async function hasGifts(db: Db, { campaignId, now }: { campaignId: string; now: Date }): Promise<boolean> {
  const { createdAt, settledAt } = contributions
  const isBinding = or(isNotNull(settledAt), gt(createdAt, new Date(now.getTime() - DAY_MS)))
  const [row] = await db
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaignId), isBinding))
    .limit(1)
  return row !== undefined
}
