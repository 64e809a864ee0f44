import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertFirstPaymentCosts } from '#app/features/fundraising/costs/insert-first-payment-costs.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { postUpdate } from '#app/features/fundraising/owner/post-update.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { confirmReturn, prepareReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { returnCampaigns } from '#app/features/fundraising/returns/return-campaigns.server.ts'
import { listCampaignReturns } from '#app/features/fundraising/returns/return-queries.server.ts'
import { chargeGifts } from '#app/features/fundraising/settlement/charge-gifts.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { askTranche } from '#app/features/fundraising/tranches/ask-tranche.server.ts'
import { readCampaignMoney, readShownMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { moneyLines } from '#app/features/fundraising/tranches/money-lines.ts'
import {
  HOSPITAL,
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { declineTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import { markTrancheFailed, markTranchePaid } from '#app/features/fundraising/tranches/record-bank-answer.server.ts'
import { releaseTranche } from '#app/features/fundraising/tranches/release-tranche.server.ts'
import { campaignAllocations, campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { ledgerAccounts, ledgerPostings } from '#app/features/ledger/tables.server.ts'
import { sendPayouts } from '#app/features/payments/commands/send-payouts.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { importSettlements } from '#app/features/payments/settlement-import/import-settlements.server.ts'
import { settlementMismatches } from '#app/features/payments/settlement-import/tables.server.ts'
import { refundPayment } from '#app/platform/payments/sandbox/payments.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { MoneyModel, promisedCost } from './money-model.test-support.ts'

/** On the real engine, through the commands and jobs of the program. `GIVING_LIVES_STORED=200` for many. */
const LIVES = Number(process.env['GIVING_LIVES_STORED'] ?? 3)
const STEPS = 24
/** Before anything else can happen. */
const GIFTS_FIRST = 3
const GIFT_MINOR = { min: 10_00, max: 60_00 }
const SETTLED_AFTER_MS = 5 * DAY_MS

const { db } = await testDatabase()
await insertFirstPaymentCosts(db)
const payouts = openCampaignPayouts({ db } as Parameters<typeof openCampaignPayouts>[0])
const jobs = { ...payouts.deps, site: SITE, sealer: plainSealer }

/** What the provider takes of each payment is the test's choice. */
const feesOf = new Map<string, { feeMinor: number; taxMinor: number }>()
const { list } = payouts.provider.settlements
const listWithFees: typeof list = async (asked) =>
  (await list(asked)).map((line) => {
    const fees = line.kind === 'payment' ? feesOf.get(line.paymentId ?? '') : undefined
    return fees ? { ...line, ...fees, netMinor: line.grossMinor - fees.feeMinor - fees.taxMinor } : line
  })
Object.assign(payouts.provider, { settlements: { list: listWithFees } })

const ACTS = {
  give: 5,
  pay: 6,
  prepare: 2,
  decide: 2,
  answer: 2,
  takeBack: 2,
  chargeback: 1,
  providerPart: 4,
  returnLeft: 1,
  settle: 1,
  wait: 1,
} as const
type Act = keyof typeof ACTS
const step = fc.record({
  act: fc.oneof(...Object.entries(ACTS).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) }))),
  minor: fc.integer(GIFT_MINOR),
  tipMinor: fc.constantFrom(0, 0, 5_00),
  /** Of what was promised. */
  feePercent: fc.constantFrom(0, 50, 100, 130, 300),
  percent: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 110 }), fc.constant(100)),
  pick: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
/** How payouts end, by the account: by bank file, arrived, taken back after it arrived, failed. */
const BANKS = ['file', 'file', '7890', '7890', '0001', '0004'] as const
type Bank = (typeof BANKS)[number]
type Campaign = Awaited<ReturnType<typeof payouts.funded>>

/** Lines that add something; all others take something away. */
const ADDING: readonly string[] = ['received', 'covered']

const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % Math.max(1, items.length)]

/** The tranches that a gift has paid, in the order of the rows. */
async function paidBy(giftId: string): Promise<string[]> {
  const rows = await db
    .select({ trancheId: campaignAllocations.trancheId })
    .from(campaignAllocations)
    .where(eq(campaignAllocations.contributionId, giftId))
    .orderBy(asc(campaignAllocations.id))
  return [...new Set(rows.map(({ trancheId }) => trancheId))]
}

/** What the program stores and shows of one campaign, in the words of the model. */
class Stored {
  readonly campaign: Campaign
  #before: Record<string, number> = {}

  constructor(campaign: Campaign) {
    this.campaign = campaign
  }

  async open(): Promise<this> {
    this.#before = await this.#balances()
    return this
  }

