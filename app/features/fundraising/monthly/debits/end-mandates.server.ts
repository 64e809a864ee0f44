import { and, asc, eq, exists, gt, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
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
  const closure = db
    .select({ one: sql`1` })
    .from(campaignClosures)
    .where(and(eq(campaignClosures.campaignId, mandates.campaignId), isNull(campaignClosures.reopenedAt)))
  const open = db
    .select({ one: sql`1` })
    .from(mandateDebits)
    .where(and(eq(mandateDebits.mandateId, mandates.id), sql`${mandateDebits.state} IN ('noticed', 'sent')`))
  const isClosed = exists(closure)
  const hasEnded = lte(campaigns.endsAt, now)
  const isTermOver = or(
    lt(mandates.endsOn, dayOfIndia(now)),
    and(gt(mandates.nextDebitOn, mandates.endsOn), notExists(open)),
  )
  return db
    .select({
      id: mandates.id,
      reason: sql<EndReason>`CASE WHEN ${isClosed} THEN 'campaign-closed' WHEN ${hasEnded} THEN 'campaign-ended'
        ELSE 'term-over' END`,
    })
    .from(mandates)
    .innerJoin(campaigns, eq(campaigns.id, mandates.campaignId))
    .where(and(isNull(mandates.endedAt), sql`${mandates.approvedAt} IS NOT NULL`, or(isClosed, hasEnded, isTermOver)))
    .orderBy(asc(mandates.id))
    .limit(BATCH_MAX)
}
