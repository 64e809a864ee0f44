import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardTitles } from '#app/features/marketplace/card/product-cards.test-support.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'

const t = await testApp()
const page = async (path: string) => (await t.get(path)).text()

beforeAll(() => seedDemoData(t.database.db, t.clock.now, t.services.sealer))

const links = (html: string) =>
  new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&')))

describe('the home page', () => {
  it('opens on the marketplace tab and links to every path of the specification', async () => {
    const html = await page('/home')
    const found = links(html)
    for (const path of [
      '/wings',
      '/seeds',
      '/partnership-hub',
      '/ngo-templates',
      '/sellers',
      '/campaign',
      '/about',
      '/team',
      '/how-it-works',
      '/contact',
      '/privacy',
      '/terms',
      '/home?tab=campaigns',
    ]) {
      expect(found, path).toContain(path)
    }
    expect(cardTitles(html)).toHaveLength(8)
    for (const words of ['Become a Seller', 'See Success Stories', '8+ products']) expect(textOf(html)).toContain(words)
  })

  it('has six category tiles that link to tab, category and list', async () => {
    const found = links(await page('/home'))
    for (const category of ['Clothing', 'Accessories', 'Home+%26+Garden', 'Beauty', 'Food', 'Handmade']) {
      expect(found).toContain(`/home?tab=marketplace&category=${category}#products`)
    }
    const food = await page('/home?tab=marketplace&category=Food')
    expect(cardTitles(food)).toContain('Mango pickle, 500 g, sun-cured')
    expect(cardTitles(food)).not.toContain('Neem soap, three bars')
  })

  it('searches within its tab, and links to the sellers when nothing is found', async () => {
    const html = await page('/home?tab=marketplace&q=zzz&category=Food')
    expect(textOf(html)).toContain('No Food products found')
    expect(html.split('class="empty"')[1]).toContain('href="/sellers"')
    expect(html).toMatch(/<input type="hidden" name="tab" value="marketplace"/)
  })

  it('shows the dashboard of the specification and the marked demo on the campaigns tab', async () => {
    const text = textOf(await page('/home?tab=campaigns'))
    for (const figure of [
      '1,240 student leaders',
      '24 active missions',
      '8,500 lives',
      '156 communities',
      '247 supporters',
    ]) {
      expect(text).toContain(figure)
    }
    expect(text).toMatch(/Live Impact An invented campaign.* Demo .*₹24,000 of ₹50,000 156 supporters/)
    expect(text).not.toContain('Search products')
  })

  it('previews three campaigns with goals of 30,000, 35,000 and 45,000, and four amounts for investors', async () => {
    const text = textOf(await page('/home'))
    expect(text).toMatch(/of ₹30k.*of ₹35k.*of ₹45k/)
    expect(text).toMatch(/₹25,000.*₹50,000.*₹1,00,000.*₹2,50,000/)
    expect(text).toContain('You cannot pay here')
  })

  it('shows only Fearless Girls on its tab: no pathways, preview or partners', async () => {
    const text = textOf(await page('/home?tab=fearless'))
    expect(text).toContain('Self-Defense')
    for (const words of ['More ways to take part', 'Campaigns to support', 'For NGOs', '₹25,000', 'Search products']) {
      expect(text).not.toContain(words)
    }
    expect(text).toContain('Start a campaign')
  })

  it('treats an unknown tab as the marketplace', async () => {
    expect(cardTitles(await page('/home?tab=nonsense'))).toHaveLength(8)
  })

  it('has share links that load nothing from other origins', async () => {
    const html = await page('/home')
    for (const site of ['https://www.facebook.com/sharer/', 'https://twitter.com/intent/', 'https://wa.me/']) {
      expect(html).toContain(`href="${site}`)
    }
    expect(html).not.toMatch(/<(script|img|iframe|link)[^>]*(src|href)="https:/)
  })

  it('still renders when the products cannot be read, says so, and is not cached', async () => {
    await t.database.db.execute(sql`ALTER TABLE products RENAME TO hidden`)
    const response = await t.get('/home')
    await t.database.db.execute(sql`ALTER TABLE hidden RENAME TO products`)
    const text = textOf(await response.text())
    expect(response.status).toBe(500)
    expect(text).toContain('Error Failed to load data')
    expect(text).toContain('More ways to take part')
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
  })
})