  async parts(): Promise<string[]> {
    const { trancheId, contributionId } = campaignAllocations
    const minor = sql`sum(${campaignAllocations.amountMinor})`.mapWith(Number)
    const rows = await db
      .select({ trancheId, contributionId, minor })
      .from(campaignAllocations)
      .innerJoin(campaignTranches, eq(campaignTranches.id, trancheId))
      .where(eq(campaignTranches.campaignId, this.campaign.id))
      .groupBy(trancheId, contributionId)
      .having(sql`sum(${campaignAllocations.amountMinor}) > 0`)
    return rows.map((row) => `${row.trancheId} ${row.contributionId ?? 'nobody'} ${row.minor}`).toSorted()
  }

  async nets(): Promise<string[]> {
    const { id, netMinor, campaignId, settledAt, returnedAt } = contributions
    const counts = and(eq(campaignId, this.campaign.id), isNotNull(settledAt), isNull(returnedAt))
    const rows = await db.select({ id, netMinor }).from(contributions).where(counts)
    return rows.map((row) => `${row.id} ${row.netMinor}`).toSorted()
  }

  async #balances(): Promise<Record<string, number>> {
    const { code, kind } = ledgerAccounts
    const debits = sql`sum(${ledgerPostings.amountMinor})`.mapWith(Number)
    const rows = await db
      .select({ code, kind, debits })
      .from(ledgerPostings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
      .groupBy(code, kind)
    const own = `liability:campaign:${this.campaign.id}`
    const shown = rows.filter((row) => row.code === own || !row.code.startsWith('liability:campaign:'))
    const balanceOf = (row: (typeof rows)[number]) =>
      row.kind === 'asset' || row.kind === 'expense' ? row.debits : 0 - row.debits
    return Object.fromEntries(
      shown.map((row) => [row.code === own ? 'liability:campaign' : row.code, balanceOf(row)] as const),
    )
  }

