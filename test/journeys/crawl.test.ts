import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { fullTest, IS_FULL } from '#test/full.ts'
import { crawl, type Findings } from './crawl.ts'
import { atPath } from './member.ts'
import { type Site, startSite } from './site.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const WALK_MS_MAX = 900_000
/** Fewer pages mean that the crawl itself is broken. */
const PAGES_MIN = 60
const PRESSES_MIN = 150
const MEMBER_PRESSES_MIN = 20

let site: Site
let browser: Browser
let metByVisitor: Findings['met']

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Signs up, so that the crawl starts signed in. */
async function join(page: Page): Promise<void> {
  await page.goto('/auth?tab=join&next=/campaign', { waitUntil: 'networkidle' })
  await page.getByLabel('Your name', { exact: true }).fill('Asha')
  await page.getByLabel('E-mail').fill('asha.walks@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a lamp in the window')
  await page.getByRole('button', { name: 'Join Us' }).click()
  await page.waitForURL(atPath('/campaign'))
}

fullTest(
  'a visitor on a phone follows every link and presses every button: nothing is missing, fails, is blocked, or does nothing',
  async () => {
    const found = await crawl({ browser, url: site.url, viewport: PHONE })
    metByVisitor = found.met
    expect(found.troubles).toEqual([])
    expect(found.pages.length).toBeGreaterThan(PAGES_MIN)
    expect(found.pressed).toBeGreaterThan(PRESSES_MIN)
  },
  WALK_MS_MAX,
)

test.skipIf(IS_FULL)(
  'a member presses every button of the main pages: nothing fails, is blocked, or does nothing',
  async () => {
    const only = ['/', '/campaign/rukmini-grocery', '/product/handloom-dupatta-madder', '/stories', '/account']
    const found = await crawl({ browser, url: site.url, viewport: PHONE, enter: join, only })
    expect(found.troubles).toEqual([])
    expect(found.pages).toEqual(only)
    expect(found.pressed).toBeGreaterThan(MEMBER_PRESSES_MIN)
  },
  WALK_MS_MAX,
)

fullTest(
  'so does a member at a computer, who presses what the visitor did not have',
  async () => {
    const found = await crawl({ browser, url: site.url, viewport: DESKTOP, enter: join, metBefore: metByVisitor })
    expect(found.troubles).toEqual([])
    expect(found.pages).toContain('/account')
    expect(found.pages.length).toBeGreaterThan(PAGES_MIN)
    expect(found.pressed).toBeGreaterThan(MEMBER_PRESSES_MIN)
  },
  WALK_MS_MAX,
)

test('the crawl itself detects a dead button, link or anchor, an error and another host', async () => {
  const server = await listen(
    createServer((req, res) => {
      res.writeHead(req.url === '/' ? 200 : 404, { 'Content-Type': 'text/html' }).end(BROKEN)
    }),
  )
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const { troubles, pressed } = await crawl({ browser, url, viewport: DESKTOP, effectMsMax: 1_000 })
  server.close()
  expect(pressed).toBe(3)
  const all = troubles.join('\n')
  expect(all).toContain('/: "Dead" does nothing')
  expect(all).toContain('/missing: 404, linked from /')
  expect(all).toContain('/: "Nowhere" (#nowhere) leads to no place on the page')
  expect(all).toContain('error: broken')
  expect(all).toContain('asks elsewhere: http://stranger.example/pixel')
  expect(all).not.toContain('"Alive"')
})

const BROKEN = `<!doctype html><title>Broken</title><link rel="icon" href="data:,">
<button>Dead</button><button onclick="document.title='Alive'">Alive</button>
<button onclick="throw new Error('broken')">Broken</button>
<a href="/missing">Missing</a><a href="#nowhere">Nowhere</a>
<script>fetch('http://stranger.example/pixel').catch(() => {})</script>`

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
