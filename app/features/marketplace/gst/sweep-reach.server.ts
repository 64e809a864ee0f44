import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { readGstNeeds } from './gst-queries.server.ts'
import { type GstNeeds, mayLeaveState } from './gst-rules.ts'
import { gstNoticeMail } from './notice-mails.ts'

interface Sweeping {
  db: Db
  now: Date
  site: Site
  sealer: Sealer
}

/**
 * Background job: applies the rule of the day to where sellers deliver, and notifies the sellers from before the rules
 * of the day on which these begin for them. Idempotent, and safe on several nodes.
 */
export async function sweepReach(sweeping: Sweeping): Promise<void> {
  const needs = await readGstNeeds(sweeping.db, sweeping.now)
  await applyRule(sweeping, needs)
  await notifyOlder(sweeping, needs)
}

/** Limits sellers without the number that the rule asks for to their own State. */
async function applyRule({ db, now }: Sweeping, needs: GstNeeds): Promise<void> {
  const need = needs['inter-state']
  if (need === 'nothing') return
  await db.transaction(async (tx) => {
    const { state, gstin, enrolmentNumber, deliversTo } = sellerProfiles
    const hasNone = and(isNull(gstin), need === 'gst-number' ? undefined : isNull(enrolmentNumber))
    const everywhere = await tx
      .select()
      .from(sellerProfiles)
      .where(and(eq(deliversTo, 'india'), isNotNull(state), hasNone))
      .orderBy(sellerProfiles.id)
      .for('update')
    const over = everywhere.filter((seller) => !mayLeaveState(seller, needs, now))
    for (const { id } of over) {
      await tx.update(sellerProfiles).set({ deliversTo: 'own-state' }).where(eq(sellerProfiles.id, id))
    }
    if (over.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
}

async function notifyOlder({ db, now, site, sealer }: Sweeping, needs: GstNeeds): Promise<void> {
  const { gstDueAt, gstNoticedAt, noticeEmail, id } = sellerProfiles
  await db.transaction(async (tx) => {
    const older = await tx
      .select()
      .from(sellerProfiles)
      .where(and(isNotNull(gstDueAt), isNull(gstNoticedAt), isNotNull(noticeEmail)))
      .orderBy(id)
      .for('update')
    for (const seller of older) {
      const { state, gstDueAt: dueAt } = seller
      await tx.update(sellerProfiles).set({ gstNoticedAt: now }).where(eq(id, seller.id))
      if (dueAt === null || dueAt <= now || state === null) continue
      const isLimited = !mayLeaveState({ ...seller, gstDueAt: null }, needs, now)
      if (!isLimited && seller.gstin === null) continue
      const kind = isLimited ? 'reach' : 'details'
      const mail = () => gstNoticeMail({ kind, sellerName: seller.displayName, state, dueAt, site })
      await notify(tx, { sealer, now }, { to: seller.noticeEmail, key: `gst-notice:${seller.id}`, mail })
    }
  })
}
