import { beforeAll, describe, expect, it, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { openGiving, giftForm, OPERATOR, type Giving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { campaignChanges, campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { later } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { extendCampaign } from './extend-campaign.server.ts'
import { extensionRule } from './extension-rule.ts'
import { pauseCampaign, resumeCampaign } from './pause-campaign.server.ts'

const OWNER = member('Sunita')
const STRANGER = member('Meera')
const reason = 'The shop is being repaired.'

let giving: Giving
beforeAll(async () => {
  giving = openGiving(await testDatabase())
})

const day = (days: number) => dayOfIndia(later(days * DAY_MS, giving.now()))

async function ownCampaign(endsInDays: number | null = 20): Promise<string> {
  const endsAt = endsInDays === null ? {} : { endsAt: later(endsInDays * DAY_MS, giving.now()) }
  const slug = await giving.campaign()
  await giving.db
    .update(campaigns)
    .set({ ownerUserId: OWNER.userId, ...endsAt })
    .where(eq(campaigns.slug, slug))
  return slug
}
const page = async (slug: string) => findCampaign(giving.db, { slug, now: giving.now() })
const give = (slug: string) => pledge(giving.pledgeContext(), { ...giftForm(), slug })

describe('a paused campaign', () => {
  it('takes no gifts and says until when, and takes them again after its last day', async () => {
    const slug = await ownCampaign()
    expect(await pauseCampaign(giving.context(OWNER), { slug, day: day(2), reason })).toEqual({ ok: true })
    expect(await page(slug)).toMatchObject({ isOpen: false, closure: null, pause: { reason } })
    expect(await give(slug)).toEqual({ ok: false, reason: 'campaign-paused' })
    giving.wait(3 * DAY_MS)
    expect(await page(slug)).toMatchObject({ isOpen: true, pause: null })
    expect(await give(slug)).toMatchObject({ ok: true })
    expect(await pauseCampaign(giving.context(OWNER), { slug, day: day(1), reason })).toEqual({ ok: true })
    expect(await giving.db.$count(campaignPauses)).toBeGreaterThanOrEqual(2)
  })

  it('returns a payment that arrives during the pause, and says why', async () => {
    const slug = await ownCampaign()
    const gift = await giving.pledged(slug)
    await pauseCampaign(giving.context(OWNER), { slug, day: day(1), reason })
    expect((await giving.notify(giving.report(gift, 'captured'))).status).toBe(200)
    const [row] = await giving.db.select().from(contributions).where(eq(contributions.id, gift.contributionId))
    expect(row).toMatchObject({ settledAt: null, returnReason: 'The campaign was paused when your payment arrived.' })
    expect(await page(slug)).toMatchObject({ raisedMinor: 0, supporters: 0 })
  })

  it('is resumed by its owner only', async () => {
    const slug = await ownCampaign()
    expect(await resumeCampaign(giving.context(OWNER), { slug })).toEqual({ ok: false, reason: 'not-paused' })
    await pauseCampaign(giving.context(OWNER), { slug, day: day(1), reason })
    for (const actor of [STRANGER, OPERATOR])
      expect(await resumeCampaign(giving.context(actor), { slug })).toEqual({ ok: false, reason: 'not-found' })
    expect(await page(slug)).toMatchObject({ isOpen: false })
    expect(await resumeCampaign(giving.context(OWNER), { slug })).toEqual({ ok: true })
    expect(await give(slug)).toMatchObject({ ok: true })
  })

  it('cannot be paused twice, into the past, for too long, or after its end', async () => {
    const slug = await ownCampaign()
    const pause = (days: number) => pauseCampaign(giving.context(OWNER), { slug, day: day(days), reason })
    expect(await pauseCampaign(giving.context(STRANGER), { slug, day: day(1), reason })).toMatchObject({ ok: false })
    expect(await pause(-1)).toEqual({ ok: false, reason: 'past' })
    expect(await pause(62)).toEqual({ ok: false, reason: 'too-far' })
    expect(await pause(60)).toEqual({ ok: true })
    expect(await pause(3)).toEqual({ ok: false, reason: 'already-paused' })
    await resumeCampaign(giving.context(OWNER), { slug })
    giving.wait(21 * DAY_MS)
    expect(await pause(1)).toEqual({ ok: false, reason: 'ended' })
  })
})

describe('an extension', () => {
  it('moves the end, and keeps the earlier end and the reason for readers', async () => {
    const slug = await ownCampaign(20)
    const before = (await page(slug))?.endsAt
    expect(await extendCampaign(giving.context(OWNER), { slug, day: day(51), reason })).toMatchObject({
      ok: false,
      reason: 'too-far',
    })
    expect(await extendCampaign(giving.context(OWNER), { slug, day: day(19), reason })).toEqual({
      ok: false,
      reason: 'not-later',
    })
    expect(await extendCampaign(giving.context(STRANGER), { slug, day: day(30), reason })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await extendCampaign(giving.context(OWNER), { slug, day: day(50), reason })).toEqual({ ok: true })
    const after = (await page(slug))?.endsAt
    const changes = await giving.db.select().from(campaignChanges).where(eq(campaignChanges.changedBy, OWNER.userId))
    expect(changes).toMatchObject([{ part: 'end', before: before?.toISOString(), after: after?.toISOString(), reason }])
    expect((await page(slug))?.changes).toMatchObject([{ part: 'end', after: after?.toISOString(), reason }])
    const lost = giving.db.update(campaignChanges).set({ reason: 'Another' })
    await expect(lost).rejects.toThrow()
  })

  it('of a closed campaign is refused', async () => {
    const slug = await ownCampaign()
    await closeCampaign(giving.context(OWNER), { slug, reason })
    expect(await extendCampaign(giving.context(OWNER), { slug, day: day(25), reason })).toEqual({
      ok: false,
      reason: 'closed',
    })
    expect(await pauseCampaign(giving.context(OWNER), { slug, day: day(1), reason })).toEqual({
      ok: false,
      reason: 'closed',
    })
  })

  it('opens an ended campaign once', async () => {
    const slug = await ownCampaign(1)
    giving.wait(2 * DAY_MS)
    expect(await page(slug)).toMatchObject({ isOpen: false })
    expect(await extendCampaign(giving.context(OWNER), { slug, day: day(1), reason })).toEqual({ ok: true })
    expect(await give(slug)).toMatchObject({ ok: true })
    giving.wait(3 * DAY_MS)
    expect(await extendCampaign(giving.context(OWNER), { slug, day: day(1), reason })).toEqual({
      ok: false,
      reason: 'late-used',
    })
  })
})

describe('the rule of extensions', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  const at = (days: number) => later(days * DAY_MS, now)
  const none: never[] = []

  test('while it runs: 30 days at a time', () => {
    expect(extensionRule({ endsAt: at(5), extensions: none }, now)).toEqual({ ok: true, isLate: false, latest: at(35) })
    expect(extensionRule({ endsAt: null, extensions: none }, now)).toEqual({ ok: true, isLate: false, latest: at(30) })
  })

  test('and 90 days altogether', () => {
    const extensions = [{ before: at(-80), at: at(-85) }]
    expect(extensionRule({ endsAt: at(5), extensions }, now)).toEqual({ ok: true, isLate: false, latest: at(10) })
    expect(extensionRule({ endsAt: at(10), extensions }, now)).toEqual({ ok: false, reason: 'limit-reached' })
  })

  test('within 30 days after its end once', () => {
    const ended = later(-HOUR_MS, at(-29))
    expect(extensionRule({ endsAt: ended, extensions: none }, now)).toEqual({ ok: true, isLate: true, latest: at(30) })
    expect(extensionRule({ endsAt: at(-30), extensions: none }, now)).toEqual({ ok: false, reason: 'too-late' })
    const late = [{ before: at(-20), at: at(-19) }]
    expect(extensionRule({ endsAt: at(-2), extensions: late }, now)).toEqual({ ok: false, reason: 'late-used' })
  })
})