  /** What was added to each account since the campaign was opened; accounts that nothing was added to are left out. */
  async books(): Promise<Record<string, number>> {
    const added = Object.entries(await this.#balances()).map(
      ([code, minor]) => [code, minor - (this.#before[code] ?? 0)] as const,
    )
    return Object.fromEntries(added.filter(([, minor]) => minor !== 0))
  }
}

const used = (books: Record<string, number>) =>
  Object.fromEntries(Object.entries(books).filter(([, minor]) => minor !== 0))

class Life {
  readonly model = new MoneyModel()
  readonly stored: Stored
  readonly bank: Bank
  readonly campaign: Campaign
  readonly given = new Map<string, Campaign['gifts'][number]>()

  constructor(stored: Stored, bank: Bank) {
    this.stored = stored
    this.campaign = stored.campaign
    this.bank = bank
  }

  async play(each: Step): Promise<void> {
    await this[each.act](each)
    await this.compare()
  }

  async compare(): Promise<void> {
    const { model, stored, campaign } = this
    const now = payouts.now()
    const money = await readCampaignMoney(db, { campaignId: campaign.id, now })
    expect(await stored.parts()).toEqual(model.box.parts())
    expect(await stored.nets()).toEqual(model.nets())
    expect(await stored.books()).toEqual(used(model.books()))
    expect(money).toEqual(model.ownersFigures(now))
    await this.addsUp()
    expect(await findCampaign(db, { slug: campaign.slug, now })).toMatchObject(model.publicFigures())
    expect(await readCampaignState(db, campaign.id)).toMatchObject(model.publicFigures())
    expect(Math.min(...Object.values(money).map(Number))).toBeGreaterThanOrEqual(0)
    expect(money.payableMinor + money.preparedMinor).toBeLessThanOrEqual(
      Math.max(money.balanceMinor, money.preparedMinor),
    )
    const returned = await listCampaignReturns(db, campaign)
    expect(returned.reduce((sum, { minor }) => sum + minor, 0)).toBe(model.returnedMinor)
  }

  /** What pages show is what decides, and its lines add up. */
  async addsUp(): Promise<void> {
    const asking = { campaignId: this.campaign.id, now: payouts.now() }
    const money = await readCampaignMoney(db, asking)
    expect(await readShownMoney(db, asking)).toEqual(money)
    const lines = moneyLines(money)
    expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(money.payableMinor)
    expect(lines.filter(({ name, minor }) => (ADDING.includes(name) ? minor < 0 : minor > 0))).toEqual([])
  }

  async give({ minor: amountMinor, tipMinor, feePercent, pick }: Step): Promise<void> {
    const gift = await payouts.paid(this.campaign.slug, { amountMinor, tipMinor }, pick % 2 === 0 ? 'upi' : 'card')
    const promised = promisedCost(amountMinor)
    const feeMinor = Math.round((promised.feeMinor * feePercent) / 100)
    const taxMinor = Math.round((promised.taxMinor * feePercent) / 100)
    feesOf.set(gift.paymentId, { feeMinor, taxMinor })
    this.given.set(gift.contributionId, gift)
    this.model.give(gift.contributionId, { amountMinor, tipMinor, feeMinor, taxMinor, at: payouts.now() })
    // Most are old enough to be paid out.
    payouts.wait(pick % 3 === 0 ? MINUTE_MS : DAY_MS + MINUTE_MS)
  }

  /** More than can be paid is refused, with what can be. */
  async prepare({ percent }: Step): Promise<void> {
    const { payableMinor } = this.model.ownersFigures(payouts.now())
    const amountMinor = Math.ceil((payableMinor * percent) / 100)
    if (amountMinor > payableMinor) {
      const { slug, owner } = this.campaign
      const asked = await askTranche(payouts.as(owner), {
        key: randomUUID(),
        slug,
        amountMinor,
        purpose: 'Room',
        billIds: [],
      })
      expect(asked).toEqual({ ok: false, reason: 'too-much', payableMinor })
    } else if (amountMinor > 0) this.model.prepare(await payouts.prepared(this.campaign, amountMinor), amountMinor)
  }

  async pay(each: Step): Promise<void> {
    if (this.model.in('prepared').length === 0) await this.prepare(each)
    const [id] = this.model.in('prepared')
    if (id) await this.#release(id)
  }

  async decide({ pick }: Step): Promise<void> {
    const id = pickOf(this.model.in('prepared'), pick)
    if (!id) return
    if (pick % 2 === 0) return this.#release(id)
    expect(await declineTranche(payouts.as(OPERATOR), { id, reason: 'The bill is old.' })).toEqual({ ok: true })
    this.model.move(id, 'cancelled')
  }

  async #release(id: string): Promise<void> {
    const { balanceMinor, returnableMinor, preparedMinor } = this.model.ownersFigures(payouts.now())
    expect(await releaseTranche(payouts.as(OPERATOR), { id })).toEqual({ ok: false, reason: 'same-person' })
    const payments = this.bank === 'file' ? null : payouts.provider
    const outcome = await releaseTranche({ ...payouts.as(RELEASER), payments }, { id })
    const missingMinor = preparedMinor - (balanceMinor - returnableMinor)
    expect(outcome).toEqual(missingMinor > 0 ? { ok: false, reason: 'not-covered', missingMinor } : { ok: true })
    if (!outcome.ok) return
    this.model.move(id, 'released')
    if (payments) await this.#sendByProvider(id)
  }

  /** The provider's answers come within three minutes. */
  async #sendByProvider(id: string): Promise<void> {
    await this.compare()
    await sendPayouts(payouts.deps)
    payouts.wait(3 * MINUTE_MS)
    await payouts.sandbox.deliverDue(payouts.now())
    this.model.move(id, this.bank === '7890' ? 'paid' : 'failed')
    await this.#update()
  }

  /** Of the bank, that the money arrived or came back, before or after it had arrived. */
  async answer({ pick }: Step): Promise<void> {
    const id = pickOf(this.model.in('released', 'paid'), pick)
    if (!id || this.bank !== 'file') return
    if (pick % 3 > 0 && this.model.in('released').includes(id)) {
      expect(await markTranchePaid(payouts.as(OPERATOR), { id, utr: null })).toEqual({ ok: true })
      this.model.move(id, 'paid')
      return this.#update()
    }
    expect(await markTrancheFailed(payouts.as(OPERATOR), { id, reason: 'Account closed' })).toEqual({ ok: true })
    this.model.move(id, 'failed')
  }

