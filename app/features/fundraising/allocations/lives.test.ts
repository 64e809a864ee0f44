import fc from 'fast-check'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { openCampaignPayouts, OPERATOR } from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { markTrancheFailed, markTranchePaid } from '#app/features/fundraising/tranches/record-bank-answer.server.ts'
import { campaignAllocations, campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { CoinBox } from './coins.test-support.ts'

/** On the real engine, through the commands of the program. `GIVING_LIVES_STORED=200` for many. */
const LIVES = Number(process.env['GIVING_LIVES_STORED'] ?? 3)
const STEPS = 10
const COIN_MINOR = 100_00
const UNITS_MAX = 8

const { db } = await testDatabase()
const payouts = openCampaignPayouts({ db } as Parameters<typeof openCampaignPayouts>[0])

const step = fc.record({
  act: fc.constantFrom('give', 'give', 'pay', 'pay', 'comeBack', 'refund', 'chargeback'),
  units: fc.integer({ min: 1, max: UNITS_MAX }),
  pick: fc.nat(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Campaign = Awaited<ReturnType<typeof payouts.funded>>

async function storedParts(campaignId: string): Promise<string[]> {
  const { trancheId, contributionId } = campaignAllocations
  const minor = sql`sum(${campaignAllocations.amountMinor})`.mapWith(Number)
  const rows = await db
    .select({ trancheId, contributionId, minor })
    .from(campaignAllocations)
    .innerJoin(campaignTranches, eq(campaignTranches.id, trancheId))
    .where(eq(campaignTranches.campaignId, campaignId))
    .groupBy(trancheId, contributionId)
    .having(sql`sum(${campaignAllocations.amountMinor}) > 0`)
  return rows.map((row) => `${row.trancheId} ${row.contributionId ?? 'nobody'} ${row.minor / COIN_MINOR}`).toSorted()
}

/** The tranches that a gift has paid, in the order of the rows. */
async function paidBy(giftId: string): Promise<string[]> {
  const rows = await db
    .select({ trancheId: campaignAllocations.trancheId })
    .from(campaignAllocations)
    .where(eq(campaignAllocations.contributionId, giftId))
    .orderBy(asc(campaignAllocations.id))
  return [...new Set(rows.map(({ trancheId }) => trancheId))]
}

class Life {
  readonly box = new CoinBox()
  readonly tranches: string[] = []
  gifts: Campaign['gifts'] = []

  readonly campaign: Campaign

  constructor(campaign: Campaign) {
    this.campaign = campaign
  }

  async play({ act, units, pick }: Step): Promise<void> {
    if (act === 'give') await this.give(units)
    else if (act === 'pay') await this.pay(units)
    else if (act === 'comeBack') await this.comeBack(pick)
    else await this.goBack(pick, act === 'chargeback')
    expect(await storedParts(this.campaign.id)).toEqual(this.box.parts())
  }

  async give(units: number): Promise<void> {
    const gift = await payouts.paid(this.campaign.slug, { amountMinor: units * COIN_MINOR, tipMinor: 0 })
    payouts.wait(DAY_MS)
    this.gifts.push(gift)
    this.box.give(gift.contributionId, units)
  }

  async pay(units: number): Promise<void> {
    const coins = Math.min(units, this.box.inBox())
    if (coins === 0) return
    const id = await payouts.released(this.campaign, coins * COIN_MINOR)
    this.tranches.push(id)
    this.box.pay(id, coins)
  }

  async comeBack(pick: number): Promise<void> {
    const [id] = this.tranches.splice(pick % Math.max(1, this.tranches.length), 1)
    if (!id) return
    if (pick % 2 === 0) await markTranchePaid(payouts.as(OPERATOR), { id, utr: null })
    expect(await markTrancheFailed(payouts.as(OPERATOR), { id, reason: 'Account closed' })).toEqual({ ok: true })
    this.box.comeBack(id)
  }

  async goBack(pick: number, isByProvider: boolean): Promise<void> {
    const gift = this.gifts[pick % Math.max(1, this.gifts.length)]
    if (!gift) return
    const order = await paidBy(gift.contributionId)
    if (isByProvider) await payouts.notify(payouts.report(gift, 'refunded'))
    else {
      const outcome = await returnContribution(payouts.as(OPERATOR), { token: gift.token, reason: 'She asked.' })
      expect(outcome.ok).toBe(this.box.coinsOf(gift.contributionId) <= this.box.inBox())
      if (!outcome.ok) return
      await sendRefunds(payouts.deps)
      await payouts.sandbox.deliverDue(payouts.now())
    }
    this.gifts = this.gifts.filter((other) => other !== gift)
    this.box.refund(gift.contributionId, order)
  }
}

test(`in ${LIVES} lives on the database every rupee is where the model has it`, { timeout: 3_600_000 }, async () => {
  const lives = fc.array(step, { minLength: STEPS, maxLength: STEPS })
  await fc.assert(
    fc.asyncProperty(lives, async (steps) => {
      const life = new Life(await payouts.funded([]))
      for (const each of steps) await life.play(each)
      expect(await findFailedChecks(db, payouts.now())).toEqual([])
    }),
    { numRuns: LIVES, endOnFailure: true },
  )
})
