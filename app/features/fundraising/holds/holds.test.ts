import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readChecks } from '#app/features/fundraising/campaign-checks/check-queries.server.ts'
import { forgetCampaigner } from '#app/features/fundraising/review/forget-campaigner.server.ts'
import { askTranche } from '#app/features/fundraising/tranches/ask-tranche.server.ts'
import { readCampaignMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { prepareTranche } from '#app/features/fundraising/tranches/prepare-tranche.server.ts'
import { releaseTranche } from '#app/features/fundraising/tranches/release-tranche.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { answerAppeal } from './answer-appeal.server.ts'
import { appealHold } from './appeal-hold.server.ts'
import { countHoldAppeals, listHoldsForOperator, listHoldsOf, listPublicHolds } from './hold-queries.server.ts'
import { HOLD_DAYS_MAX, HOLD_MINOR_MAX } from './hold-rules.ts'
import { campaignHolds } from './hold-tables.server.ts'
import { liftHold } from './lift-hold.server.ts'
import { type HoldInput, placeHold } from './place-hold.server.ts'

const RUPEES = 100
type Campaign = Awaited<ReturnType<CampaignPayouts['funded']>>

let database: Database
let payouts: CampaignPayouts

beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

const WHY = {
  amountMinor: 400 * RUPEES,
  topic: 'bills',
  reason: 'We ask the hospital about bill 3.',
  days: 10,
} as const

async function held({ slug }: Campaign, changes: Partial<HoldInput> = {}): Promise<string> {
  const outcome = await placeHold(payouts.as(OPERATOR), { slug, ...WHY, ...changes })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

const payable = async ({ id }: Campaign) =>
  (await readCampaignMoney(database.db, { campaignId: id, now: payouts.now() })).payableMinor
const prepare = (id: string) => prepareTranche(payouts.as(OPERATOR), { id })
const release = (id: string) => releaseTranche(payouts.as(RELEASER), { id })

describe('a hold', () => {
  it('keeps its amount back from payouts, and ends by itself', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    await held(campaign, { days: HOLD_DAYS_MAX })
    expect(await payable(campaign)).toBe(600 * RUPEES)
    const { slug, owner } = campaign
    const billIds = [await payouts.bill(campaign, 700 * RUPEES)]
    const ask = { key: randomUUID(), slug, amountMinor: 601 * RUPEES, purpose: 'Room', billIds }
    expect(await askTranche(payouts.as(owner), ask)).toEqual({
      ok: false,
      reason: 'too-much',
      payableMinor: 600 * RUPEES,
    })
    payouts.wait(HOLD_DAYS_MAX * DAY_MS - 1)
    expect(await payable(campaign)).toBe(600 * RUPEES)
    payouts.wait(1)
    expect(await payable(campaign)).toBe(1_000 * RUPEES)
    const asking = { campaignId: campaign.id, now: payouts.now() }
    expect(await listHoldsOf(database.db, asking)).toMatchObject([{ isInForce: false, liftedAt: null }])
    expect(await listPublicHolds(database.db, { slug, now: payouts.now() })).toEqual([])
  })

  it('stops a payout that is asked for or prepared: the refusal says what is missing', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const asked = await payouts.asked(campaign, 700 * RUPEES)
    const first = await held(campaign)
    expect(await prepare(asked)).toEqual({ ok: false, reason: 'not-covered', missingMinor: 100 * RUPEES })
    expect(await liftHold(payouts.as(RELEASER), { holdId: first })).toEqual({ ok: true })
    expect(await prepare(asked)).toEqual({ ok: true })
    await held(campaign)
    expect(await release(asked)).toEqual({ ok: false, reason: 'not-covered', missingMinor: 100 * RUPEES })
    await held(campaign, { amountMinor: null })
    expect(await release(asked)).toEqual({ ok: false, reason: 'not-covered', missingMinor: 700 * RUPEES })
    payouts.wait(10 * DAY_MS)
    expect(await release(asked)).toEqual({ ok: true })
  })

  it('of everything also keeps back what arrives later', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    await held(campaign, { amountMinor: null })
    await payouts.paid(campaign.slug, { amountMinor: 500 * RUPEES, tipMinor: 0 })
    payouts.wait(DAY_MS)
    expect(await payable(campaign)).toBe(0)
  })

  it('needs a reason, an amount and an end, and nobody holds their own campaign', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const { slug, owner } = campaign
    const wrong = [{ reason: ' ' }, { days: 0 }, { days: HOLD_DAYS_MAX + 1 }, { amountMinor: 0 }, { amountMinor: -1 }]
    for (const change of [...wrong, { amountMinor: HOLD_MINOR_MAX + 1 }]) {
      expect(await placeHold(payouts.as(OPERATOR), { slug, ...WHY, ...change })).toEqual({
        ok: false,
        reason: 'invalid',
      })
    }
    const notAllowed = { ok: false, reason: 'not-allowed' }
    const ownerAsOperator = { ...owner, roles: ['operator'] as const }
    expect(await placeHold(payouts.as(ownerAsOperator), { slug, ...WHY })).toEqual(notAllowed)
    expect(await placeHold(payouts.as(member()), { slug, ...WHY })).toEqual(notAllowed)
    expect(await placeHold(payouts.as(OPERATOR), { ...WHY, slug: 'nothing' })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await payable(campaign)).toBe(1_000 * RUPEES)
  })
})

