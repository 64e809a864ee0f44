import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { Actor } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { closeCampaign } from './owner/close-campaign.server.ts'
import { importContributions } from './settlement/import-contributions.server.ts'
import { openCampaign } from './owner/open-campaign.server.ts'
import { postUpdate } from './owner/post-update.server.ts'
import { reopenCampaign } from './owner/reopen-campaign.server.ts'
import { findCampaign, listCampaigns } from './queries.server.ts'
import { OPERATOR, openGiving, type Giving } from './giving/giving.test-support.ts'
import { SUPPORTERS_SHOWN_MAX } from './limits.ts'
import { daysLeft, percentOf } from './views.ts'

let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
})

const daysAgo = (days: number) => new Date(giving.now().getTime() - days * DAY_MS)
const pageOf = async (slug: string) => findCampaign(database.db, { slug, now: giving.now() })
const earlier = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, i) => ({
    amountMinor: 100_00,
    name: `Giver ${i}`,
    place: 'Surat',
    settledAt: new Date(giving.now().getTime() - i * 60_000),
    ...changes,
  }))
const importGifts = (slug: string, contributions: ReturnType<typeof earlier>) =>
  importContributions(giving.context(OPERATOR), { slug, contributions })

describe('a campaign page', () => {
  it('shows its texts, and the settled totals', async () => {
    const slug = await giving.campaign({
      costs: [{ what: 'Sewing machine', amountMinor: 9_500_00 }],
      createdAt: daysAgo(5),
    })
    await giving.paid(slug, { amountMinor: 12_400_00, tipMinor: 0 })
    await giving.pledged(slug, { amountMinor: 5_000_00 })
    await postUpdate(giving.context(OPERATOR), { slug, message: 'The machine is ordered.' })
    expect(await pageOf(slug)).toEqual({
      id: expect.any(String),
      slug,
      kind: 'story',
      title: 'Sunita opens a tailoring shop',
      description: 'Two sewing machines and the first month of rent.',
      location: 'Jaipur',
      category: "Women's Empowerment",
      organiserName: 'Sunita Devi',
      organiserNote: null,
      coverSeed: slug,
      imageUrl: null,
      currency: 'INR',
      goalMinor: 35_000_00,
      raisedMinor: 12_400_00,
      percent: 35,
      supporters: 1,
      daysLeft: 25,
      isFeatured: false,
      ctaText: 'Support',
      createdAt: daysAgo(5),
      endsAt: null,
      isOpen: true,
      closure: null,
      pause: null,
      beneficiary: null,
      payee: null,
      changes: [],
      pictures: [],
      surplusRule: 'same-need',
      shortfallRule: 'pay-out',
      usualRulesSince: daysAgo(5),
      story: [{ heading: 'How it began', paragraphs: ['Sunita sewed at night.'], quote: 'I want a shop of my own.' }],
      costs: [{ what: 'Sewing machine', amountMinor: 9_500_00 }],
      updates: [{ message: 'The machine is ordered.', at: giving.now(), pictures: [] }],
      latestSupporters: [
        {
          seed: expect.any(String),
          name: 'Asha Rao',
          place: 'Pune',
          message: null,
          amountMinor: 12_400_00,
          at: giving.now(),
        },
      ],
    })
  })

  it('is null for an unknown slug', async () => {
    for (const slug of ['nobody-story', '', 'A', 'a b', 'a\u0000', '../etc']) expect(await pageOf(slug)).toBeNull()
  })

  it('shows the latest twenty supporters, newest first, the same as the list', async () => {
    const slug = await giving.campaign()
    await importGifts(slug, earlier(25))
    const page = await pageOf(slug)
    expect(page?.supporters).toBe(25)
    expect(page?.latestSupporters.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, i) => `Giver ${i}`))
    expect(await giving.supporters(slug)).toEqual(page?.latestSupporters)
    expect(page?.latestSupporters).toHaveLength(SUPPORTERS_SHOWN_MAX)
    expect(await giving.supporters('nobody-story')).toEqual([])
  })

  it('shows that it is closed and why, and that it is open again', async () => {
    const slug = await giving.campaign()
    await closeCampaign(giving.context(OPERATOR), { slug, reason: 'The shop is open.' })
    expect(await pageOf(slug)).toMatchObject({
      isOpen: false,
      closure: { reason: 'The shop is open.', closedAt: giving.now() },
    })
    await reopenCampaign(giving.context(OPERATOR), { slug })
    expect(await pageOf(slug)).toMatchObject({ isOpen: true, closure: null })
  })
})

describe('days left', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  test.each([
    [0, 30],
    [0.99, 30],
    [1, 29],
    [29.99, 1],
    [30, 0],
    [400, 0],
    [-3, 30],
  ])('are counted from the start: after %s days, %s', (days, left) => {
    expect(daysLeft({ createdAt: before(days), endsAt: null }, now)).toBe(left)
  })
  test.each([
    [-10, 10],
    [-0.01, 1],
    [0, 0],
    [5, 0],
  ])("are counted to the campaign's own end (%s): %s", (days, left) => {
    expect(daysLeft({ createdAt: before(300), endsAt: before(days) }, now)).toBe(left)
  })
})

