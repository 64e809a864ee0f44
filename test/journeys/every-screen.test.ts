import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markAsReturning, openBrowser } from '#test/browser.ts'
import { IS_FULL, sampleOf } from '#test/full.ts'
import { SCREENS } from '#test/screens.ts'
import { pressExit } from './press-exit.ts'
import { expectSoundScreen } from './screen-check.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1280, height: 900 }
const SIGHTS = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
  ...(IS_FULL ? [{ viewport: DESKTOP, colorScheme: 'dark' } as const] : []),
] as const

let site: Site
let browser: Browser
/** One visit to all screens, so that the code of the pages is fetched and compiled once. */
let visit: BrowserContext

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  const phone = { baseURL: site.url, viewport: PHONE, reducedMotion: 'reduce' } as const
  visit = await markAsReturning(await browser.newContext(phone))
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test.each(sampleOf(SCREENS, 5))(
  '%s: no axe findings in either theme, nothing blocked or loaded from other hosts, no horizontal scrolling, and nothing is lost to zoom, spacing, the keyboard or motion',
  (path) => expectSoundScreen(visit, { path, siteUrl: site.url, sights: SIGHTS }),
)

test('with the keyboard only: the first Tab skips to the main content, and every control shows its focus', async () => {
  const context = await browser.newContext({ baseURL: site.url, viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto('/campaign/rukmini-grocery')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#main')
  for (let index = 0; index < 12; index++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const label = element.closest('label') ?? element
      return {
        name: element.outerHTML.slice(0, 80),
        isSeen: outlineStyle !== 'none' && outlineWidth !== '0px',
        labelled: getComputedStyle(label).outlineStyle !== 'none',
      }
    })
    expect(focused.isSeen || focused.labelled, focused.name).toBe(true)
  }
  await context.close()
})

describe('the quick exit', () => {
  // The test machine has no internet: that the browser requests the page is all that can be seen.
  const NEUTRAL = 'https://mausam.imd.gov.in/'

  test('three times Esc leaves, clears the session, and Back does not return here', async () => {
    const context = await browser.newContext({ baseURL: site.url, viewport: PHONE })
    const page = await context.newPage()
    await page.goto('about:blank')
    await page.goto('/campaign/rukmini-grocery')
    await page.evaluate(() => {
      localStorage.setItem('diya-session', 'x')
      document.cookie = 'diya-saved=c-x; path=/'
    })
    const left = page.waitForEvent('requestfailed', (request) => request.url() === NEUTRAL)
    await pressExit(page, left)
    await page.waitForURL((url) => !url.href.startsWith(site.url), { waitUntil: 'commit' })
    expect(await context.cookies(site.url)).toEqual([])
    // The browser first shows its page about the missing network; before that there is no history entry to go back
    // from.
    let back: string | null = null
    const goBack = () => page.goBack().then(() => page.url())
    await expect.poll(async () => (back = await goBack().catch(() => null))).not.toBeNull()
    expect(back).toBe('about:blank')
    await page.goto('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await context.close()
  })

  test('clears nothing when another site requests it, as a picture, a frame or a link', async () => {
    const context = await browser.newContext({ baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/about')
    await page.evaluate(() => {
      localStorage.setItem('diya:own:diary', 'mine')
      document.cookie = 'diya-saved=c-x; path=/'
    })
    const exit = `${site.url}/exit`
    const html = `<img src="${exit}"><iframe src="${exit}"></iframe><a href="${exit}">A link</a>`
    // For browsers, this address and localhost are different sites.
    const elsewhere = createServer((_req, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end(html))
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const answered = page.waitForResponse(exit)
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
    expect((await answered).headers()['clear-site-data']).toBeUndefined()
    const left = page.waitForEvent(
      'requestfailed',
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    )
    await page.getByRole('link', { name: 'A link' }).click()
    expect((await left).url()).toContain(NEUTRAL)
    await page.goto('/about')
    expect(await page.evaluate(() => localStorage.getItem('diya:own:diary'))).toBe('mine')
    expect((await context.cookies(site.url)).map(({ name }) => name)).toContain('diya-saved')
    elsewhere.close()
    await context.close()
  })

  test('works without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/fearless-girls')
    const left = page.waitForEvent('requestfailed', (request) => request.url() === NEUTRAL)
    await page.locator('a.exit').click()
    await left
    await context.close()
  })
})