describe('an appeal', () => {
  const words = 'The hospital stamped bill 3.'

  it('is for the owner, once, while the hold is in force', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const { slug, owner } = campaign
    const holdId = await held(campaign)
    const notFound = { ok: false, reason: 'not-found' }
    expect(await appealHold(payouts.as(member()), { slug, holdId, words })).toEqual(notFound)
    expect(await appealHold(payouts.as(owner), { slug: 'another', holdId, words })).toEqual(notFound)
    expect(await appealHold(payouts.as(owner), { slug, holdId, words })).toEqual({ ok: true })
    expect(await appealHold(payouts.as(owner), { slug, holdId, words })).toEqual({ ok: false, reason: 'already' })
    const over = await held(campaign, { days: 1 })
    payouts.wait(DAY_MS)
    expect(await appealHold(payouts.as(owner), { slug, holdId: over, words })).toEqual({ ok: false, reason: 'over' })
  })

  it('is answered by another operator than the one who placed the hold, once', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const { slug, owner } = campaign
    const holdId = await held(campaign)
    const answer = { holdId, verdict: 'upheld', answer: 'The hospital has not answered yet.' } as const
    expect(await answerAppeal(payouts.as(RELEASER), answer)).toEqual({ ok: false, reason: 'no-appeal' })
    await appealHold(payouts.as(owner), { slug, holdId, words })
    const before = await countHoldAppeals(database.db, { actor: RELEASER, now: payouts.now() })
    expect(await answerAppeal(payouts.as(OPERATOR), answer)).toEqual({ ok: false, reason: 'same-person' })
    const ownerAsOperator = { ...owner, roles: ['operator'] as const }
    expect(await answerAppeal(payouts.as(ownerAsOperator), answer)).toEqual({ ok: false, reason: 'same-person' })
    expect(await answerAppeal(payouts.as(member()), answer)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await answerAppeal(payouts.as(RELEASER), answer)).toEqual({ ok: true })
    expect(await payable(campaign)).toBe(600 * RUPEES)
    const after = await countHoldAppeals(database.db, { actor: RELEASER, now: payouts.now() })
    expect([before.oldestAt instanceof Date, before.waiting - after.waiting]).toEqual([true, 1])
    expect(await answerAppeal(payouts.as(RELEASER), answer)).toEqual({ ok: false, reason: 'no-appeal' })
    expect((await listHoldsForOperator(database.db, { actor: owner, now: payouts.now() })).rows).toEqual([])
  })

  it('that is right lifts the hold', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const holdId = await held(campaign)
    await appealHold(payouts.as(campaign.owner), { slug: campaign.slug, holdId, words })
    const answer = { holdId, verdict: 'lifted', answer: 'You are right.' } as const
    expect(await answerAppeal(payouts.as(RELEASER), answer)).toEqual({ ok: true })
    expect(await payable(campaign)).toBe(1_000 * RUPEES)
    expect(await liftHold(payouts.as(RELEASER), { holdId })).toEqual({ ok: false, reason: 'over' })
  })
})

describe('when the owner leaves', () => {
  it('nothing of their words stays, and what was checked is no longer shown', async () => {
    const campaign = await payouts.funded([1_000 * RUPEES])
    const { slug, owner } = campaign
    const holdId = await held(campaign)
    await appealHold(payouts.as(owner), { slug, holdId, words: 'My daughter is ill.' })
    const asking = { slug, now: payouts.now() }
    expect((await readChecks(database.db, asking)).valid).toMatchObject([{ kind: 'bank' }])
    await forgetCampaigner(payouts.as(owner))
    expect(await readChecks(database.db, asking)).toEqual({ valid: [], again: [] })
    const holds = await listHoldsOf(database.db, { campaignId: campaign.id, now: payouts.now() })
    expect(holds).toMatchObject([{ appeal: '', reason: WHY.reason }])
  })
})

describe('the database', () => {
  it.each([
    ['another amount', { amountMinor: 1 }],
    ['another end', { endsAt: new Date('2026-12-31') }],
    ['another reason', { reason: 'Other' }],
    ['an answer by the one who placed it', { answer: 'No', answeredAt: new Date(), answeredBy: OPERATOR.userId }],
    ['an answer without an appeal', { answer: 'No', answeredAt: new Date(), answeredBy: RELEASER.userId }],
  ])('refuses %s', async (_, change) => {
    const holdId = await held(await payouts.funded([1_000 * RUPEES]))
    const isThis = eq(campaignHolds.id, holdId)
    await expect(database.db.update(campaignHolds).set(change).where(isThis)).rejects.toThrow()
    await expect(database.db.delete(campaignHolds).where(isThis)).rejects.toThrow()
  })
})
