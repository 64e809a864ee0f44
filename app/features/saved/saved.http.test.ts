import { beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const t = await testApp()

beforeAll(async () => {
  const shop = await openShop(t.database.db)
  await shop.add({ slug: 'pickle', title: 'Mango pickle' })
  await shop.add({ slug: 'saree', title: 'Cotton saree' })
  await shop.add({ slug: 'red-lamp', title: 'Secret lamp', isActive: false })
  await seedFundraising(t.database.db, t.clock.now)
})

async function post(fields: Record<string, string>, saved = '') {
  const response = await t.post('/saved', fields, { headers: { Cookie: `diya-saved=${saved}` } })
  return {
    status: response.status,
    location: response.headers.get('Location'),
    saved: /^diya-saved=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1],
    text: textOf(await response.text()),
  }
}
const savedPage = async (saved: string) =>
  (await t.get('/saved', { headers: { Cookie: `diya-saved=${saved}` } })).text()
const product = { intent: 'add', kind: 'product', slug: 'pickle', returnTo: '/saved' }
const campaign = { intent: 'add', kind: 'campaign', slug: 'sunita-story', returnTo: '/campaign/sunita-story' }

describe('a visitor without JavaScript', () => {
  it('saves a product and a campaign, and sees both', async () => {
    expect(await post(product)).toMatchObject({ status: 303, location: '/saved', saved: 'p-pickle' })
    expect(await post(campaign, 'p-pickle')).toMatchObject({
      status: 303,
      location: '/campaign/sunita-story',
      saved: 'p-pickle.c-sunita-story',
    })
    const html = await savedPage('p-saree.p-pickle.c-sunita-story')
    expect(cardTitles(html)).toEqual(['Mango pickle', 'Cotton saree'])
    expect(html).toContain('href="/campaign/sunita-story"')
    expect(html.match(/<article class="card campaign-card/g)).toHaveLength(1)
  })

  it('saves the same item twice and has it once, and removes it again', async () => {
    expect((await post(product, 'p-pickle')).saved).toBe('p-pickle')
    expect((await post({ ...product, intent: 'remove' }, 'p-pickle.p-saree')).saved).toBe('p-saree')
    expect(textOf(await savedPage(''))).toContain('Nothing saved yet')
  })

  it('gets an error when the list is full, and the list stays as it was', async () => {
    const sixty = [...Array(60).keys()].map((i) => `p-thing-${i}`).join('.')
    const refused = await post(product, sixty)
    expect(refused).toMatchObject({ status: 409, saved: undefined })
    expect(refused.text).toContain('it can hold 60 items')
    expect(refused.text).toContain('thing 59')
  })
})

it.each([
  ['another kind', { ...product, kind: 'person' }],
  ['no kind', { intent: 'add', slug: 'pickle' }],
  ['a name that cannot be', { ...product, slug: 'a b' }],
  ['a name too long to keep', { ...product, slug: 'x'.repeat(59) }],
  ['an unknown wish', { ...product, intent: 'burn' }],
])('a form with %s changes nothing', async (_, fields) => {
  expect(await post(fields, 'p-saree')).toMatchObject({ status: 409, saved: undefined })
})

it('sees a paused or deleted item by its slug only, and can remove it', async () => {
  const html = await savedPage('p-red-lamp.c-nobody.p-pickle')
  const text = textOf(html)
  expect(text).toMatch(/No longer available .* red lamp Remove.* nobody Remove/)
  expect(text).not.toContain('Secret')
  expect(cardTitles(html)).toEqual(['Mango pickle'])
})

it('the page is never cached', async () => {
  const response = await t.get('/saved', { headers: { Cookie: 'diya-saved=p-pickle' } })
  expect(response.headers.get('X-Cache-Tags')).toBeNull()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})
