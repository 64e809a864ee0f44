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

/** The gifts of each page from this one on, and the address of the last page. */
async function walk(start: string, link: string): Promise<{ pages: string[][]; last: string }> {
  const pages: string[][] = []
  let [path, last]: (string | undefined)[] = [start, start]
  while (path && pages.length < 20) {
    last = path
    const html = await pageAt(path)
    const section = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    pages.push([...section.matchAll(/avatar s d-\w+[^]*?<\/li>/g)].map(([item]) => textOf(item)))
    path = new RegExp(`href="([^"]*)"[^>]*>${link}<`).exec(section)?.[1]?.replaceAll('&amp;', '&')
  }
  return { pages, last: last ?? start }
}

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
    expect(textOf(await pageAt('/campaign/rukmini-grocery/supporters'))).toMatch(/156 gifts for “A cold-drink fridge /)
    const { pages, last } = await walk('/campaign/rukmini-grocery/supporters', 'Older')
    expect(pages.flat()).toHaveLength(156)
    expect(pages).toHaveLength(8)
    const back = await walk(last, 'Newer')
    expect(back.pages).toEqual(pages.toReversed())
    const words = await walk('/campaign/rukmini-grocery/supporters?words=1', 'Older')
    expect(words.pages.flat().length).toBeGreaterThan(0)
    expect(words.pages.flat().length).toBeLessThan(156)
    for (const gift of words.pages.flat()) expect(pages.flat()).toContain(gift)
    const unknown = '/campaign/rukmini-grocery/supporters?after=AAAAAAAAAAAAAAAAAAAAAA&before=1'
    expect((await t.get(unknown)).status).toBe(200)
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
