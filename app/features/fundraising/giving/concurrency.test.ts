import { beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { importContributions } from '#app/features/fundraising/settlement/import-contributions.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { OPERATOR, openGiving, type Giving } from './giving.test-support.ts'
import { campaignMilestones } from '#app/features/fundraising/tables.server.ts'

// Needs several connections. On the embedded database the same tests run one after another.
const GIFTS = 30

let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
})

const pledgeMany = async (slug: string) => {
  const gifts = []
  for (let i = 0; i < GIFTS; i++) gifts.push(await giving.pledged(slug, { amountMinor: 100_00, tipMinor: 0 }))
  return gifts
}

async function expectSoundBooks(): Promise<void> {
  expect(await findFailedChecks(database.db, giving.now())).toEqual([])
}

describe('concurrent requests', () => {
  it('30 gifts to one campaign, each notified three times: each counts once, receipt numbers have no gap, one milestone', async () => {
    const slug = await giving.campaign()
    const gifts = await pledgeMany(slug)
    const earlier = { amountMinor: 100_00, name: null, place: null, settledAt: giving.now() }
    await importContributions(giving.context(OPERATOR), {
      slug,
      contributions: Array.from({ length: 40 }, () => earlier),
    })
    const reported = gifts.flatMap((gift) => {
      const eventId = crypto.randomUUID()
      return [eventId, eventId, undefined].map((id) => giving.notify(giving.report(gift, 'captured'), id))
    })
    const statuses = (await Promise.all(reported)).map((response) => response.status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const page = await findCampaign(database.db, { slug, now: giving.now() })
    expect(page).toMatchObject({ supporters: 40 + GIFTS, raisedMinor: (40 + GIFTS) * 100_00 })
    expect(await database.db.select({ at: campaignMilestones.supporters }).from(campaignMilestones)).toEqual([
      { at: 50 },
    ])
    await expectSoundBooks()
  })

  it('gifts while the campaign closes: each one counts or is returned, none both', async () => {
    const slug = await giving.campaign()
    const gifts = await pledgeMany(slug)
    const captures = gifts.map((gift) => giving.notify(giving.report(gift, 'captured')))
    const closing = closeCampaign(giving.context(OPERATOR), { slug, reason: 'Done.' })
    const statuses = (await Promise.all(captures)).map((response) => response.status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await closing).toEqual({ ok: true })
    await expectSoundBooks()
  })

  it('returns by donor, operator and provider at once: one refund', async () => {
    const slug = await giving.campaign()
    for (let round = 0; round < 10; round++) {
      const gift = await giving.paid(slug, { amountMinor: 100_00, tipMinor: 0 })
      const returning = { token: gift.token, reason: 'Changed my mind.' }
      await Promise.all([
        returnContribution(giving.context(), returning),
        returnContribution(giving.context(OPERATOR), returning),
        giving.notify(giving.report(gift, 'refunded')),
      ])
    }
    expect(await findCampaign(database.db, { slug, now: giving.now() })).toMatchObject({
      raisedMinor: 0,
      supporters: 0,
    })
    await expectSoundBooks()
  })

  it('several reconcilers and refund jobs: each payment is checked and each refund sent once', async () => {
    const slug = await giving.campaign()
    const gifts = await pledgeMany(slug)
    const asked: string[] = []
    giving.provider.fetch = async (providerRef) => {
      asked.push(providerRef)
      const gift = gifts.find((each) => each.providerRef === providerRef)
      return gift ? giving.report(gift, 'captured') : null
    }
    await closeCampaign(giving.context(OPERATOR), { slug, reason: 'Done.' })
    giving.wait(3 * MINUTE_MS)
    await Promise.all(Array.from({ length: 4 }, () => reconcile(giving.deps)))
    const ours = asked.filter((ref) => gifts.some((gift) => gift.providerRef === ref))
    expect(ours).toHaveLength(GIFTS)
    expect(new Set(ours).size).toBe(GIFTS)
    const sent: string[] = []
    giving.provider.refund = async ({ refundId }) => void sent.push(refundId)
    giving.wait(10 * MINUTE_MS)
    await Promise.all(Array.from({ length: 4 }, () => sendRefunds(giving.deps)))
    expect(new Set(sent).size).toBe(sent.length)
    await expectSoundBooks()
  })
})
