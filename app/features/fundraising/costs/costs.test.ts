import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { AMOUNT_MINOR_MAX, AMOUNT_MINOR_MIN } from '#app/features/fundraising/gift-amounts.ts'
import {
  type GivenGift,
  giftForm,
  type Giving,
  OPERATOR,
  openGiving,
} from '#app/features/fundraising/giving/giving.test-support.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import { findCampaign, findReceipt } from '#app/features/fundraising/queries.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { insertFirstPaymentCosts } from './insert-first-payment-costs.server.ts'
import { readPromisedCost } from './cost-queries.server.ts'
import { paymentCosts } from './cost-tables.server.ts'
import { COST_BASIS_POINTS_MAX, COST_FIXED_MINOR_MAX, COST_TAX_BASIS_POINTS_MAX, costOf } from './payment-cost.ts'
import { addPaymentCost, endPaymentCost } from './save-payment-cost.server.ts'

let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  await insertFirstPaymentCosts(database.db)
  await insertFirstPaymentCosts(database.db)
  giving = openGiving(database)
})

const RULE = { basisPoints: 200, fixedMinor: 0, taxBasisPoints: 1800 }
const failures = () => findFailedChecks(database.db, giving.now())
const cost = (amountMinor: number, now = giving.now()) => readPromisedCost(database.db, { amountMinor, now })
const contributionOf = async ({ contributionId }: GivenGift) => {
  const [row] = await database.db.select().from(contributions).where(eq(contributions.id, contributionId))
  if (!row) throw new Error('no such gift')
  return row
}

describe('payment costs', () => {
  test('of ₹500 at 2 % and 18 % GST are ₹11.80', () => {
    expect(costOf(RULE, 500_00)).toBe(11_80)
    expect(costOf({ ...RULE, fixedMinor: 2_00 }, 500_00)).toBe(14_16)
    expect(costOf({ basisPoints: 0, fixedMinor: 0, taxBasisPoints: 1800 }, 500_00)).toBe(0)
  })

  test('are whole paise, and below every gift', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: AMOUNT_MINOR_MIN, max: AMOUNT_MINOR_MAX }),
        fc.integer({ min: 0, max: COST_BASIS_POINTS_MAX }),
        fc.integer({ min: 0, max: COST_FIXED_MINOR_MAX }),
        fc.integer({ min: 0, max: COST_TAX_BASIS_POINTS_MAX }),
        (amountMinor, basisPoints, fixedMinor, taxBasisPoints) => {
          const minor = costOf({ basisPoints, fixedMinor, taxBasisPoints }, amountMinor)
          expect(Number.isSafeInteger(minor)).toBe(true)
          expect(minor).toBeGreaterThanOrEqual(0)
          expect(minor).toBeLessThan(amountMinor)
        },
      ),
    )
  })
})

