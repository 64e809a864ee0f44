import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { codeOf, idsOf } from './short-code.ts'

const CAMPAIGN = '/campaign/rukmini-grocery'
const BYTES_MAX = 300_000
let t: TestApp
let code = ''

beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  const [campaign] = await t.database.db.select().from(campaigns).where(eq(campaigns.slug, 'rukmini-grocery'))
  code = codeOf(campaign?.id ?? '')
})

describe('the short link', () => {
  const leadsTo = async (typed: string) => {
    const { status, headers } = await t.get(`/c/${typed}`)
    return [status, headers.get('Location')]
  }

  test('leads to its campaign, also typed in capitals or with letters that look like its digits', async () => {
    expect(await leadsTo(code)).toEqual([302, CAMPAIGN])
    expect(await leadsTo(code.toUpperCase())).toEqual([302, CAMPAIGN])
    expect(await leadsTo(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual([302, CAMPAIGN])
  })

  test('leads to all campaigns when nothing has this code', async () => {
    for (const typed of ['zzzzzzzz', 'short', `${code}0`, '%00%00%00%00', '../../etc']) {
      expect(await leadsTo(encodeURIComponent(typed)), typed).toEqual([302, '/campaign'])
    }
  })

  test('has eight letters, which only ids that begin with them share', () => {
    const ids = idsOf(codeOf('0192f3a4-b5c6-7d8e-9f00-112233445566'))
    expect(ids).toEqual({
      first: '0192f3a4-b500-0000-0000-000000000000',
      last: '0192f3a4-b5ff-ffff-ffff-ffffffffffff',
    })
    expect(idsOf('ubuntu00')).toBeNull()
  })
})

describe('the card for other sites', () => {
  test('may be framed by any site, and runs nothing', async () => {
    const { status, headers, ...response } = await t.get(`/embed${CAMPAIGN}`).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      html: await answer.text(),
    }))
    expect(status).toBe(200)
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*; frame-ancestors \*$/)
    expect(headers.get('X-Frame-Options')).toBeNull()
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.html).not.toMatch(/<script|<form|<button|<input| style=| on\w+=/)
    expect(response.html.match(/<a /g)).toHaveLength(1)
    expect(response.html).toContain(`href="http://localhost:3000${CAMPAIGN}" target="_blank" rel="noopener"`)
  })

  test('shows title, sum, supporters and days', async () => {
    const words = textOf(await (await t.get(`/embed${CAMPAIGN}`)).text())
    for (const part of [
      'A cold-drink fridge for Rukmini&#39;s grocery shop',
      '₹24k of ₹50k',
      '156 supporters',
      '12 days left',
    ])
      expect(words).toContain(part)
  })

  test('says that it is closed, or not here', async () => {
    const closed = await t.get('/embed/campaign/lakshmi-story')
    expect(textOf(await closed.text())).toContain('Support on Diya')
    const ctx = contextIn(t)(DEMO_OPERATOR)
    await closeCampaign(ctx, { slug: 'lakshmi-story', reason: 'The goal is reached.' })
    const words = textOf(await (await t.get('/embed/campaign/lakshmi-story')).text())
    expect(words).toContain('Closed')
    expect(words).toContain('Read on Diya')
    const missing = await t.get('/embed/campaign/nobody')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors \*$/)
    expect(textOf(await missing.text())).toContain('This campaign is not here')
  })

  test('is the only page that other sites may frame', async () => {
    for (const path of [
      '/',
      CAMPAIGN,
      `${CAMPAIGN}/support`,
      '/embed',
      '/embed/campaign',
      '/auth',
      '/nowhere',
      '/c/zzzzzzzz',
    ]) {
      const { headers } = await t.get(path)
      expect([path, headers.get('X-Frame-Options')]).toEqual([path, 'DENY'])
      expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'")
    }
  })
})

describe('to print and to send', () => {
  test('a poster is one page, always the same, and names no sum that grows old', async () => {
    const first = await t.get(`${CAMPAIGN}/poster.pdf`)
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(bytes.equals(Buffer.from(await (await t.get(`${CAMPAIGN}/poster.pdf`)).arrayBuffer()))).toBe(true)
    expect((await t.get('/campaign/nobody/poster.pdf')).status).toBe(404)
    expect(bytes.toString('latin1')).toContain(`/URI (${t.services.config.siteUrl}/c/${code})`)
    const hindi = Buffer.from(await (await t.get(`/hi${CAMPAIGN}/poster.pdf`)).arrayBuffer()).toString('latin1')
    expect(hindi).toContain(`/URI (${t.services.config.siteUrl}/hi/c/${code})`)
    expect(hindi).not.toContain(`${t.services.config.siteUrl}/c/`)
  })

  test.each([
    ['square', 1080, 1080],
    ['story', 1080, 1920],
  ])('a %s picture is as large as WhatsApp shows it, and light', async (size, width, height) => {
    const response = await t.get(`${CAMPAIGN}/picture/${size}.jpg`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length).toBeLessThan(BYTES_MAX)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
  })

  test('no other size and no unknown campaign has one', async () => {
    for (const path of [
      `${CAMPAIGN}/picture/huge.jpg`,
      `${CAMPAIGN}/picture/toString.jpg`,
      '/campaign/nobody/picture/square.jpg',
    ]) {
      expect((await t.get(path)).status, path).toBe(404)
    }
  })
})
