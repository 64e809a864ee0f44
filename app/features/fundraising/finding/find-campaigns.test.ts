import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { fundraisingChecks } from '#app/features/fundraising/checks.ts'
import { openGiving, type Giving, OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import type { CampaignInput } from '#app/features/fundraising/schema.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import type { CampaignFilter } from './campaign-filter.ts'
import { CAMPAIGNS_PER_PAGE } from './fair-order.ts'
import { sortedFairly } from './fair-order.test-support.ts'
import { findCampaigns, listChoices } from './find-campaigns.server.ts'

let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
})
afterEach(async () => {
  const check = fundraisingChecks.find(({ name }) => name.startsWith('campaigns are listed'))?.sql ?? ''
  expect((await database.db.execute(sql.raw(check))).rows).toEqual([])
  await database.db.execute(sql`TRUNCATE campaigns CASCADE`)
})

const ALL: CampaignFilter = { q: null, cause: null, state: null, sort: 'newest' }
const find = (filter: Partial<CampaignFilter> = {}, { turn = 5, page = 1 } = {}) =>
  findCampaigns(database.db, { ...ALL, ...filter, now: giving.now(), turn, page })
const slugs = async (filter: Partial<CampaignFilter> = {}) => (await find(filter)).cards.map(({ slug }) => slug)
const campaign = (slug: string, changes: Partial<CampaignInput> = {}) => giving.campaign({ slug, ...changes })
const daysAgo = (days: number) => new Date(giving.now().getTime() - days * DAY_MS)

describe('a search', () => {
  test.each(['sewing machine', 'SEWING', 'seving machin', 'sewng', 'सीविंग'])(
    'for “%s” finds the machine',
    async (q) => {
      await campaign('meena', { title: 'A sewing machine for Meena', description: 'She makes blouses.' })
      await campaign('rani', { title: 'School fees for Rani', description: 'Class nine.' })
      expect(await slugs({ q })).toEqual(['meena'])
    },
  )

  it('says whether the words are in the campaign or only similar', async () => {
    await campaign('lata', { title: 'सिलाई केंद्र', description: 'Lata teaches.' })
    expect(await find({ q: 'silai' })).toMatchObject({ total: 1, isSimilar: false })
    expect(await find({ q: 'silayi kendr' })).toMatchObject({ total: 1 })
    expect(await find({ q: 'kendar' })).toMatchObject({ total: 1, isSimilar: true })
  })

  it('finds nothing for what nobody wrote, and takes signs as they are', async () => {
    await campaign('lata', { title: '100% cotton', organiserName: 'Lata Bai' })
    for (const q of ['xylophone', '%', "';", '\\', 'a & b | !']) {
      const { total } = await find({ q })
      expect(total, q).toBe(q === '%' ? 1 : 0)
    }
    expect(await slugs({ q: 'lata bai' })).toEqual(['lata'])
  })
})

it('a search finds what reading every text finds, also after a text has changed', async () => {
  const words = ['silai', 'machine', 'fees', 'school', 'goat', 'भैंस', 'cotton']
  for (const [n, word] of words.entries()) {
    await campaign(`c-${n}`, {
      title: `${word} for ${words[(n + 1) % words.length]}`,
      description: `With ${words[(n + 3) % words.length]}.`,
    })
  }
  await database.db.execute(sql`UPDATE campaigns SET description = 'Two goats and a school' WHERE slug = 'c-0'`)
  const text = sql`lower(concat_ws(E'\\n', title, description, organiser_name, location, category))`
  for (const q of ['school', 'goat school', 'schol fees', 'सिलाई', 'ool f', 'mashine', 'goats silai', 'cottons']) {
    const { rows } = await database.db.execute<{ slug: string }>(sql`
      SELECT slug FROM campaigns
       WHERE position(lower(${q}) IN ${text}) > 0 OR market_sounds(${q}) <@ market_sounds(${text})`)
    const { cards, isSimilar } = await find({ q })
    expect([q, isSimilar ? [] : cards.map(({ slug }) => slug).toSorted()]).toEqual([
      q,
      rows.map(({ slug }) => slug).toSorted(),
    ])
  }
})