  async #update(): Promise<void> {
    const { slug, owner } = this.campaign
    expect(await postUpdate(payouts.as(owner), { slug, message: 'The bills are paid.' })).toEqual({ ok: true })
  }

  /** A gift of which the provider has something; mostly one that has paid a payout. */
  #pickGift(pick: number) {
    const { box, counting, restOf } = this.model
    const ids = counting.map(([id]) => id).filter((id) => restOf(id) > 0)
    const spent = ids.filter((id) => box.leftOf(id) < box.coinsOf(id))
    return this.given.get(pickOf(spent.length > 0 && pick % 3 > 0 ? spent : ids, pick) ?? '')
  }

  async takeBack({ pick }: Step): Promise<void> {
    const gift = this.#pickGift(pick)
    if (!gift) return
    const { contributionId: id, token } = gift
    const order = await paidBy(id)
    const outcome = await returnContribution(payouts.as(OPERATOR), { token, reason: 'She asked.' })
    const missingMinor = this.model.box.coinsOf(id) - this.model.box.inBox()
    expect(outcome).toEqual(missingMinor > 0 ? { ok: false, reason: 'not-covered', missingMinor } : { ok: true })
    if (!outcome.ok) return
    this.model.returnWhole(id, order)
    await this.#refund()
  }

  chargeback = (each: Step): Promise<void> => this.providerPart({ ...each, percent: 100 })

  async providerPart({ pick, percent }: Step): Promise<void> {
    const gift = this.#pickGift(pick)
    if (!gift) return
    const { contributionId: id, providerRef } = gift
    const order = await paidBy(id)
    const amountMinor = Math.min(this.model.restOf(id), Math.ceil((this.model.restOf(id) * percent) / 100))
    const refundId = `by-hand-${crypto.randomUUID()}`
    await refundPayment(db, { id: providerRef, refundId, amountMinor }, payouts.now())
    await payouts.sandbox.deliverDue(payouts.now())
    this.model.returnPart(id, amountMinor, order)
  }

  async #refund(): Promise<void> {
    while ((await sendRefunds(payouts.deps)) > 0);
    await payouts.sandbox.deliverDue(payouts.now())
  }

  async returnLeft(): Promise<void> {
    const { slug, owner, id: campaignId } = this.campaign
    expect(await closeCampaign(payouts.as(owner), { slug, reason: 'It is done.' })).toEqual({ ok: true })
    const input = { campaignId, cause: 'unneeded', reason: 'The hospital took less.' } as const
    const prepared = await prepareReturn(payouts.as(OPERATOR), input)
    const refusal = this.model.in('prepared').length > 0 ? 'payout-prepared' : 'nothing-left'
    const mayReturn = refusal !== 'payout-prepared' && this.model.box.inBox() > 0
    expect(prepared).toEqual(mayReturn ? { ok: true } : { ok: false, reason: refusal })
    if (mayReturn) {
      expect(await readCampaignMoney(db, { campaignId, now: payouts.now() })).toMatchObject({
        payableMinor: 0,
        isReturning: true,
      })
      expect(await confirmReturn(payouts.as(OPERATOR), { campaignId })).toEqual({ ok: false, reason: 'same-person' })
      expect(await confirmReturn(payouts.as(RELEASER), { campaignId })).toEqual({ ok: true })
      do await this.addsUp()
      while ((await returnCampaigns(jobs)) > 0)
      await this.addsUp()
      this.model.returnLeft()
      await this.#refund()
    }
    expect(await reopenCampaign(payouts.as(OPERATOR), { slug })).toEqual({ ok: true })
  }

  async settle(): Promise<void> {
    payouts.wait(SETTLED_AFTER_MS)
    await importSettlements(payouts.deps)
    await chargeGifts(payouts.deps)
    this.model.settle()
  }

  async wait({ pick }: Step): Promise<void> {
    payouts.wait((1 + (pick % 30)) * HOUR_MS)
  }
}

async function open(bank: Bank): Promise<Stored> {
  const campaign = await payouts.funded([], { isChecked: false })
  const account = bank === 'file' ? HOSPITAL.account : { ...HOSPITAL.account, number: `00123456${bank}` }
  await payouts.payee(campaign, { account })
  payouts.wait(2 * DAY_MS)
  return new Stored(campaign).open()
}

test(`in ${LIVES} lives on the database every rupee is where the model has it`, { timeout: 3_600_000 }, async () => {
  const lives = fc.array(step, { minLength: STEPS, maxLength: STEPS })
  const startedAt = performance.now()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BANKS), lives, async (bank, steps) => {
      const life = new Life(await open(bank), bank)
      for (const each of steps.slice(0, GIFTS_FIRST)) await life.play({ ...each, act: 'give' })
      for (const each of steps.slice(GIFTS_FIRST)) await life.play(each)
      // Nothing of this campaign is booked in the lives after it.
      await life.settle()
      await life.compare()
      expect(await findFailedChecks(db, payouts.now())).toEqual([])
    }),
    { numRuns: LIVES, endOnFailure: true },
  )
  const isMismatch = isNull(settlementMismatches.resolvedAt)
  expect(await db.select().from(settlementMismatches).where(isMismatch)).toEqual([])
  if (process.env['GIVING_LIVES_STORED'])
    console.log(`${LIVES} lives, ${((LIVES / (performance.now() - startedAt)) * 1_000).toFixed(2)} a second`)
})
