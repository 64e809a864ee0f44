import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { balance, listPostings } from '#app/features/ledger/queries.server.ts'
import { printLedger } from '#app/features/ledger/print-ledger.test-support.ts'
import { postUpdate } from '#app/features/fundraising/owner/post-update.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { trancheEntry } from '#app/features/fundraising/operator/tranches/tranche-view.server.ts'
import { savePayee } from '#app/features/fundraising/payees/save-payee.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { askTranche } from './ask-tranche.server.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from './campaign-payouts.test-support.ts'
import { declineTranche, withdrawTranche } from './cancel-tranche.server.ts'
import { listTranchesForOperator } from './operator-tranche-queries.server.ts'
import { prepareTranche } from './prepare-tranche.server.ts'
import { markTrancheFailed, markTranchePaid } from './record-bank-answer.server.ts'
import { releaseTranche } from './release-tranche.server.ts'
import { campaignAllocations, campaignTranches } from './tables.server.ts'
import { takeTrancheFile } from './take-tranche-file.server.ts'

let database: Database
let payouts: CampaignPayouts
beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

const RUPEES = 100
const sound = async () => expect(await findFailedChecks(database.db, payouts.now())).toEqual([])
const spentOf = (trancheId: string) =>
  database.db
    .select({ gift: campaignAllocations.contributionId, minor: campaignAllocations.amountMinor })
    .from(campaignAllocations)
    .where(eq(campaignAllocations.trancheId, trancheId))
    .orderBy(campaignAllocations.id)
const ask = (
  campaign: { slug: string; owner: ReturnType<typeof member> },
  amountMinor: number,
  billIds: string[] = [],
  key: string = randomUUID(),
) =>
  askTranche(payouts.as(campaign.owner), {
    key,
    slug: campaign.slug,
    amountMinor,
    purpose: 'Room',
    billIds,
  })

describe('asking for a payout', () => {
  it('is refused without a payee, before the account is checked, and for 48 hours after a change', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES], { isChecked: false })
    expect(await ask(campaign, 500 * RUPEES)).toEqual({ ok: false, reason: 'no-payee' })
    await savePayee(payouts.as(campaign.owner), { slug: campaign.slug, ...HOSPITAL })
    expect(await ask(campaign, 500 * RUPEES)).toEqual({ ok: false, reason: 'payee-unverified' })
    await payouts.payee(campaign, { name: 'Town Hospital' })
    expect(await ask(campaign, 500 * RUPEES)).toEqual({ ok: false, reason: 'payee-new' })
    payouts.wait(2 * DAY_MS)
    const bill = await payouts.bill(campaign, 500 * RUPEES)
    expect(await ask(campaign, 500 * RUPEES, [bill])).toMatchObject({ ok: true })
  })

  it('again with the same form is the same payout, also after the first was prepared', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const bills = [await payouts.bill(campaign, 900 * RUPEES)]
    const form = [campaign, 400 * RUPEES, bills, randomUUID()] as const
    const first = await ask(...form)
    expect(await ask(...form)).toEqual(first)
    if (!first.ok) throw new Error(first.reason)
    await prepareTranche(payouts.as(OPERATOR), first)
    expect(await ask(...form)).toEqual(first)
    expect(await ask(campaign, 401 * RUPEES, bills, form[3])).toEqual({ ok: false, reason: 'form-changed' })
    const ofCampaign = eq(campaignTranches.campaignId, campaign.id)
    expect(await database.db.$count(campaignTranches, ofCampaign)).toBe(1)
  })

  it('is refused above what can be paid now, and says how much that is', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    await payouts.paid(campaign.slug, { amountMinor: 700 * RUPEES, tipMinor: 0 })
    const bill = await payouts.bill(campaign, 5_000 * RUPEES)
    const refused = await ask(campaign, 1_000 * RUPEES + 1, [bill])
    expect(refused).toEqual({ ok: false, reason: 'too-much', payableMinor: 1_000 * RUPEES })
    payouts.wait(DAY_MS)
    expect(await ask(campaign, 1_700 * RUPEES, [bill])).toMatchObject({ ok: true })
  })

  it('needs bills for 70 percent, of this campaign, and each bill is paid once', async () => {
    const campaign = await payouts.funded([2_000 * RUPEES])
    const other = await payouts.funded([100 * RUPEES])
    const foreign = await payouts.bill(other, 1_000 * RUPEES)
    expect(await ask(campaign, 1_000 * RUPEES, [foreign])).toEqual({ ok: false, reason: 'unknown-bill' })
    const small = await payouts.bill(campaign, 699_99)
    expect(await ask(campaign, 1_000 * RUPEES, [small])).toEqual({
      ok: false,
      reason: 'undocumented',
      documentedMinor: 699_99,
      neededMinor: 700_00,
    })
    const paisa = await payouts.bill(campaign, 1)
    const asked = await ask(campaign, 1_000 * RUPEES, [small, paisa])
    expect(asked).toMatchObject({ ok: true })
    expect(await ask(campaign, 900 * RUPEES, [small])).toEqual({ ok: false, reason: 'already-asked' })
    await prepareTranche(payouts.as(OPERATOR), { id: asked.ok ? asked.id : '' })
    expect(await ask(campaign, 500 * RUPEES, [small])).toMatchObject({ reason: 'undocumented', documentedMinor: 0 })
  })

  it('waits for the goal of a campaign whose money goes back when less is given', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const change = (changes: Partial<typeof campaigns.$inferInsert>) =>
      database.db.update(campaigns).set(changes).where(eq(campaigns.id, campaign.id))
    const bill = await payouts.bill(campaign, 500 * RUPEES)
    await change({ shortfallRule: 'returned', goalMinor: 1_000 * RUPEES + 1 })
    expect(await ask(campaign, 500 * RUPEES, [bill])).toEqual({ ok: false, reason: 'goal-open' })
    await change({ goalMinor: 1_000 * RUPEES })
    expect(await ask(campaign, 500 * RUPEES, [bill])).toMatchObject({ ok: true })
  })

  it('is for the owner only', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    for (const owner of [member('Stranger'), OPERATOR]) {
      expect(await ask({ ...campaign, owner }, 100 * RUPEES)).toEqual({ ok: false, reason: 'not-found' })
    }
  })
})

