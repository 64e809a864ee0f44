import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { askTranche } from '#app/features/fundraising/tranches/ask-tranche.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { payoutsView } from '#app/features/fundraising/campaign/payouts-view.server.ts'
import { placeHold } from '#app/features/fundraising/holds/place-hold.server.ts'
import { readShownMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { moneyLines } from '#app/features/fundraising/tranches/money-lines.ts'
import { formatMoney } from '#app/platform/money.ts'
import { declineTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import { markTrancheFailed } from '#app/features/fundraising/tranches/record-bank-answer.server.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { refunds } from '#app/features/payments/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { member } from '#test/people.ts'
import { cancelReturn, confirmReturn, prepareReturn } from './decide-return.server.ts'
import { returnCampaigns } from './return-campaigns.server.ts'
import { countReturns, listCampaignReturns, listReturnable } from './return-queries.server.ts'

let database: Database
let payouts: CampaignPayouts
beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

type Campaign = Awaited<ReturnType<CampaignPayouts['funded']>>
const REASON = 'The hospital treated her without charge.'
const sound = async () => expect(await findFailedChecks(database.db, payouts.now())).toEqual([])
const held = ({ id }: Campaign) => balance(database.db, `liability:campaign:${id}`)
const jobs = () => ({ ...payouts.deps, site: SITE, sealer: plainSealer })
const prepare = ({ id: campaignId }: Campaign, actor = OPERATOR) =>
  prepareReturn(payouts.as(actor), { campaignId, cause: 'unneeded', reason: REASON })
const confirm = ({ id: campaignId }: Campaign, actor = RELEASER) => confirmReturn(payouts.as(actor), { campaignId })
const close = ({ slug, owner }: Campaign) => closeCampaign(payouts.as(owner), { slug, reason: 'It is done.' })
async function runAll() {
  while ((await returnCampaigns(jobs())) > 0);
  await returnCampaigns(jobs())
  while ((await sendRefunds(payouts.deps)) > 0);
  await payouts.sandbox.deliverDue(payouts.now())
}
const refundsOf = async ({ gifts }: Campaign) => {
  const amounts = []
  for (const { paymentId } of gifts) {
    const rows = await database.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
    amounts.push(rows.map(({ amountMinor }) => amountMinor))
  }
  return amounts
}

describe('returning what is left of a campaign', () => {
  it('is prepared by one operator and confirmed by another, of a closed campaign without a prepared payout', async () => {
    const campaign = await payouts.funded([300_00, 500_00])
    expect(await prepare(campaign)).toEqual({ ok: false, reason: 'not-closed' })
    const tranche = await payouts.prepared(campaign, 100_00)
    await close(campaign)
    expect(await prepare(campaign, member('Meera'))).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await prepare(campaign)).toEqual({ ok: false, reason: 'payout-prepared' })
    await declineTranche(payouts.as(OPERATOR), { id: tranche, reason: 'The campaign is closed.' })
    expect(await confirm(campaign)).toEqual({ ok: false, reason: 'decided' })
    expect(await prepare(campaign)).toEqual({ ok: true })
    expect(await prepare(campaign)).toEqual({ ok: false, reason: 'decided' })
    expect((await countReturns(database.db, { actor: OPERATOR, state: 'prepared' })).waiting).toBe(1)
    expect(await confirm(campaign, OPERATOR)).toEqual({ ok: false, reason: 'same-person' })
    const ownerAsOperator = { ...campaign.owner, roles: ['operator' as const] }
    expect(await confirm(campaign, ownerAsOperator)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await reopenCampaign(payouts.as(OPERATOR), campaign)).toEqual({ ok: false, reason: 'being-returned' })
    const billIds = [await payouts.bill(campaign, 200_00)]
    const asked = await askTranche(payouts.as(campaign.owner), {
      key: randomUUID(),
      ...campaign,
      amountMinor: 200_00,
      purpose: 'x',
      billIds,
    })
    expect(asked).toEqual({ ok: false, reason: 'too-much', payableMinor: 0 })
    await returnCampaigns(jobs())
    expect(await held(campaign)).toBe(800_00)
    expect(await cancelReturn(payouts.as(OPERATOR), { campaignId: campaign.id })).toEqual({ ok: true })
    expect(await reopenCampaign(payouts.as(OPERATOR), campaign)).toEqual({ ok: true })
    await sound()
  })

  it('returns whole what nothing was paid of, and of others exactly what is left, each once', async () => {
    const campaign = await payouts.funded([300_00, 500_00, 200_00])
    await payouts.released(campaign, 400_00)
    await close(campaign)
    await prepare(campaign)
    expect(await confirm(campaign)).toEqual({ ok: true })
    expect(await confirm(campaign)).toEqual({ ok: false, reason: 'decided' })
    await Promise.all([returnCampaigns(jobs()), returnCampaigns(jobs()), returnCampaigns(jobs())])
    await runAll()
    await runAll()
    expect(await refundsOf(campaign)).toEqual([[], [400_00], [200_00]])
    expect(await held(campaign)).toBe(0)
    const counted = await database.db
      .select({ minor: contributions.countedMinor, returnedAt: contributions.returnedAt })
      .from(contributions)
      .where(eq(contributions.campaignId, campaign.id))
      .orderBy(contributions.settledAt)
    expect(counted.map(({ minor, returnedAt }) => (returnedAt ? 0 : minor))).toEqual([300_00, 100_00, 0])
    expect(await listCampaignReturns(database.db, campaign)).toMatchObject([{ reason: REASON, minor: 600_00 }])
    const [shown] = (await listReturnable(database.db, { actor: OPERATOR })).rows.filter(({ id }) => id === campaign.id)
    expect(shown).toMatchObject({ leftMinor: 0, returnedMinor: 600_00, returnedGifts: 2, latest: { state: 'done' } })
    expect(await prepare(campaign)).toEqual({ ok: false, reason: 'nothing-left' })
    const told = (await listMails(database.db)).filter(({ text }) => text.includes(REASON))
    expect(told).toHaveLength(2)
    await sound()
  })

  it('returns what comes back from the bank later with another one', async () => {
    const campaign = await payouts.funded([300_00, 500_00])
    const tranche = await payouts.released(campaign, 400_00)
    await close(campaign)
    await prepare(campaign)
    await confirm(campaign)
    await runAll()
    expect(await held(campaign)).toBe(0)
    await markTrancheFailed(payouts.as(OPERATOR), { id: tranche, reason: 'Account closed' })
    expect(await held(campaign)).toBe(400_00)
    expect(await prepare(campaign)).toEqual({ ok: true })
    await confirm(campaign)
    await runAll()
    expect(await refundsOf(campaign)).toEqual([[300_00], [400_00, 100_00]])
    expect(await held(campaign)).toBe(0)
    await sound()
  })

  it('leaves lines that add up to nothing at every step, for the owner and for everybody', async () => {
    const campaign = await payouts.funded(Array.from({ length: 60 }, (_, i) => 100_00 + i))
    await payouts.released(campaign, 250_00)
    const hold = { amountMinor: 70_00, days: 5, topic: 'payee', reason: 'We ask the hospital.' } as const
    await placeHold(payouts.as(OPERATOR), { slug: campaign.slug, ...hold })
    await payouts.paid(campaign.slug, { amountMinor: 90_00, tipMinor: 0 })
    await close(campaign)
    const look = async () => {
      const now = payouts.now()
      const money = await readShownMoney(database.db, { campaignId: campaign.id, now })
      const lines = moneyLines(money)
      const back = lines.find(({ name }) => name === 'goingBack')?.minor ?? 0
      const publicHeld = (await payoutsView(database.db, { ...campaign, now }))?.held
      return { sum: lines.reduce((sum, { minor }) => sum + minor, 0), back, money, publicHeld }
    }
    const before = await look()
    expect([before.sum, before.back]).toEqual([before.money.payableMinor, 0])
    expect(before.publicHeld).toContain('still held')
    await prepare(campaign)
    const prepared = await look()
    expect([prepared.sum, prepared.back]).toEqual([0, -before.money.payableMinor])
    expect(prepared.publicHeld).toContain('still held')
    await confirm(campaign)
    const held: string[] = []
    do {
      const { sum, money, publicHeld } = await look()
      expect(sum).toBe(0)
      expect(publicHeld).toBe(`${formatMoney(money.balanceMinor, 'INR')} going back to supporters`)
      held.push(publicHeld ?? '')
    } while ((await returnCampaigns(jobs())) > 0)
    expect(new Set(held).size).toBe(3)
    const done = await look()
    expect([done.sum, done.back, done.money.payableMinor, done.money.isReturning]).toEqual([0, 0, 0, false])
    expect(done.publicHeld).toBe('₹0 still held')
    await sound()
  })
})
