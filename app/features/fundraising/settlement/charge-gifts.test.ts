import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertFirstPaymentCosts } from '#app/features/fundraising/costs/insert-first-payment-costs.server.ts'
import { type GivenGift, OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { receiptPageView } from '#app/features/fundraising/receipt/receipt-view.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { importSettlements } from '#app/features/payments/settlement-import/import-settlements.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { chargeGifts } from './charge-gifts.server.ts'
import { returnContribution } from './return-contribution.server.ts'

let database: Database
let payouts: CampaignPayouts
beforeAll(async () => {
  database = await testDatabase()
  await insertFirstPaymentCosts(database.db)
  payouts = openCampaignPayouts(database)
})

const sound = async () => expect(await findFailedChecks(database.db, payouts.now())).toEqual([])
const give = (slug: string, method: 'upi' | 'card') => payouts.paid(slug, { amountMinor: 500_00, tipMinor: 0 }, method)
const giftOf = async ({ contributionId }: GivenGift) =>
  one(await database.db.select().from(contributions).where(eq(contributions.id, contributionId)))
const held = (campaignId: string) => balance(database.db, `liability:campaign:${campaignId}`)

/** The provider settles what was paid, with fees that are multiplied. */
async function settled({ dearer = 1 } = {}) {
  const { settlements } = payouts.provider
  payouts.wait(5 * DAY_MS)
  const list: typeof settlements.list = async (asked) =>
    (await settlements.list(asked)).map((line) => {
      const [feeMinor, taxMinor] = [line.feeMinor * dearer, line.taxMinor * dearer]
      return { ...line, feeMinor, taxMinor, netMinor: line.grossMinor - feeMinor - taxMinor }
    })
  Object.assign(payouts.provider, { settlements: { list } })
  await importSettlements(payouts.deps)
  Object.assign(payouts.provider, { settlements })
  await chargeGifts(payouts.deps)
}

describe('the promised payment costs of a gift', () => {
  it('pay the provider’s fee and its tax; what it did not take is the campaign’s, and she reads it', async () => {
    const campaign = await payouts.funded([])
    const [byCard, byUpi] = [await give(campaign.slug, 'card'), await give(campaign.slug, 'upi')]
    expect(await held(campaign.id)).toBe(488_20 * 2)
    await sound()
    await settled()
    for (let time = 0; time < 2; time++) expect(await chargeGifts(payouts.deps)).toBe(0)
    expect(await giftOf(byCard)).toMatchObject({ chargedCostMinor: 11_80, netMinor: 488_20 })
    expect(await giftOf(byUpi)).toMatchObject({ chargedCostMinor: 0, netMinor: 500_00 })
    expect(await held(campaign.id)).toBe(988_20)
    const book = (await payouts.book(byUpi)).split('\n').map((line) => line.slice(12).trim())
    expect(book.slice(-2)).toEqual([
      expect.stringMatching(/^costs +liability:payment-costs +₹11.80$/),
      expect.stringMatching(/^liability:campaign:A +₹11.80$/),
    ])
    const receipt = await findReceipt(database.db, { token: byUpi.token, now: payouts.now() })
    if (!receipt) throw new Error('no receipt')
    const { rows } = receiptPageView(receipt, { site: SITE, saysPaid: false, tax: null, monthly: null })
    expect(rows).toContainEqual({ label: 'To the campaign', value: '₹500' })
    expect(rows).toContainEqual({
      label: 'Payment costs',
      value: '₹0 (we had said ₹11.80; the rest is the campaign’s)',
    })
    await sound()
  })

  it('bind: a dearer fee is the organisation’s expense', async () => {
    const campaign = await payouts.funded([])
    const gift = await give(campaign.slug, 'card')
    const before = await balance(database.db, 'expense:payment-fees')
    const taxBefore = await balance(database.db, 'expense:payment-fees-tax')
    await settled({ dearer: 2 })
    expect(await giftOf(gift)).toMatchObject({ chargedCostMinor: 11_80, netMinor: 488_20 })
    const dearer = (await balance(database.db, 'expense:payment-fees')) - before
    const dearerTax = (await balance(database.db, 'expense:payment-fees-tax')) - taxBefore
    expect(dearer + dearerTax).toBe(11_80)
    await sound()
  })

  it('are given back with the gift: the fee that was paid from them is the organisation’s then', async () => {
    const campaign = await payouts.funded([])
    const [gift, unsettled] = [await give(campaign.slug, 'card'), await give(campaign.slug, 'card')]
    const back = (token: string) => returnContribution(payouts.as(OPERATOR), { token, reason: 'She asked.' })
    expect(await back(unsettled.token)).toEqual({ ok: true })
    await settled()
    const fees = await balance(database.db, 'expense:payment-fees')
    expect((await giftOf(unsettled)).chargedAt).toBeNull()
    expect(await back(gift.token)).toEqual({ ok: true })
    await sendRefunds(payouts.deps)
    await payouts.sandbox.deliverDue(payouts.now())
    expect(await held(campaign.id)).toBe(0)
    expect((await balance(database.db, 'expense:payment-fees')) - fees).toBe(10_00)
    expect(await balance(database.db, 'liability:payment-costs')).toBe(0)
    await sound()
  })

  it('that were not needed can be paid out, and the oldest gifts still paid first', async () => {
    const campaign = await payouts.funded([])
    const [first, second] = [await give(campaign.slug, 'upi'), await give(campaign.slug, 'upi')]
    payouts.wait(DAY_MS)
    await payouts.released(campaign, 600_00)
    await sound()
    await settled()
    await payouts.released(campaign, 400_00)
    await sound()
    expect(await held(campaign.id)).toBe(0)
    for (const gift of [first, second]) expect((await giftOf(gift)).netMinor).toBe(500_00)
  })
})