describe('a payout', () => {
  it('is prepared by one operator and released by another, neither of whom owns the campaign', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const id = await payouts.asked(campaign, 800 * RUPEES)
    const ownerAsOperator = { ...campaign.owner, roles: ['operator' as const] }
    expect(await prepareTranche(payouts.as(ownerAsOperator), { id })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await prepareTranche(payouts.as(member('Meera')), { id })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await releaseTranche(payouts.as(RELEASER), { id })).toEqual({ ok: false, reason: 'decided' })
    expect(await prepareTranche(payouts.as(OPERATOR), { id })).toEqual({ ok: true })
    expect(await releaseTranche(payouts.as(OPERATOR), { id })).toEqual({ ok: false, reason: 'same-person' })
    expect(await releaseTranche(payouts.as(ownerAsOperator), { id })).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await takeTrancheFile(payouts.as(RELEASER), { id })).toEqual({ ok: false, reason: 'not-released' })
    expect(await releaseTranche(payouts.as(RELEASER), { id })).toEqual({ ok: true })
    expect(await releaseTranche(payouts.as(RELEASER), { id })).toEqual({ ok: false, reason: 'decided' })
    const file = await takeTrancheFile(payouts.as(RELEASER), { id })
    expect(file.ok && file.text).toContain('City Hospital Trust,001234567890,SBIN0001234,800.00,TR26')
    await sound()
  })

  it('takes the oldest gifts, and its whole way is in the ledger', async () => {
    const campaign = await payouts.funded([300 * RUPEES, 500 * RUPEES, 400 * RUPEES])
    const id = await payouts.released(campaign, 600 * RUPEES)
    const [first, second] = campaign.gifts
    expect(await spentOf(id)).toEqual([
      { gift: first?.contributionId, minor: 300 * RUPEES },
      { gift: second?.contributionId, minor: 300 * RUPEES },
    ])
    await markTranchePaid(payouts.as(OPERATOR), { id, utr: 'SBIN226000001' })
    expect(await markTranchePaid(payouts.as(OPERATOR), { id, utr: null })).toEqual({
      ok: false,
      reason: 'not-possible',
    })
    const lines = await listPostings(database.db, { subject: `tranche:${id}` })
    expect(
      printLedger(lines, { [campaign.id]: 'A' })
        .split('\n')
        .map((line) => line.slice(12)),
    ).toEqual([
      'transfer      account               debit  credit',
      'tranche       liability:campaign:A   ₹600',
      '              liability:payouts              ₹600',
      'tranche-paid  liability:payouts      ₹600',
      '              asset:bank                     ₹600',
    ])
    await sound()
  })

  it('comes back: before or after it arrived the gifts have their money again, and pay the next one', async () => {
    const campaign = await payouts.funded([300 * RUPEES, 500 * RUPEES])
    for (const wasPaid of [false, true]) {
      const id = await payouts.released(campaign, 600 * RUPEES)
      if (wasPaid) await markTranchePaid(payouts.as(OPERATOR), { id, utr: null })
      const reason = 'Account closed'
      expect(await markTrancheFailed(payouts.as(OPERATOR), { id, reason })).toEqual({ ok: true })
      expect(await markTrancheFailed(payouts.as(OPERATOR), { id, reason })).toEqual({
        ok: false,
        reason: 'not-possible',
      })
      expect(await balance(database.db, `liability:campaign:${campaign.id}`)).toBe(800 * RUPEES)
      await sound()
    }
    await payouts.released(campaign, 800 * RUPEES)
    await sound()
  })

  it('is due an update within 14 days of its arrival, before the next one can be asked for', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const id = await payouts.released(campaign, 500 * RUPEES)
    await markTranchePaid(payouts.as(OPERATOR), { id, utr: null })
    payouts.wait(14 * DAY_MS + 1)
    const bill = await payouts.bill(campaign, 500 * RUPEES)
    expect(await ask(campaign, 500 * RUPEES, [bill])).toMatchObject({ ok: false, reason: 'update-overdue' })
    await postUpdate(payouts.as(campaign.owner), { slug: campaign.slug, message: 'The room is paid.' })
    expect(await ask(campaign, 500 * RUPEES, [bill])).toMatchObject({ ok: true })
  })

  it('whose update is overdue is marked in the operators’ list before others that arrived, until it is posted', async () => {
    const [early, late] = [await payouts.funded([1_000 * RUPEES]), await payouts.funded([1_000 * RUPEES])]
    const ids: string[] = []
    for (const campaign of [early, late]) {
      const id = await payouts.released(campaign, 500 * RUPEES)
      await markTranchePaid(payouts.as(OPERATOR), { id, utr: null })
      ids.push(id)
      payouts.wait(1)
    }
    const asked = await payouts.asked(late, 100 * RUPEES)
    const all = { limit: 100, offset: 0 }
    const listed = async () => {
      const rows = await listTranchesForOperator(database.db, { ...payouts.as(OPERATOR), ...all })
      return rows
        .filter(({ id }) => [...ids, asked].includes(id))
        .map((row) => {
          const { id, group, tags } = trancheEntry(row, payouts.now())
          return [id, group?.id, ...tags.map(({ words }) => words)]
        })
    }
    const [first, second] = ids
    const arrived = [
      [second, 'done', 'arrived'],
      [first, 'done', 'arrived'],
    ]
    expect(await listed()).toEqual([[asked, 'prepare'], ...arrived])
    payouts.wait(14 * DAY_MS)
    const overdue = [first, second].map((id) => [id, 'overdue', 'arrived', 'update overdue'])
    expect(await listed()).toEqual([[asked, 'prepare'], ...overdue])
    expect(await listTranchesForOperator(database.db, { ...payouts.as(early.owner), ...all })).toEqual([])
    await postUpdate(payouts.as(early.owner), { slug: early.slug, message: 'The room is paid.' })
    expect(await listed()).toEqual([[asked, 'prepare'], overdue[1], [first, 'done', 'arrived']])
    await postUpdate(payouts.as(late.owner), { slug: late.slug, message: 'The room is paid.' })
    expect(await listed()).toEqual([[asked, 'prepare'], ...arrived])
  })

  it('goes back to its owner with a reason, or is cancelled; its bills can be used again', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const bill = await payouts.bill(campaign, 500 * RUPEES)
    for (const state of ['withdrawn', 'returned-to-owner', 'cancelled']) {
      const asked = await ask(campaign, 500 * RUPEES, [bill])
      const id = asked.ok ? asked.id : ''
      if (state === 'cancelled') await prepareTranche(payouts.as(OPERATOR), { id })
      const outcome =
        state === 'withdrawn'
          ? await withdrawTranche(payouts.as(campaign.owner), { id })
          : await declineTranche(payouts.as(OPERATOR), { id, reason: 'The bill cannot be read.' })
      expect(outcome).toEqual({ ok: true })
      const [row] = await database.db.select().from(campaignTranches).where(eq(campaignTranches.id, id))
      expect(row?.state).toBe(state === 'withdrawn' ? 'cancelled' : state)
    }
    await sound()
  })
})