test.each([
  [0, 35_000_00, 0],
  [34_999_99, 35_000_00, 99],
  [35_000_00, 35_000_00, 100],
  [52_500_00, 35_000_00, 150],
])('%i of %i paise are %i percent: rounded down', (raised, goal, percent) => {
  expect(percentOf(raised, goal)).toBe(percent)
})

describe('the list of campaigns', () => {
  it('is in the requested order, closed ones last, and limited', async () => {
    const other = await testDatabase()
    const elsewhere = openGiving(other)
    const plain = await elsewhere.campaign({ createdAt: daysAgo(1), kind: 'student' })
    const old = await elsewhere.campaign({ createdAt: daysAgo(20) })
    const featured = await elsewhere.campaign({ createdAt: daysAgo(10), isFeatured: true })
    const closed = await elsewhere.campaign({ createdAt: daysAgo(0), isFeatured: true })
    await closeCampaign(elsewhere.context(OPERATOR), { slug: closed, reason: 'Done.' })
    const listed = async (options: object) =>
      (await listCampaigns(other.db, { now: elsewhere.now(), ...options })).map(({ slug }) => slug)
    expect(await listed({})).toEqual([featured, plain, old, closed])
    expect(await listed({ order: 'newest' })).toEqual([plain, featured, old, closed])
    expect(await listed({ order: 'ending' })).toEqual([old, featured, plain, closed])
    expect(await listed({ limit: 2 })).toEqual([featured, plain])
    expect(await listed({ kind: 'student' })).toEqual([plain])
  })

  it('shows the same figures as the page', async () => {
    const slug = await giving.campaign()
    await importGifts(slug, earlier(3))
    const card = (await listCampaigns(database.db, { now: giving.now() })).find((campaign) => campaign.slug === slug)
    expect(card).toMatchObject({ raisedMinor: 300_00, supporters: 3, percent: 0, isOpen: true })
    expect(await pageOf(slug)).toMatchObject({ ...card })
  })
})

describe('changing a campaign', () => {
  const owner: Actor = { ...OPERATOR, userId: randomUUID(), roles: [] }

  it('is refused to others; its owner may post updates and close it, but not reopen it', async () => {
    const slug = await giving.campaign({ ownerUserId: owner.userId })
    const not = { ok: false, reason: 'not-allowed' }
    expect(await openCampaign(giving.context(), { slug: 'x' } as never)).toEqual(not)
    expect(await closeCampaign(giving.context(), { slug, reason: '' })).toEqual(not)
    expect(await postUpdate(giving.context(), { slug, message: 'Hello' })).toEqual(not)
    expect(await importContributions(giving.context(owner), { slug, contributions: earlier(1) })).toEqual(not)
    expect(await postUpdate(giving.context(owner), { slug, message: 'Hello' })).toEqual({ ok: true })
    expect(await closeCampaign(giving.context(owner), { slug, reason: 'Done.' })).toEqual({ ok: true })
    expect(await reopenCampaign(giving.context(owner), { slug })).toEqual(not)
    expect(await pageOf(slug)).toMatchObject({ isOpen: false, raisedMinor: 0 })
  })

  it.each(['close', 'reopen', 'update', 'import'])('%s: an unknown campaign is not found', async (verb) => {
    const ctx = giving.context(OPERATOR)
    const slug = 'nobody-story'
    const outcome = {
      close: () => closeCampaign(ctx, { slug, reason: '' }),
      reopen: () => reopenCampaign(ctx, { slug }),
      update: () => postUpdate(ctx, { slug, message: 'Hello' }),
      import: () => importGifts(slug, earlier(1)),
    }[verb]
    expect(await outcome?.()).toEqual({ ok: false, reason: 'not-found' })
  })

  it('cannot close or reopen twice, nor use a taken slug', async () => {
    const ctx = giving.context(OPERATOR)
    const slug = await giving.campaign()
    expect(await reopenCampaign(ctx, { slug })).toEqual({ ok: false, reason: 'not-closed' })
    await closeCampaign(ctx, { slug, reason: 'Done.' })
    expect(await closeCampaign(ctx, { slug, reason: 'Again.' })).toEqual({ ok: false, reason: 'already-closed' })
    await expect(giving.campaign({ slug })).rejects.toThrow('slug-taken')
  })

  it('is validated against the limits', async () => {
    const slug = await giving.campaign()
    expect(await postUpdate(giving.context(OPERATOR), { slug, message: ' ' })).toEqual({ ok: false, reason: 'empty' })
    expect(await postUpdate(giving.context(OPERATOR), { slug, message: 'x'.repeat(1_001) })).toEqual({
      ok: false,
      reason: 'too-long',
    })
    expect(await importGifts(slug, [])).toEqual({ ok: false, reason: 'none' })
    expect(await importGifts(slug, earlier(1_001))).toEqual({ ok: false, reason: 'too-many' })
    await expect(giving.campaign({ goalMinor: 0 })).rejects.toThrow()
    await expect(giving.campaign({ slug: 'Not A Slug' })).rejects.toThrow()
  })
})
