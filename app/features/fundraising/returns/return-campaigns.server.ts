import { and, eq, sum } from 'drizzle-orm'
import { lockGift } from '#app/features/fundraising/giving/gift.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { returnGift } from '#app/features/fundraising/settlement/return-gift.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignAllocations } from '#app/features/fundraising/tranches/tables.server.ts'
import { lockPayment } from '#app/features/payments/queries.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { listGiftsLeft } from './return-queries.server.ts'
import { returnPart } from './return-part.server.ts'
import { campaignReturnLines, campaignReturns } from './tables.server.ts'

const GIFTS_AT_ONCE = 50

interface ReturnDeps {
  db: Db
  clock: () => Date
  site: Site
  sealer: Sealer
  log: Logger
}

type CampaignReturn = typeof campaignReturns.$inferSelect

/**
 * Returns some gifts of each confirmed return, each gift in a transaction of its own that also writes its line and its
 * refund: after a crash, and with several nodes, each gift goes back once. Returns the number of gifts.
 */
export async function returnCampaigns(deps: ReturnDeps): Promise<number> {
  const { db, log } = deps
  let returned = 0
  for (const confirmed of await db.select().from(campaignReturns).where(eq(campaignReturns.state, 'confirmed'))) {
    const { campaignId } = confirmed
    const gifts = await listGiftsLeft(db, { campaignId, limit: GIFTS_AT_ONCE })
    for (const { paymentId } of gifts) {
      try {
        if (await returnOne(deps, { confirmed, paymentId })) returned++
      } catch (err) {
        // The other gifts go back all the same; this one is tried again in the next run.
        log.error({ err, returnId: confirmed.id, paymentId }, 'a gift could not be returned')
      }
    }
    if (gifts.length === 0) await finish(deps, confirmed)
  }
  return returned
}

/**
 * A gift of which nothing was paid out goes back whole, with its tip and its payment costs, as any returned gift does; of
 * others exactly what is left. False when nothing is left meanwhile.
 */
async function returnOne(
  { db, clock, site, sealer }: ReturnDeps,
  { confirmed, paymentId }: { confirmed: CampaignReturn; paymentId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const gift = await lockGift(tx, paymentId)
    const { contribution } = gift
    const { id, returnedAt, returnedMinor, netMinor } = contribution
    const spentMinor = await readSpent(tx, id)
    const leftMinor = netMinor - spentMinor
    if (returnedAt !== null || leftMinor <= 0) return false
    const payment = one(await tx.select().from(payments).where(eq(payments.id, paymentId)))
    const isWhole = spentMinor === 0 && returnedMinor === 0
    const amountMinor = isWhole ? payment.amountMinor : leftMinor
    const now = clock()
    const line = { returnId: confirmed.id, contributionId: id, amountMinor, at: now }
    const written = await tx.insert(campaignReturnLines).values(line).onConflictDoNothing().returning()
    if (written.length === 0) return false
    const returning = { gift, payment, reason: confirmed.reason, site, sealer, now }
    await (isWhole
      ? returnGift(tx, returning)
      : returnPart(tx, { ...returning, key: `campaign-return:${confirmed.id}`, amountMinor }))
    return true
  })
}

async function readSpent(tx: Db, contributionId: string): Promise<number> {
  const { amountMinor } = campaignAllocations
  const [spent] = await tx
    .select({ minor: sum(amountMinor).mapWith(Number) })
    .from(campaignAllocations)
    .where(eq(campaignAllocations.contributionId, contributionId))
  return spent?.minor ?? 0
}

async function finish({ db, clock }: ReturnDeps, { id, campaignId }: CampaignReturn): Promise<void> {
  await db.transaction(async (tx) => {
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId)).for('no key update')
    const isConfirmed = and(eq(campaignReturns.id, id), eq(campaignReturns.state, 'confirmed'))
    await tx.update(campaignReturns).set({ state: 'done', finishedAt: clock() }).where(isConfirmed)
    if (campaign) await announce(tx, campaign.slug)
  })
}
