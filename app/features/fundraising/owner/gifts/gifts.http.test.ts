import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignDownloads, campaignMessages } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'

const SLUG = 'rukmini-grocery'
const PATH = `/account/campaigns/${SLUG}/supporters`

let t: TestApp
let owner: Person
let stranger: Person
let campaignId = ''

const gift = (seed: string, changes: Partial<typeof contributions.$inferInsert>) => ({
  campaignId,
  amountMinor: 500_00,
  isAnonymous: false,
  publicToken: randomUUID(),
  publicSeed: seed,
  createdAt: t.clock.now,
  settledAt: t.clock.now,
  ...changes,
})

beforeAll(async () => {
  t = await testApp()
  const { db } = t.database
  await seedFundraising(db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  stranger = await signUp(t, 'Meera')
  const [campaign] = await db
    .update(campaigns)
    .set({ ownerUserId: owner.userId })
    .where(eq(campaigns.slug, SLUG))
    .returning()
  campaignId = campaign?.id ?? ''
  await db.insert(contributions).values([
    gift('open', {
      nameSnapshot: 'Revathi Menon',
      email: 'revathi@example.org',
      wantsUpdates: true,
      mayBeContacted: true,
    }),
    gift('closed', { nameSnapshot: 'Meera Joshi', email: 'canary-1@example.org', message: '=1+1' }),
    gift('hidden', {
      isAnonymous: true,
      nameSnapshot: 'Kamala Canary',
      place: 'Canarypur',
      email: 'canary-2@example.org',
      wantsUpdates: true,
      message: 'Keep it cool',
    }),
  ])
})

const read = async (query = '') => textOf(await (await t.get(PATH + query, owner.init)).text())
const download = (contacts: string, person = owner) => t.post(`${PATH}.csv`, { contacts }, person.init)

describe('the supporters of a campaign', () => {
  test('are listed for the owner: contact only of those who agreed, and nothing of anonymous ones', async () => {
    const html = await (await t.get(PATH, owner.init)).text()
    expect(textOf(html)).toContain('Revathi Menon ₹500')
    expect(html).toContain('revathi@example.org')
    expect(textOf(html)).toContain('Anonymous ₹500')
    expect(html).not.toMatch(/canary/i)
  })

  test('are found by name, place and message, anonymous ones only by their message', async () => {
    expect(await read('?q=revathi')).toMatch(/1 gift Revathi Menon/)
    expect(await read('?q=keep%20it%20cool')).toMatch(/1 gift Anonymous/)
    expect(await read('?q=menon%20rev')).toMatch(/1 gift Revathi Menon/)
    for (const q of ['kamala', 'canarypur', 'revathi%20cool', '%25']) {
      expect(await read(`?q=${q}`)).toContain('No gift matches.')
    }
  })

  test('do not exist for anybody else', async () => {
    expect((await t.get(PATH, stranger.init)).status).toBe(404)
    expect((await download('yes', stranger)).status).toBe(404)
    expect((await t.get(`${PATH}.csv`, owner.init)).status).toBe(404)
    expect(await t.database.db.$count(campaignDownloads)).toBe(0)
  })
})

describe('a download', () => {
  test('has names and amounts, contacts only of those who agreed, no formula, and is recorded', async () => {
    const plain = await download('no')
    expect(plain.headers.get('Content-Disposition')).toBe(`attachment; filename="supporters-${SLUG}.csv"`)
    const text = await plain.text()
    expect(text).toContain('Revathi Menon,,500.00')
    expect(text).toContain("'=1+1")
    expect(text).not.toMatch(/canary|@/i)
    const contacts = await (await download('yes')).text()
    expect(contacts).toContain('revathi@example.org')
    expect(contacts).not.toMatch(/canary/i)
    const rows = await t.database.db.select().from(campaignDownloads)
    expect(rows.map(({ withContacts, byUserId }) => [withContacts, byUserId])).toEqual([
      [false, owner.userId],
      [true, owner.userId],
    ])
    expect(await read()).toContain('with contacts')
  })
})

describe('thanks to one supporter', () => {
  const thank = (form: Record<string, string>) => t.post(PATH, { key: randomUUID(), ...form }, owner.init)

  test('are sent once, and only to somebody who agreed', async () => {
    const empty = await thank({ seed: 'open', thanks: '' })
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Write your words of thanks.')])
    expect((await thank({ seed: 'open', thanks: 'Thank you, Asha.' })).status).toBe(200)
    const again = await thank({ seed: 'open', thanks: 'Thank you, Asha.' })
    expect(again.status).toBe(409)
    expect((await thank({ seed: 'closed', thanks: 'Thank you.' })).status).toBe(409)
    expect((await thank({ seed: 'nothing', thanks: 'Thank you.' })).status).toBe(404)
    expect(await t.database.db.$count(campaignMessages)).toBe(1)
    expect(await read()).toContain('You thanked this supporter.')
  })
})

test('of a name that many have, the newest gifts are counted and shown', async () => {
  const gifts = Array.from({ length: 301 }, (_, i) => gift(`lata-${i}`, { nameSnapshot: 'Lata' }))
  await t.database.db.insert(contributions).values(gifts)
  const found = await read('?q=lata')
  expect(found).toContain('More than 300 gifts. The newest are shown: add another word to find fewer.')
  const last = await t.get(`${PATH}?q=lata&page=11`, owner.init)
  expect(textOf(await last.text()).match(/Lata ₹500/g)).toHaveLength(30)
  expect(await read('?q=lata%20menon')).toContain('No gift matches.')
})
