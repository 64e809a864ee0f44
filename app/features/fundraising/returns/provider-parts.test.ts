import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenGift, OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { listGiftsOf, readStatement } from '#app/features/fundraising/gifts/gift-queries.server.ts'
import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { receiptPageView } from '#app/features/fundraising/receipt/receipt-view.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { campaignAllocations } from '#app/features/fundraising/tranches/tables.server.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { importSettlements } from '#app/features/payments/settlement-import/import-settlements.server.ts'
import { settlementMismatches } from '#app/features/payments/settlement-import/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { refundPayment } from '#app/platform/payments/sandbox/payments.server.ts'
import { sandboxNotifications } from '#app/platform/payments/sandbox/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'

let database: Database
let payouts: CampaignPayouts
beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

const sound = async () => expect(await findFailedChecks(database.db, payouts.now())).toEqual([])
const giftOf = async ({ contributionId }: GivenGift) =>
  one(await database.db.select().from(contributions).where(eq(contributions.id, contributionId)))
const held = (campaignId: string) => balance(database.db, `liability:campaign:${campaignId}`)
/** Somebody refunds a part on the provider's own pages. */
const refundThere = (gift: GivenGift, amountMinor: number, refundId = `by-hand-${crypto.randomUUID()}`) =>
  refundPayment(database.db, { id: gift.providerRef, refundId, amountMinor }, payouts.now())
const deliver = () => payouts.sandbox.deliverDue(payouts.now())
async function two() {
  const campaign = await payouts.funded([300_00, 500_00])
  const [first, second] = campaign.gifts
  if (!first || !second) throw new Error('two gifts')
  return { campaign, first, second }
}

describe('a part of a gift that the provider returned by itself', () => {
  it('is booked once, counts less, and the donor reads it in one message and on the receipt', async () => {
    const { campaign, first } = await two()
    await refundThere(first, 100_00)
    await deliver()
    await payouts.notify(
      payouts.report(first, 'captured', { providerRefunds: [{ ref: 'rfnd_again', amountMinor: 700_00 }] }),
    )
    await reconcile(payouts.deps)
    expect(await giftOf(first)).toMatchObject({ returnedAt: null, returnedMinor: 100_00, countedMinor: 200_00 })
    expect(await held(campaign.id)).toBe(700_00)
    const receipt = await findReceipt(database.db, { token: first.token, now: payouts.now() })
    if (!receipt) throw new Error('no receipt')
    expect(receiptPageView(receipt, { site: SITE, saysPaid: false, tax: null, monthly: null })).toMatchObject({
      state: 'settled',
      parts: [
        expect.stringMatching(/^₹100 was returned to you on .* Reason: The payment service sent the money back\.$/),
      ],
    })
    const mails = (await listMails(database.db)).filter(({ subject }) => subject.startsWith('A part of your gift'))
    expect(mails).toHaveLength(1)
    await sound()
  })

  it('that was paid out takes the last payouts first, and other gifts pay them', async () => {
    const { campaign, first, second } = await two()
    const [one1, two2] = [await payouts.released(campaign, 200_00), await payouts.released(campaign, 100_00)]
    await refundThere(first, 150_00)
    await deliver()
    const rows = await database.db
      .select({ tranche: campaignAllocations.trancheId, minor: campaignAllocations.amountMinor })
      .from(campaignAllocations)
      .where(eq(campaignAllocations.contributionId, second.contributionId))
      .orderBy(campaignAllocations.id)
    expect(rows).toEqual([
      { tranche: one1, minor: 50_00 },
      { tranche: two2, minor: 100_00 },
    ])
    expect(await held(campaign.id)).toBe(350_00)
    await sound()
  })

  it('that no gift covers is the organisation’s expense', async () => {
    const { campaign, first } = await two()
    await payouts.released(campaign, 800_00)
    const before = await balance(database.db, 'expense:returned-by-provider')
    await refundThere(first, 120_00)
    await deliver()
    expect((await balance(database.db, 'expense:returned-by-provider')) - before).toBe(120_00)
    expect(await held(campaign.id)).toBe(0)
    await sound()
  })

  it('is booked when only the settlement tells it', async () => {
    const { campaign, first } = await two()
    await refundThere(first, 100_00)
    await database.db.delete(sandboxNotifications)
    payouts.wait(5 * DAY_MS)
    await importSettlements(payouts.deps)
    expect(await held(campaign.id)).toBe(800_00)
    await reconcile(payouts.deps)
    expect(await held(campaign.id)).toBe(700_00)
    await importSettlements(payouts.deps)
    const open = await database.db.select().from(settlementMismatches)
    expect(open.filter(({ resolvedAt }) => resolvedAt === null)).toEqual([])
    await sound()
  })

  it('is taken off when the rest goes back too, by us or by the provider', async () => {
    for (const isByProvider of [true, false]) {
      const { campaign, first } = await two()
      await refundThere(first, 100_00)
      await deliver()
      if (isByProvider) await refundThere(first, 200_00)
      else {
        const input = { token: first.token, reason: 'She asked.' }
        expect(await returnContribution(payouts.as(OPERATOR), input)).toEqual({ ok: true })
        await sound()
        await sendRefunds(payouts.deps)
      }
      await deliver()
      expect((await giftOf(first)).returnedAt).not.toBeNull()
      expect(await held(campaign.id)).toBe(500_00)
      await sound()
    }
  })

  it('is an entry of its own on her statement', async () => {
    const { first } = await two()
    const userId = crypto.randomUUID()
    await database.db.update(contributions).set({ userId }).where(eq(contributions.id, first.contributionId))
    await refundThere(first, 100_00)
    await deliver()
    const now = payouts.now()
    const { gifts } = await listGiftsOf(database.db, { userId, page: 1, now })
    expect(gifts).toMatchObject([{ amountMinor: 300_00, partsMinor: 100_00, state: 'settled' }])
    const year = now.getUTCMonth() < 3 ? now.getUTCFullYear() - 1 : now.getUTCFullYear()
    const statement = await readStatement(database.db, { userId, year })
    expect(statement).toMatchObject({ givenMinor: 300_00, returnedMinor: 100_00 })
    await returnContribution(payouts.as(OPERATOR), { token: first.token, reason: 'She asked.' })
    expect(await readStatement(database.db, { userId, year })).toMatchObject({
      givenMinor: 300_00,
      returnedMinor: 300_00,
    })
  })
})
