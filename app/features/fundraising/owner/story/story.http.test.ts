import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignChanges } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'

// Two campaigns of one owner: one with gifts, and one without.
const SLUG = 'rukmini-grocery'
const NEW = 'a-new-campaign'
const page = (slug: string) => `/account/campaigns/${slug}/story`

let t: TestApp
let owner: Person
let stranger: Person
beforeAll(async () => {
  t = await testApp()
  const { db } = t.database
  await seedFundraising(db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  stranger = await signUp(t, 'Meera')
  await db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, SLUG))
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, SLUG))
  if (!row) throw new Error('no campaign')
  const { id: _id, ...copied } = row
  await db.insert(campaigns).values({ ...copied, slug: NEW, story: [] })
})

const open = async (slug = SLUG) => (await t.get(page(slug), owner.init)).text()
const formOf = (html: string, act: 'story' | 'costs') => {
  const form = html.split('<form').find((each) => each.includes(`value="${act}"`)) ?? ''
  return /name="key" value="([^"]+)"/.exec(form)?.[1] ?? ''
}
const keyOf = async (act: 'story' | 'costs', slug = SLUG) => formOf(await open(slug), act)
const post = (form: Record<string, string>, slug = SLUG, person = owner) => t.post(page(slug), form, person.init)
const changes = () => t.database.db.select().from(campaignChanges).orderBy(campaignChanges.id)
const campaignPage = async (slug = SLUG) => textOf(await (await t.get(`/campaign/${slug}`)).text())
const versions = async (slug = SLUG) => textOf(await (await t.get(`/campaign/${slug}/versions`)).text())
const refusal = async (answer: Response) => [answer.status, await answer.text()] as const

const WORDS = { act: 'story', description: 'A fridge for forty families.', part0: 'One.\n\nTwo.', quote0: 'I wait.' }

describe('the story', () => {
  test('of somebody else does not exist', async () => {
    expect((await t.get(page(SLUG), stranger.init)).status).toBe(404)
    const key = await keyOf('story')
    expect((await post({ ...WORDS, key, reason: 'Mine.' }, SLUG, stranger)).status).toBe(404)
    expect(await changes()).toEqual([])
  })

  test('before the first gift is changed without a reason, and leaves no version', async () => {
    // Only goal and costs always need one.
    expect((await open(NEW)).split('Why do you change it?').length).toBe(2)
    const key = await keyOf('story', NEW)
    const saved = await post({ ...WORDS, key }, NEW)
    expect(saved.headers.get('Location')).toBe(`${page(NEW)}?did=story`)
    expect(await campaignPage(NEW)).toContain('The story One. Two.')
    expect(await campaignPage(NEW)).not.toContain('What was changed')
    expect(await versions(NEW)).toContain('Nothing was changed since the first gift.')
    expect(await changes()).toEqual([])
  })

  test('after the first gift needs a reason at its field, and keeps what was typed', async () => {
    const key = await keyOf('story')
    const [status, html] = await refusal(await post({ ...WORDS, key, reason: '' }))
    expect([status, html]).toEqual([400, expect.stringContaining('Write why you change it.')])
    expect(html).toContain('A fridge for forty families.</textarea>')
    const [empty, words] = await refusal(await post({ ...WORDS, part0: ' ', key, reason: 'Shorter.' }))
    expect([empty, words]).toEqual([400, expect.stringContaining('Write the story: who needs what')])
    expect(await changes()).toEqual([])
  })

  test('after the first gift is changed: readers see the reason, and open the earlier text', async () => {
    const key = await keyOf('story')
    // A visitor's page is cached before the change.
    expect(await campaignPage()).not.toContain('The story was changed.')
    for (const did of ['story', 'same']) {
      const saved = await post({ ...WORDS, key, reason: 'The old text named a shop.' })
      expect(saved.headers.get('Location')).toBe(`${page(SLUG)}?did=${did}`)
    }
    expect(await campaignPage()).toContain('The story was changed. The old text named a shop. See all changes')
    expect(await campaignPage()).toContain('Her shop One. Two. I wait.')
    const read = await versions()
    expect(read).toContain('The story was changed. Reason: The old text named a shop.')
    expect(read).toContain('Rukmini opened her grocery shop in the front room')
    const answer = await t.get(`/campaign/${SLUG}/versions`)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
    expect((await t.get('/campaign/unknown/versions')).status).toBe(404)
  })

  test('in two tabs: the second save says so, keeps the text, and replaces the other when pressed again', async () => {
    const key = await keyOf('story')
    const first = { ...WORDS, part0: 'From the first tab.', key, reason: 'First.' }
    const second = { ...WORDS, part0: 'From the second tab.', key, reason: 'Second.' }
    expect((await post(first)).status).toBe(303)
    const [status, html] = await refusal(await post(second))
    expect([status, html]).toEqual([409, expect.stringContaining('changed in another tab or on another phone')])
    expect(html).toContain('From the second tab.</textarea>')
    expect(await campaignPage()).toContain('From the first tab.')
    expect((await post({ ...second, key: formOf(html, 'story') })).status).toBe(303)
    expect(await campaignPage()).toContain('From the second tab.')
    expect(await versions()).toContain('From the first tab.')
  })
})