describe('a gift', () => {
  it('keeps the costs of its day: the campaign is owed the rest, and has raised all of it', async () => {
    const slug = await giving.campaign()
    const gift = await giving.paid(slug)
    expect(await contributionOf(gift)).toMatchObject({ costMinor: 11_80, isIndianCitizen: true })
    expect(await findReceipt(database.db, { token: gift.token, now: giving.now() })).toMatchObject({ costMinor: 11_80 })
    expect(await findCampaign(database.db, { slug, now: giving.now() })).toMatchObject({ raisedMinor: 500_00 })
    expect(await giving.book(gift)).toContain('liability:payment-costs')
    expect(await failures()).toEqual([])
  })

  it('goes back whole, with its costs', async () => {
    const gift = await giving.paid(await giving.campaign())
    await returnContribution({ ...giving.context(), config: SITE }, { token: gift.token, reason: 'Too much' })
    expect(await giving.book(gift)).toBe(
      [
        'date        transfer      account                    debit   credit',
        '2026-11-20  contribution  asset:gateway:sandbox       ₹550',
        '                          liability:campaign:A              ₹488.20',
        '                          liability:payment-costs            ₹11.80',
        '                          income:tips                           ₹50',
        '2026-11-20  return        liability:refunds                    ₹550',
        '                          liability:campaign:A     ₹488.20',
        '                          liability:payment-costs   ₹11.80',
        '                          income:tips                  ₹50',
      ].join('\n'),
    )
    expect(await failures()).toEqual([])
  })

  it('from before, which was promised nothing, costs nothing', async () => {
    expect(await cost(500_00, new Date('2026-03-31T18:29:59Z'))).toEqual({ costMinor: 0, costRuleId: null })
    expect(await cost(500_00, new Date('2026-03-31T18:30:00Z'))).toMatchObject({ costMinor: 11_80 })
  })

  it('keeps its costs when the database is asked to change them', async () => {
    const gift = await giving.pledged(await giving.campaign())
    const isThis = eq(contributions.id, gift.contributionId)
    for (const change of [{ costMinor: 0 }, { costRuleId: null, costMinor: 0 }, { isIndianCitizen: null }])
      await expect(database.db.update(contributions).set(change).where(isThis)).rejects.toThrow()
  })

  it('of a citizen of another country is refused, and nothing is written', async () => {
    const slug = await giving.campaign()
    const before = await database.db.$count(contributions)
    const form = giftForm({ isIndianCitizen: false })
    expect(await pledge(giving.pledgeContext(), { ...form, slug })).toEqual({ ok: false, reason: 'foreign-source' })
    expect(await database.db.$count(contributions)).toBe(before)
  })
})

describe('operators', () => {
  const DAY = '2030-01-01'
  const input = {
    instrument: 'card' as const,
    basisPoints: 300,
    fixedMinor: 0,
    taxBasisPoints: 1800,
    fromDay: DAY,
    untilDay: null,
    source: 'Contract',
    reason: 'Cards are dearer',
  }
  const at = (day: string) => new Date(`${day}T12:00:00+05:30`)

  it('add a cost from a day on, end it with a reason, and gifts are promised the highest of the day', async () => {
    const ctx = giving.context(OPERATOR)
    expect(await addPaymentCost(giving.context(member('Asha')), input)).toEqual({ ok: false, reason: 'not-allowed' })
    const added = await addPaymentCost(ctx, input)
    if (!added.ok) throw new Error(added.reason)
    expect(await cost(1000_00, at('2029-12-31'))).toMatchObject({ costMinor: 23_60 })
    expect(await cost(1000_00, at(DAY))).toEqual({ costMinor: 35_40, costRuleId: added.id })
    expect(await addPaymentCost(ctx, { ...input, fromDay: '2031-01-01' })).toEqual({ ok: false, reason: 'overlaps' })
    const end = { id: added.id, reason: 'New contract' }
    expect(await endPaymentCost(giving.context(member('Asha')), { ...end, untilDay: DAY })).toMatchObject({ ok: false })
    expect(await endPaymentCost(ctx, { ...end, untilDay: '2029-12-31' })).toMatchObject({ reason: 'ends-too-early' })
    expect(await endPaymentCost(ctx, { ...end, untilDay: DAY })).toEqual({ ok: true })
    expect(await endPaymentCost(ctx, { ...end, untilDay: DAY })).toEqual({ ok: false, reason: 'ended' })
    expect(await cost(1000_00, at(DAY))).toMatchObject({ costMinor: 35_40 })
    expect(await cost(1000_00, at('2030-01-02'))).toMatchObject({ costMinor: 23_60 })
    const next = { ...input, fromDay: '2030-01-02' }
    expect(await addPaymentCost(ctx, { ...next, fromDay: DAY })).toEqual({ ok: false, reason: 'overlaps' })
    expect(await addPaymentCost(ctx, next)).toMatchObject({ ok: true })
  })

  it('cannot change the figures of a row that gifts were promised, nor delete it', async () => {
    const row = eq(paymentCosts.instrument, 'any')
    await expect(database.db.update(paymentCosts).set({ basisPoints: 900 }).where(row)).rejects.toThrow()
    await expect(database.db.delete(paymentCosts).where(row)).rejects.toThrow()
  })
})
