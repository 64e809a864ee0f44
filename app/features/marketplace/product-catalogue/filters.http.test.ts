import { beforeAll, describe, expect, it } from 'vitest'
import { cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { synonymGroups } from '#app/features/marketplace/synonyms/synonym-tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const t = await testApp()
const page = async (path: string) => (await t.get(path)).text()
const PAGES = ['/empowerher?', '/home?tab=marketplace&'] as const

beforeAll(async () => {
  const { db } = t.database
  const shop = await openShop(db)
  await db.update(sellerProfiles).set({ state: 'Maharashtra', deliversTo: 'own-state' })
  await db.insert(synonymGroups).values({ words: ['pickle', 'achar'], savedAt: t.clock.now })
  for (let i = 1; i <= 30; i++) await shop.add({ slug: `jar-${i}`, title: `Jar ${i}`, priceMinor: i * 100_00 })
  await shop.add({ slug: 'pickle', title: 'Mango pickle', priceMinor: 250_00 })
  await shop.add({ slug: 'felt', title: 'Felt bag', priceMinor: 12_00, currency: 'USD' })
})

describe.each(PAGES)('%s', (base) => {
  it('has its filters in the search form, so that they work without JavaScript', async () => {
    const html = await page(`${base}q=jar&price_from=500&state=Maharashtra&verified=1&sort=price-low`)
    for (const name of ['category', 'sort', 'price_from', 'price_to', 'state', 'verified', 'pin'])
      expect(html).toMatch(new RegExp(`<(input|select)(?=[^>]*form="find")[^>]*name="${name}"`))
    expect(html).toMatch(/<noscript><button[^>]*form="find"[^>]*>Apply/)
    expect(html).toMatch(/name="price_from"[^>]*value="500"/)
    expect(html).toContain('<option value="Maharashtra" selected="">Maharashtra</option>')
    expect(html).toMatch(/<option value="price-low" selected="">/)
    expect(textOf(html)).toContain('Filters (3)')
    expect(html).toMatch(/<details class="filters"><summary>/)
    expect(cardTitles(html)[0]).toBe('Jar 5')
  })

  it('keeps search, category, filters and order in each link, and clears the filters alone', async () => {
    const html = await page(`${base}q=jar&category=Food&price_to=3000&verified=1&sort=price-high`)
    const query = 'price_to=3000&amp;verified=1&amp;sort=price-high'
    const start = base.replaceAll('&', '&amp;')
    expect(html).toContain(`href="${start}q=jar&amp;category=Beauty&amp;${query}#products"`)
    expect(html).toMatch(new RegExp(`${query.replaceAll('&amp;', '&amp;')}&amp;cursor=jar-\\d+#products`))
    expect(html).toContain(`href="${start}q=jar&amp;category=Food&amp;sort=price-high#products"`)
  })

  it('says at its field what is wrong with a price, keeps it, and lists without it', async () => {
    const wrong = await page(`${base}price_from=abc`)
    expect(textOf(wrong)).toContain('Please enter an amount in rupees, like 500.')
    expect(wrong).toMatch(
      /name="price_from"[^>]*value="abc"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="price_from"/,
    )
    expect(wrong).toMatch(/<details class="filters" open="">/)
    expect(cardTitles(wrong)[0]).toBe('Felt bag')
    const turned = await page(`${base}price_from=500&price_to=100`)
    expect(textOf(turned)).toContain('This is lower than the price before it, so both are ignored.')
    expect(cardTitles(turned)[0]).toBe('Felt bag')
    expect(textOf(await page(`${base}price_to=${'9'.repeat(19)}`))).toContain('Please enter at most ₹1,00,00,000.')
  })

  it('lists what is delivered to a PIN code, and says where that is', async () => {
    const html = await page(`${base}q=jar&pin=422+001&sort=price-low`)
    expect(textOf(html)).toContain('Delivered to Nashik, Maharashtra.')
    expect(textOf(html)).toContain('Filters (1)')
    expect(html).toMatch(/<input(?=[^>]*form="find")(?=[^>]*value="422001")[^>]*name="pin"/)
    expect(html).toContain('pin=422001&amp;sort=price-low&amp;cursor=')
    expect(cardTitles(html)[0]).toBe('Jar 1')
    const far = await page(`${base}q=jar&pin=682001`)
    expect(textOf(far)).toContain('No products found')
    expect(textOf(far)).toContain('Delivered to Ernakulam, Kerala.')
    expect(textOf(await page(`${base}pin=504214`))).toContain(
      'Delivered to Andhra Pradesh and Telangana, because this PIN code is used in all of them.',
    )
  })

  it.each([
    ['42200', 'A PIN code has six digits and does not start with 0.'],
    ['<b>1', 'A PIN code has six digits and does not start with 0.'],
    ['350001', 'We do not know a PIN code that starts like this. Check it.'],
    ['900001', 'An army post code serves several States. You see at checkout who delivers to it.'],
  ])('says at its field what is wrong with the PIN code %s, keeps it, and lists without it', async (pin, error) => {
    const html = await page(`${base}q=jar&price_from=500&pin=${encodeURIComponent(pin)}&sort=price-low`)
    expect(textOf(html)).toContain(error)
    expect(html).toMatch(/<input(?=[^>]*name="pin")[^>]*aria-invalid="true"[^>]*aria-describedby="pin-error"/)
    expect(html).toContain(`value="${pin.replace('<', '&lt;').replace('>', '&gt;')}"`)
    expect(html).toMatch(/name="price_from"[^>]*value="500"/)
    expect(html).toMatch(/<details class="filters" open="">/)
    expect(textOf(html)).not.toContain('Delivered to')
    expect(cardTitles(html)[0]).toBe('Jar 5')
  })

  it.each(['sort=cheapest', 'state=Atlantis', 'verified=perhaps', 'price_from=%00', 'price_to=&sort='])(
    'ignores %s',
    async (query) => {
      const answer = await t.get(base + query)
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(cardTitles(await answer.text())[0]).toBe('Felt bag')
    },
  )

  it('says that a price limits the list to rupees', async () => {
    expect(textOf(await page(`${base}price_to=1000`))).toContain('Only products priced in ₹ are listed.')
    expect(textOf(await page(base))).not.toContain('Only products priced in ₹')
  })

  it('puts what only comes near under “Similar products”, never under “No products found”', async () => {
    const near = textOf(await page(`${base}q=pickel`))
    expect(near).toContain('Similar products We have no “pickel”. These products are similar.')
    expect(near).not.toContain('No products found')
    const filtered = textOf(await page(`${base}q=pickel&price_to=300`))
    expect(filtered).toContain('We have no “pickel” with these filters. These products are similar.')
    const nothing = await page(`${base}q=pickel&price_to=200`)
    expect(textOf(nothing)).toContain('No products found')
    expect(textOf(nothing)).not.toContain('Similar products')
    expect(textOf(nothing)).toContain('Clear filters')
    expect(cardTitles(nothing)).toEqual([])
  })

  it('lists a product that is found by a synonym as found, not as similar', async () => {
    const html = await page(`${base}q=ACHAR`)
    expect(cardTitles(html)).toEqual(['Mango pickle'])
    expect(textOf(html)).toContain('1 product')
    expect(textOf(html)).not.toContain('Similar products')
  })

  it('pages through a sorted list without gap or repetition', async () => {
    const seen: string[] = []
    for (let path: string | undefined = `${base}price_from=1&sort=price-high`; path;) {
      const html: string = await page(path)
      seen.push(...cardTitles(html))
      path = /href="([^"#]*cursor=[^"#]*)#products"[^>]*>Show more/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    const jars = [...Array(30).keys()].map((i) => `Jar ${30 - i}`)
    expect(seen).toEqual([...jars.slice(0, 28), 'Mango pickle', ...jars.slice(28)])
  })
})