describe('goal and costs', () => {
  const form = { act: 'costs', goalMinor: '60,000', costs: 'Fridge: 40,000\nStock: 20,000', reason: 'A larger fridge.' }

  test('change with a reason that supporters read', async () => {
    const key = await keyOf('costs')
    const [status, html] = await refusal(await post({ ...form, key, costs: 'Fridge', reason: '' }))
    expect(status).toBe(400)
    expect(html).toContain('has no amount at its end')
    expect(html).toContain('Write why you change it.')
    expect((await post({ ...form, key })).headers.get('Location')).toBe(`${page(SLUG)}?did=costs`)
    const read = await versions()
    expect(read).toContain('The goal is now ₹60,000. Before it was ₹50,000. Reason: A larger fridge.')
    expect(read).toContain('What the money buys was changed. Reason: A larger fridge.')
    expect(read).toContain('Fridge, 210 litres, second hand ₹32,000')
    expect(await campaignPage()).toContain('The goal is now ₹60,000. Before it was ₹50,000. A larger fridge.')
  })

  test('cannot fall below what was given, and stay within the limits', async () => {
    const key = await keyOf('costs')
    const [low, words] = await refusal(await post({ ...form, key, goalMinor: '20,000' }))
    expect([low, words]).toEqual([409, expect.stringContaining('₹24,000 was already given. The goal cannot be lower.')])
    const [high, range] = await refusal(await post({ ...form, key, goalMinor: '11,00,000' }))
    expect([high, range]).toEqual([409, expect.stringContaining('The goal can be from ₹500 to ₹10,00,000.')])
    expect((await post({ ...form, key, goalMinor: '24,000', reason: 'Enough.' })).status).toBe(303)
    expect(await campaignPage()).toContain('The goal is now ₹24,000. Before it was ₹60,000. Enough.')
  })

  test('in two tabs: the second save says so and keeps the text', async () => {
    const key = await keyOf('costs')
    expect((await post({ ...form, key, reason: 'First tab.' })).status).toBe(303)
    const [status, html] = await refusal(await post({ ...form, key, costs: 'Shelf: 900', reason: 'Second tab.' }))
    expect([status, html]).toEqual([409, expect.stringContaining('Goal or costs were changed in another tab')])
    expect(html).toContain('Shelf: 900</textarea>')
  })
})

describe('a closed campaign', () => {
  test('cannot be changed, and what was typed is kept', async () => {
    const [story, costs] = [await keyOf('story'), await keyOf('costs')]
    const before = await changes()
    const close = { act: 'close', reason: 'The shop is open.', confirm: 'yes' }
    expect((await t.post(`/account/campaigns/${SLUG}/end`, close, owner.init)).status).toBe(303)
    for (const [form, kept] of [
      [{ ...WORDS, part0: 'Too late.', reason: 'Late.', key: story }, 'Too late.'],
      [{ act: 'costs', goalMinor: '70,000', costs: 'Late: 70,000', reason: 'Late.', key: costs }, 'Late: 70,000'],
    ] as const) {
      const [status, html] = await refusal(await post(form))
      expect([status, html]).toEqual([
        409,
        expect.stringContaining('This campaign is closed, so it cannot be changed.'),
      ])
      expect(html).toContain(`${kept}</textarea>`)
    }
    expect(await changes()).toEqual(before)
    expect(await open()).not.toContain('Save story')
  })

  test('leaves none of the earlier texts when its owner erases the account', async () => {
    expect((await changes()).length).toBeGreaterThan(0)
    expect((await t.post('/account', { word: 'ERASE' }, owner.init)).status).toBe(303)
    expect(await changes()).toEqual([])
    expect(await versions()).not.toContain('front room')
  })
})
