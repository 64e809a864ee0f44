import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { lockMandate, type MonthlyDeps } from '#app/features/fundraising/monthly/mandate.server.ts'
import { mandateDebits, mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import type { EndReason } from '#app/features/fundraising/monthly/mandate-rules.ts'
import { endAndTell } from '#app/features/fundraising/monthly/mails/tell.server.ts'

const BATCH_MAX = 50

/** Ends a batch of mandates whose campaign has closed or ended, or whose time is over. Returns their number. */
export async function endMandates({ db, clock, ...mails }: MonthlyDeps): Promise<number> {
  const ctx = { ...mails, now: clock() }
  const over = await listOver(db, ctx.now)
  for (const { id, reason } of over) {
    await db.transaction(async (tx) => {
      const full = await lockMandate(tx, id)
      if (full?.mandate.endedAt === null) await endAndTell(tx, ctx, full, reason)
    })
  }
  return over.length
}

async function listOver(db: Db, now: Date): Promise<{ id: string; reason: EndReason }[]> {
  const closed = db
    .select({ id: campaignClosures.campaignId })
    .from(campaignClosures)
    .where(isNull(campaignClosures.reopenedAt))
  const ended = db.select({ id: campaigns.id }).from(campaigns).where(lte(campaigns.endsAt, now))
  const open = db
    .select({ one: sql`1` })
    .from(mandateDebits)
    .where(and(eq(mandateDebits.mandateId, mandates.id), sql`${mandateDebits.state} IN ('noticed', 'sent')`))
  const running = () => db.select({ id: mandates.id }).from(mandates)
  const isRunning = and(isNull(mandates.endedAt), isNotNull(mandates.approvedAt))
  const isLastDebitMade = and(gt(mandates.nextDebitOn, mandates.endsOn), notExists(open))
  const over = union(
    running().where(and(isRunning, inArray(mandates.campaignId, closed))),
    running().where(and(isRunning, inArray(mandates.campaignId, ended))),
    running().where(and(isRunning, lt(mandates.endsOn, dayOfIndia(now)))),
    running().where(and(isRunning, isLastDebitMade)),
  )
  return db
    .select({
      id: mandates.id,
      reason: sql<EndReason>`CASE WHEN ${inArray(mandates.campaignId, closed)} THEN 'campaign-closed'
        WHEN ${lte(campaigns.endsAt, now)} THEN 'campaign-ended' ELSE 'term-over' END`,
    })
    .from(mandates)
    .innerJoin(campaigns, eq(campaigns.id, mandates.campaignId))
    .where(inArray(mandates.id, over))
    .orderBy(asc(mandates.id))
    .limit(BATCH_MAX)
}
