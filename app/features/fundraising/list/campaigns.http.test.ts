import { beforeAll, describe, expect, it } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { openCampaign } from '#app/features/fundraising/owner/open-campaign.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
})

const pageAt = async (path: string) => (await t.get(path)).text()
const slugsOf = (html: string) => [...html.matchAll(/href="\/campaign\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)

describe('the list of campaigns', () => {
  it('shows every campaign with short amounts, and a link to start one', async () => {
    const html = await pageAt('/campaign')
    const words = textOf(html)
    expect(slugsOf(html).toSorted()).toEqual([
      'fatima-story',
      'kamala-story',
      'lakshmi-story',
      'meena-story',
      'rukmini-grocery',
      'sunita-story',
    ])
    expect(words).toContain('6 campaigns')
    expect(words).toContain('₹24k of ₹50k 156 supporters')
    expect(words).toContain('₹8.5k of ₹25k 47 supporters')
    expect(words).not.toContain('₹24,000')
    expect(html).toContain('href="/ssr/build"')
    expect(html).toContain('href="/how-it-works#campaign-order"')
  })

  it('changes its usual order with the hour only, and other orders not', async () => {
    const orders = new Set<string>()
    const now = t.clock.now
    for (let hour = 0; hour < 6; hour++) {
      t.clock.now = new Date(now.getTime() + hour * HOUR_MS)
      const order = slugsOf(await pageAt('/campaign')).join()
      expect(slugsOf(await pageAt('/campaign')).join()).toBe(order)
      orders.add(order)
      expect(slugsOf(await pageAt('/campaign?sort=newest'))[0]).toBe('meena-story')
    }
    t.clock.now = now
    expect(slugsOf(await pageAt('/campaign?sort=ends-soon'))[0]).toBe('kamala-story')
    expect(orders.size).toBeGreaterThan(3)
  })

  it('shows no days of a campaign that is open after its first 30 days, because it has no end', async () => {
    const { now } = t.clock
    const words = async (path: string) => textOf(await pageAt(path))
    expect(await words('/campaign/rukmini-grocery')).toContain('12 days left')
    t.clock.now = new Date(now.getTime() + 12 * DAY_MS)
    for (const path of ['/campaign', '/campaign/rukmini-grocery', '/embed/campaign/rukmini-grocery']) {
      expect((await words(path)).toLowerCase(), path).toContain('no end date')
      expect(await words(path), path).not.toMatch(/\b0 days left/)
    }
    const soonest = slugsOf(await pageAt('/campaign?sort=ends-soon'))
    expect(soonest.slice(-2).toSorted()).toEqual(['kamala-story', 'rukmini-grocery'])
    await closeCampaign(contextIn(t)(DEMO_OPERATOR), { slug: 'kamala-story', reason: 'It is done.' })
    const closed = await words('/campaign/kamala-story')
    expect(closed.toLowerCase()).not.toContain('no end date')
    await reopenCampaign(contextIn(t)(DEMO_OPERATOR), { slug: 'kamala-story' })
    t.clock.now = now
  })

  it('is searched and filtered by the address, and keeps what was typed', async () => {
    const html = await pageAt('/campaign?q=looms&state=Madhya+Pradesh')
    expect(slugsOf(html)).toEqual(['sunita-story'])
    expect(html).toMatch(/name="q"[^>]*value="looms"/)
    expect(html).toMatch(/<option value="Madhya Pradesh" selected="">Madhya Pradesh/)
    expect(textOf(html)).toContain('1 campaign')
    expect(textOf(await pageAt('/campaign?q=weavnig'))).toContain(
      'No campaigns found for “weavnig”. Similar: 1 campaign.',
    )
  })

  it('leads on where nothing is found', async () => {
    const html = await pageAt('/campaign?q=xylophone&state=Kerala')
    expect(textOf(html)).toContain('No campaigns found for “xylophone” with these filters.')
    expect(html).toContain('href="/campaign?q=xylophone"')
    expect(textOf(html)).toContain('See all campaigns')
    expect(textOf(html)).not.toContain('There are no campaigns yet')
  })

  it('says which values of the address it does not use', async () => {
    const html = await pageAt('/campaign?cause=Rockets&state=Mars&sort=1;drop&turn=99999999999&page=x')
    const words = textOf(html)
    expect(words).toContain('No campaign has the cause “Rockets”. You see all causes.')
    expect(words).toContain('“Mars” is not a State of India. You see all States.')
    expect(words).toContain('Campaigns cannot be sorted by “1;drop”. You see the usual order.')
    expect(slugsOf(html)).toHaveLength(6)
  })

  it('has pages that continue the order of their hour', async () => {
    for (let n = 0; n < 20; n++) {
      const slug = `more-${n}`
      await openCampaign(contextIn(t)(DEMO_OPERATOR), { ...MORE, slug, title: `Loan for shop ${n}` })
    }
    const now = t.clock.now
    const pages: string[] = []
    for (let path: string | undefined = '/campaign'; path; t.clock.now = new Date(t.clock.now.getTime() + HOUR_MS)) {
      const html = await pageAt(path)
      pages.push(...(slugsOf(html) as string[]))
      path = html.match(/href="([^"]*)"[^>]*>Next</)?.[1]?.replaceAll('&amp;', '&')
    }
    t.clock.now = now
    expect(pages).toHaveLength(26)
    expect(new Set(pages).size).toBe(26)
  })
})

const MORE = {
  description: 'Stock for a small shop.',
  story: [{ heading: 'The shop', paragraphs: ['It is small.'] }],
  location: 'Kochi, Kerala',
  goalMinor: 20_000_00,
  organiserName: 'Anu Thomas',
}
