import { expect, test } from 'vitest'
import { findCampaign, listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { NOW } from '#test/clock.ts'
import { seedFundraising, splitGifts } from './demo.ts'

const database = await testDatabase()
await seedFundraising(database.db, NOW)

test('a fresh install shows the campaign figures of the specification', async () => {
  const campaigns = await listCampaigns(database.db, { now: NOW })
  const figures = campaigns.map(({ slug, goalMinor, raisedMinor, supporters, daysLeft, category }) => ({
    slug,
    goal: goalMinor / 100,
    raised: raisedMinor / 100,
    supporters,
    daysLeft,
    category,
  }))
  const category = "Women's Empowerment"
  expect(figures).toEqual([
    { slug: 'rukmini-grocery', goal: 50_000, raised: 24_000, supporters: 156, daysLeft: 12, category },
    { slug: 'meena-story', goal: 25_000, raised: 8_500, supporters: 47, daysLeft: 24, category },
    { slug: 'lakshmi-story', goal: 30_000, raised: 12_400, supporters: 47, daysLeft: 21, category },
    { slug: 'sunita-story', goal: 35_000, raised: 15_600, supporters: 47, daysLeft: 18, category },
    { slug: 'fatima-story', goal: 45_000, raised: 18_200, supporters: 47, daysLeft: 15, category },
    { slug: 'kamala-story', goal: 40_000, raised: 11_900, supporters: 47, daysLeft: 9, category },
  ])
})

test('each campaign’s goal is the sum of its costs', async () => {
  for (const { slug } of await listCampaigns(database.db, { now: NOW })) {
    const campaign = await findCampaign(database.db, { slug, now: NOW })
    expect(campaign?.costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(campaign?.goalMinor)
    expect(campaign?.story.length).toBeGreaterThan(0)
  }
})

test('the latest supporters gave minutes ago, and some of them are anonymous', async () => {
  const campaign = await findCampaign(database.db, { slug: 'rukmini-grocery', now: NOW })
  const latest = campaign?.latestSupporters.slice(0, 3)
  expect(latest?.map(({ at }) => (NOW.getTime() - at.getTime()) / MINUTE_MS)).toEqual([2, 9, 21])
  expect(latest?.map(({ name }) => name)).toEqual(['Asha', null, 'Fatima'])
  expect(latest?.map(({ amountMinor }) => amountMinor / 100)).toEqual([500, 1_000, 100])
})

test('the demo money is booked in the ledger like all other money', async () => {
  expect(await findFailedChecks(database.db, NOW)).toEqual([])
})

test('split gifts add up exactly, and none is below fifty rupees', () => {
  for (const [total, count] of [
    [24_000, 156],
    [8_500, 47],
    [18_200, 47],
    [3_950, 47],
  ] as const) {
    const gifts = splitGifts(total, count)
    expect(gifts).toHaveLength(count)
    expect(gifts.reduce((sum, gift) => sum + gift, 0)).toBe(total)
    expect(Math.min(...gifts)).toBeGreaterThanOrEqual(50)
  }
})
