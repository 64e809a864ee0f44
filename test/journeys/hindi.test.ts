import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath } from './member.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { width: 360, height: 800 }
const PRODUCT = '/hi/product/handloom-dupatta-madder'

let site: Site
let browser: Browser
let context: BrowserContext
let page: Page
/** Documents that the browser has opened: a navigation in the page opens none. */
const documents: string[] = []
const errors: string[] = []

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  context = await browser.newContext({
    baseURL: site.url,
    viewport: PHONE,
    reducedMotion: 'reduce',
    locale: 'hi-IN',
  })
  page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const language = () => page.evaluate(() => document.documentElement.lang)
const width = () => page.evaluate(() => document.documentElement.scrollWidth)
const chosen = async () => (await context.cookies()).find(({ name }) => name === 'language')

test('Meera, whose phone speaks Hindi, sees the offer on the English page, also without JavaScript, and follows it', async () => {
  const plain = await browser.newContext({
    baseURL: site.url,
    viewport: PHONE,
    javaScriptEnabled: false,
    locale: 'hi-IN',
  })
  const quiet = await plain.newPage()
  await quiet.goto('/about?utm_source=x')
  await quiet.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
  await quiet.waitForURL(atPath('/hi/about'))
  await plain.close()
  await openAwake(page, '/')
  expect(await language()).toBe('en')
  expect(await page.getByRole('region', { name: 'भाषा' }).count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  expect(await width()).toBe(PHONE.width)
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
  await page.waitForURL(atPath('/hi'))
  expect(await language()).toBe('hi')
  expect(await chosen()).toMatchObject({ value: 'hi', path: '/', sameSite: 'Lax' })
  expect(((await chosen())?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(300 * 86_400_000)
  expect(await page.locator('.language-offer').count()).toBe(0)
})

test('she goes from the shop to her cart and back, always in Hindi and without opening a new document', async () => {
  await waitUntilAwake(page)
  documents.length = 0
  await page.locator('.bottom-nav').getByRole('link', { name: 'दुकान' }).click()
  await page.waitForURL(atPath('/hi/empowerher'))
  await page.locator(`a[href="${PRODUCT}"]`).first().click()
  await page.waitForURL(atPath(PRODUCT))
  await page.locator('h1').filter({ hasText: 'दुपट्टा' }).waitFor()
  await page.getByRole('button', { name: 'कार्ट में डालें' }).first().click()
  await page.locator('.app-bar').getByRole('link', { name: 'कार्ट, 1 सामान' }).click()
  await page.waitForURL(atPath('/hi/cart'))
  await page.goBack()
  await page.waitForURL(atPath(PRODUCT))
  await page.goBack()
  await page.waitForURL(atPath('/hi/empowerher'))
  expect(documents).toEqual([])
  expect(await language()).toBe('hi')
  expect(errors).toEqual([])
})

test('the switch keeps page, search and what she typed, and English is remembered', async () => {
  await openAwake(page, '/hi/empowerher?q=saree')
  expect(await page.locator('.foot .language').getAttribute('href')).toBe('/empowerher?q=saree')
  await openAwake(page, '/hi/contact')
  const message = page.locator('textarea').first()
  await message.fill('मेरा पार्सल कब आएगा?')
  await page.waitForTimeout(1_000)
  await page.getByRole('button', { name: 'मेन्यू' }).click()
  const link = page.locator('.menu').getByRole('link', { name: 'English' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await link.getAttribute('lang')).toBe('en')
  await link.click()
  await page.waitForURL(atPath('/contact'))
  await waitUntilAwake(page)
  await expect.poll(() => page.locator('textarea').first().inputValue()).toBe('मेरा पार्सल कब आएगा?')
  expect(await chosen()).toMatchObject({ value: 'en' })
  expect(await page.locator('.language-offer').count()).toBe(0)
  await page.goto('/about')
  expect(await page.locator('.language-offer').count()).toBe(0)
})

test.each(['/', '/hi', '/about', '/hi/about', '/hi/auth', '/hi/nothing'])(
  '%s fits a phone of 320 px, with a switch in the footer',
  async (path) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await width()).toBe(320)
    const link = page.locator('.foot .language')
    expect(await link.count()).toBe(1)
    const box = await link.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await axeFindings(page)).toEqual([])
  },
)

test.each([900, 1_100, 1_280])(
  'the bar fits %i px in both languages; from 1100 px on it has the switch',
  async (wide) => {
    await page.setViewportSize({ width: wide, height: 800 })
    for (const path of ['/about', '/hi/about']) {
      await page.goto(path)
      expect(await width(), path).toBe(wide)
      const link = page.locator('.app-bar .only-d .language')
      expect(await link.isVisible(), path).toBe(wide >= 1_100)
      if (wide >= 1_100) expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44)
      const bar = await page.locator('.app-bar > .wrap').boundingBox()
      const last = await page.locator('.app-bar .exit').boundingBox()
      expect((last?.x ?? wide) + (last?.width ?? wide)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0))
    }
  },
)

test('offline, she sees a page that she has read with a note in Hindi, and helplines on others', async () => {
  await page.setViewportSize(PHONE)
  await page.goto('/hi/about')
  await page.evaluate(() =>
    navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready.then(() => {})),
  )
  await page.goto('/hi/about')
  const cached = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('diya-pages-'))
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(cached).toContain('/hi/about')
  await page.goto('/hi/account')
  expect((await cached()).filter((path) => /auth|account/.test(path))).toEqual([])
  await site.close()
  await page.goto('/hi/about')
  await page.getByText(/इंटरनेट नहीं है। यह पेज वैसा दिख रहा है/).waitFor()
  await page.goto('/hi/campaign')
  await page.getByRole('heading', { name: 'इंटरनेट नहीं है' }).waitFor()
  expect(await language()).toBe('hi')
  await page.locator('a[href="tel:112"]').waitFor()
  expect(await width()).toBe(PHONE.width)
  await page.goto('/campaign')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
})
