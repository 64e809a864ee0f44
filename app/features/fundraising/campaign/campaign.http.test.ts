import { beforeAll, describe, expect, test } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
})

const pageAt = async (path: string) => (await t.get(path)).text()

describe('the page of a campaign', () => {
  test('says "Campaign not found" with status 404 for an unknown slug', async () => {
    for (const path of ['/campaign/nobody', '/campaign/nobody/support', '/campaign/%3Cscript%3E']) {
      const response = await t.get(path)
      expect(response.status, path).toBe(404)
      expect(textOf(await response.text())).toContain('Campaign not found')
    }
    expect((await t.get('/live/campaigns/nobody')).status).toBe(404)
  })

  test('shows everything that the specification names, in full rupees', async () => {
    const response = await t.get('/campaign/rukmini-grocery')
    expect(response.status).toBe(200)
    const words = textOf(await response.text())
    for (const part of [
      "A cold-drink fridge for Rukmini's grocery shop",
      'Rukmini Wankhede',
      'Her shop',
      'What the money buys Fridge, 210 litres, second hand ₹32,000',
      'From Rukmini 18 November 2026',
      '₹24,000 of ₹50,000',
      '156 supporters',
      '48% funded',
      '12 days left',
      '₹100 ₹500 ₹1,000 ₹5,000',
      'Support with ₹500',
      'Save for later',
      'Latest supporters',
      "Details Created 2 November 2026 Category Women's Empowerment Location Yavatmal, Maharashtra",
    ]) {
      expect(words).toContain(part)
    }
  })

  test('lists all its supporters in pages; an anonymous one has no name and no place', async () => {
    const all = textOf(await (await t.get('/campaign/rukmini-grocery')).text())
    expect(all).toContain('See all 156 supporters')
    const html = await pageAt('/campaign/rukmini-grocery/supporters?page=2')
    expect(textOf(html)).toMatch(/156 gifts for “A cold-drink fridge .*A friend/)
    expect(html).toContain('href="/campaign/rukmini-grocery/supporters?page=3"')
    expect((await t.get('/campaign/nobody/supporters')).status).toBe(404)
  })

  test('has plain links to share it on Facebook, Twitter and WhatsApp', async () => {
    const html = await pageAt('/campaign/lakshmi-story')
    const page = encodeURIComponent('http://localhost:3000/campaign/lakshmi-story')
    const link = (label: string) => html.match(new RegExp(`href="([^"]+)"[^>]* aria-label="Share on ${label}"`))?.[1]
    expect(link('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${page}`)
    expect(link('Twitter')).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?text=.+&amp;url=/)
    expect(link('Twitter')?.endsWith(page)).toBe(true)
    expect(link('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(link('WhatsApp')?.endsWith(page)).toBe(true)
  })

  test('has share tags with title, text and an image of its own', async () => {
    const html = await pageAt('/campaign/sunita-story')
    const content = (name: string) =>
      html.match(new RegExp(`<meta (?:data-first )?(?:property|name)="${name}" content="([^"]*)"`))?.[1]
    expect(content('og:title')).toBe('Two more looms for Sunita&#39;s weaving shed')
    expect(content('og:description')).toContain('They have orders but not enough looms')
    expect(content('og:url')).toBe('http://localhost:3000/campaign/sunita-story')
    expect(content('og:image')).toBe('http://localhost:3000/share/campaign/sunita-story.jpg')
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(html).toContain('<link data-first rel="canonical" href="http://localhost:3000/campaign/sunita-story"/>')
  })

  test('shows the reason when it is closed, and takes no gifts', async () => {
    const open = await pageAt('/campaign/kamala-story')
    expect(open).toContain('/campaign/kamala-story/support')
    const ctx = contextIn(t)(DEMO_OPERATOR)
    const reason = 'Kamala has received a scholarship.'
    expect(await closeCampaign(ctx, { slug: 'kamala-story', reason })).toEqual({ ok: true })
    const closed = await pageAt('/campaign/kamala-story')
    expect(textOf(closed)).toContain(`This campaign is closed ${reason}`)
    expect(closed).not.toMatch(/kamala-story\/support["?]/)
    expect(textOf(closed)).not.toContain('Support with')
  })
})

describe('the list of campaigns', () => {
  test('shows every campaign with short amounts, and a link to start one', async () => {
    const html = await pageAt('/campaign')
    const words = textOf(html)
    expect([...html.matchAll(/href="\/campaign\/([a-z-]+)"/g)].map(([, slug]) => slug)).toEqual([
      'rukmini-grocery',
      'meena-story',
      'lakshmi-story',
      'sunita-story',
      'fatima-story',
      'kamala-story',
    ])
    expect(words).toContain('₹24k of ₹50k 156 supporters')
    expect(words).toContain('₹8.5k of ₹25k 47 supporters')
    expect(words).not.toContain('₹24,000')
    expect(html).toContain('href="/ssr/build"')
  })

  test('can be sorted, and ignores an unknown order', async () => {
    const order = async (path: string) =>
      [...(await pageAt(path)).matchAll(/href="\/campaign\/([a-z]+)-/g)].map(([, name]) => name)
    expect((await order('/campaign?order=newest'))[0]).toBe('meena')
    expect((await order('/campaign?order=ending'))[0]).toBe('rukmini')
    expect((await order('/campaign?order=1;drop'))[0]).toBe('rukmini')
  })
})