describe('a changed payee', () => {
  it('is told to the owner at once, waits, and stops what was asked for the earlier account', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const id = await payouts.prepared(campaign, 500 * RUPEES)
    const account = { ...HOSPITAL.account, number: '999988887777' }
    const before = (await listMails(database.db)).filter(({ to }) => to === campaign.owner.email).length
    await savePayee(payouts.as(campaign.owner), { slug: campaign.slug, ...HOSPITAL, account })
    const again = await savePayee(payouts.as(campaign.owner), { slug: campaign.slug, ...HOSPITAL, account })
    expect(again).toEqual({ ok: true, isChanged: false })
    const mails = (await listMails(database.db)).filter(({ to }) => to === campaign.owner.email)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.text).toContain('7777')
    expect(mails.at(-1)?.text).not.toContain('999988887777')
    expect(await releaseTranche(payouts.as(RELEASER), { id })).toEqual({ ok: false, reason: 'payee-replaced' })
  })
})

describe('a refund after a payout', () => {
  it('is paid by the next gifts, and is refused when the balance lacks money, which it names', async () => {
    const campaign = await payouts.funded([300 * RUPEES, 500 * RUPEES])
    const [first, second] = campaign.gifts
    const id = await payouts.released(campaign, 400 * RUPEES)
    const give = (token = '') => returnContribution(payouts.as(OPERATOR), { token, reason: 'She asked.' })
    expect(await give(first?.token)).toEqual({ ok: true })
    expect(await spentOf(id)).toEqual([
      { gift: first?.contributionId, minor: 300 * RUPEES },
      { gift: second?.contributionId, minor: 100 * RUPEES },
      { gift: first?.contributionId, minor: -300 * RUPEES },
      { gift: second?.contributionId, minor: 300 * RUPEES },
    ])
    await sendRefunds(payouts.deps)
    await payouts.sandbox.deliverDue(payouts.now())
    await sound()
    expect(await give(second?.token)).toEqual({ ok: false, reason: 'not-covered', missingMinor: 400 * RUPEES })
    await sound()
  })

  it('that the provider makes by itself takes the balance first, and the rest is the organisation’s expense', async () => {
    const campaign = await payouts.funded([300 * RUPEES, 500 * RUPEES])
    const [, second] = campaign.gifts
    const id = await payouts.released(campaign, 600 * RUPEES)
    if (!second) throw new Error('no gift')
    const before = await balance(database.db, 'expense:returned-by-provider')
    await payouts.notify(payouts.report(second, 'refunded'))
    expect(await balance(database.db, `liability:campaign:${campaign.id}`)).toBe(0)
    expect(await balance(database.db, 'expense:returned-by-provider')).toBe(before + 300 * RUPEES)
    expect((await spentOf(id)).at(-1)).toEqual({ gift: null, minor: 300 * RUPEES })
    await sound()
    await markTrancheFailed(payouts.as(OPERATOR), { id, reason: 'Account closed' })
    expect(await balance(database.db, `liability:campaign:${campaign.id}`)).toBe(300 * RUPEES)
    expect(await balance(database.db, 'expense:returned-by-provider')).toBe(before)
    await sound()
  })
})