describe('filters and orders', () => {
  it('are by cause and by the State of the place', async () => {
    await campaign('one', { category: 'Education', location: 'Nashik, Maharashtra' })
    await campaign('two', { category: 'Housing', location: 'Pune, Maharashtra' })
    await campaign('three', { category: 'Housing', location: 'Somewhere' })
    expect(await listChoices(database.db)).toEqual({ causes: ['Education', 'Housing'], states: ['Maharashtra'] })
    expect((await slugs({ state: 'Maharashtra' })).toSorted()).toEqual(['one', 'two'])
    expect(await slugs({ state: 'Maharashtra', cause: 'Housing' })).toEqual(['two'])
    expect(await slugs({ state: 'Kerala' })).toEqual([])
  })

  it('list closed and ended campaigns last', async () => {
    await campaign('open', { createdAt: daysAgo(20) })
    await campaign('closed', { createdAt: daysAgo(1) })
    await campaign('ended', { createdAt: daysAgo(5), endsAt: daysAgo(1) })
    await closeCampaign(giving.context(OPERATOR), { slug: 'closed', reason: 'Done.' })
    for (const sort of ['fair', 'newest'] as const) expect(await slugs({ sort })).toEqual(['open', 'closed', 'ended'])
    await reopenCampaign(giving.context(OPERATOR), { slug: 'closed' })
    expect(await slugs()).toEqual(['closed', 'open', 'ended'])
  })

  it('sort by the end, by what is missing, and by age', async () => {
    await campaign('soon', { createdAt: daysAgo(10), endsAt: daysAgo(-2) })
    await campaign('late', { createdAt: daysAgo(1) })
    await campaign('mid', { createdAt: daysAgo(20) })
    await giving.paid('late', { amountMinor: 30_000_00, tipMinor: 0 })
    await giving.paid('mid', { amountMinor: 40_000_00, tipMinor: 0 })
    await campaign('endless', { createdAt: daysAgo(300) })
    expect(await slugs({ sort: 'ends-soon' })).toEqual(['soon', 'mid', 'late', 'endless'])
    await database.db.execute(sql`DELETE FROM campaigns WHERE slug = 'endless'`)
    expect(await slugs({ sort: 'nearly-there' })).toEqual(['late', 'soon', 'mid'])
    expect(await slugs({ sort: 'newest' })).toEqual(['late', 'soon', 'mid'])
  })

  it('count only gifts that were not returned', async () => {
    await campaign('lata')
    const { token } = await giving.paid('lata', { amountMinor: 500_00 })
    await giving.paid('lata', { amountMinor: 700_00 })
    await giving.pledged('lata', { amountMinor: 900_00 })
    expect((await find()).cards[0]).toMatchObject({ raisedMinor: 1_200_00, supporters: 2 })
    expect(await returnContribution(giving.context(), { token, reason: 'Mine.' })).toMatchObject({ ok: true })
    expect((await find()).cards[0]).toMatchObject({ raisedMinor: 700_00, supporters: 1 })
  })
})

describe('the fair order', () => {
  it('is the same in the database as in the rule, on all pages, with and without gifts', async () => {
    for (let n = 0; n < 31; n++) await campaign(`c-${n}`, { createdAt: daysAgo(n % 9) })
    for (const turn of [0, 7, 11, 12, 495_000, 495_013]) {
      await expectSame(turn)
      if (turn > 0) await giving.paid(`c-${turn % 30}`)
    }
  })

  async function expectSame(turn: number) {
    const { rows } = await database.db.execute<{ id: string; slug: string; ring: string; gifts: number }>(
      sql`SELECT c.id, c.slug, f.ring, f.gifts FROM campaigns c JOIN campaign_finding f ON f.campaign_id = c.id`,
    )
    const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]))
    const placed = rows.map(({ id, ring, gifts }) => ({ id, ring: Number(ring), hasGifts: gifts > 0 }))
    const expected = sortedFairly(placed, turn).map((id) => slugOf.get(id))
    const pages = [1, 2, 3].map(async (page) => (await find({ sort: 'fair' }, { turn, page })).cards)
    expect((await Promise.all(pages)).flat().map(({ slug }) => slug)).toEqual(expected)
  }

  it('gives the last page for one after it', async () => {
    for (let n = 0; n < CAMPAIGNS_PER_PAGE + 2; n++) await campaign(`c-${n}`)
    const last = await find({ sort: 'fair' }, { page: 9 })
    expect(last).toMatchObject({ page: 2, total: CAMPAIGNS_PER_PAGE + 2 })
    expect(last.cards).toHaveLength(2)
    expect(await find({ q: 'xylophone' }, { page: 9 })).toMatchObject({ page: 1, total: 0, cards: [] })
  })
})
