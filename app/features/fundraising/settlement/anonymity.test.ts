import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { testDatabase } from '#test/database.ts'
import { liveSupporters } from '#app/features/fundraising/http.server.ts'
import { findCampaign, listCampaigns } from '#app/features/fundraising/queries.server.ts'
import {
  type GivenGift,
  OPERATOR,
  openGiving,
  type Giving,
} from '#app/features/fundraising/giving/giving.test-support.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { SupporterView } from '#app/features/fundraising/views.ts'

// One donor gives three times to two campaigns: twice anonymously, once with a name. From everything public it must not
// be possible to tell that it was one person, or who gave the anonymous gifts.
const HER = {
  name: 'Savitri Kulkarni',
  email: 'savitri.kulkarni@example.org',
  phone: '+919812345678',
  place: 'Kolhapur',
  amountMinor: 777_00,
}

let database: Database
let giving: Giving
let published: string
let gifts: GivenGift[]
let firstSlug: string
let supporters: SupporterView[]

beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
  const hub = await LiveHub.start(database)
  firstSlug = await giving.campaign()
  const slugs = [firstSlug, await giving.campaign()] as const
  const streams = await Promise.all(slugs.map((slug) => openStream(hub, slug)))
  const give = async (slug: string, changes: object) => {
    // Never at a full minute, so that an unrounded time is noticed.
    giving.wait(61_234)
    return giving.paid(slug, { ...HER, ...changes })
  }
  gifts = [
    await give(slugs[0], { isAnonymous: true }),
    await give(slugs[1], { isAnonymous: true }),
    await give(slugs[0], { amountMinor: 120_00, isAnonymous: false }),
  ]
  const now = giving.now()
  supporters = await giving.supporters(firstSlug)
  const read = [
    supporters,
    await giving.supporters(slugs[1]),
    await findCampaign(database.db, { slug: slugs[0], now }),
    await findCampaign(database.db, { slug: slugs[1], now }),
    await listCampaigns(database.db, { now }),
  ]
  await vi.waitFor(() => expect(streams.map(({ heard }) => heard.length)).toEqual([2, 1]))
  published = JSON.stringify([read, streams.map(({ heard }) => heard)])
  await hub.close()
})

/** The events that a visitor's browser receives. */
async function openStream(hub: LiveHub, slug: string): Promise<{ heard: string[] }> {
  const response = await liveSupporters({ database, hub, networkOf: () => 'here' }).request(`/${slug}`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: string[] = []
  void (async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
      if (done) return
      if (value?.startsWith('event:')) heard.push(value)
    }
  })()
  return { heard }
}

describe('an anonymous gift', () => {
  it('shows neither name nor place, and the gift with a name shows both', () => {
    expect(supporters.map(({ name, place }) => [name, place])).toEqual([
      ['Savitri Kulkarni', 'Kolhapur'],
      [null, null],
    ])
  })

  it('is published without an id, key, address, number, account or exact time', async () => {
    const rows = await database.db.select().from(contributions)
    const secrets = rows.flatMap((row) => [
      row.id,
      row.paymentId,
      row.publicToken,
      row.receiptNumber,
      row.email,
      row.phone,
    ])
    const found = [...secrets, ...gifts.map((gift) => gift.providerRef)].filter(
      (secret) => secret && published.includes(secret),
    )
    expect(secrets.filter(Boolean)).toHaveLength(3 * 6)
    expect(found).toEqual([])
    expect(published).toMatch(/T\d\d:\d\d:00\.000Z/)
    expect(published).not.toMatch(/T\d\d:\d\d:(?!00\.000)/)
  })

  it('shares no value with other gifts of its donor by which they could be linked', () => {
    const seeds = [...published.matchAll(/\\?"seed\\?":\\?"([\w-]+)/g)].map(([, seed]) => seed)
    // Three gifts, each in a list, on a page and in a stream.
    expect(seeds).toHaveLength(9)
    expect(new Set(seeds).size).toBe(3)
    const nameCount = published.split('Savitri').length - 1
    expect(nameCount).toBe(3)
  })

  it('stays anonymous when its donor gives with a name later, and the other way round', async () => {
    const before = await giving.supporters(firstSlug)
    giving.wait(61_234)
    await giving.paid(firstSlug, { ...HER, isAnonymous: true, name: 'Another spelling' })
    const after = await giving.supporters(firstSlug)
    expect(after.slice(1)).toEqual(before)
    expect(after[0]?.name).toBeNull()
  })

  it('cannot be made public afterwards, not even in the database', async () => {
    const change = database.db
      .update(contributions)
      .set({ isAnonymous: false })
      .where(eq(contributions.isAnonymous, true))
    await expect(Promise.resolve(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('what was given cannot change') },
    })
  })
})

describe('the stream of supporters', () => {
  it('is 404 for an unknown campaign, and 503 when it is full', async () => {
    const hub = await LiveHub.start(database, { subscribersMax: 1 })
    const door = liveSupporters({ database, hub, networkOf: () => 'here' })
    expect((await door.request('/nobody-story')).status).toBe(404)
    expect((await door.request('/not%20a%00slug')).status).toBe(404)
    const first = await door.request(`/${firstSlug}`)
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
    const second = await door.request(`/${firstSlug}`)
    expect([second.status, second.headers.get('Retry-After')]).toEqual([503, '30'])
    await hub.close()
    expect(await first.text()).toBe('retry: 5000\n\n')
  })
})

it('an operator who gives is treated like any donor', async () => {
  const slug = await giving.campaign()
  await giving.paid(slug, { name: OPERATOR.displayName, isAnonymous: true })
  expect(JSON.stringify(await giving.supporters(slug))).not.toContain(OPERATOR.displayName)
})
