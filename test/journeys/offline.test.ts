import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markAsReturning, openBrowser } from '#test/browser.ts'
import { atPath, followFooter } from './member.ts'
import { axeFindings } from './accessibility.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { width: 360, height: 800 }

let site: Site
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  context = await markAsReturning(
    await browser.newContext({ baseURL: site.url, viewport: PHONE, reducedMotion: 'reduce' }),
  )
  page = await context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const cachedPages = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('diya-pages-'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

test('pages that Meera reads are cached for offline use; private and sensitive ones are not', async () => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(cachedPages).toContain('/')
  await page.goto('/about')
  // By a client-side navigation, which only requests data.
  await followFooter(page, '/impact')
  await page.waitForURL(atPath('/impact'))
  for (const path of ['/sahaara', '/solve', '/legal-companion', '/support', '/auth', '/cart', '/saved'])
    await page.goto(path)
  await page.evaluate(() =>
    localStorage.setItem(
      'diya:solve',
      JSON.stringify({
        v: 1,
        cards: [
          { id: 'a', at: 1, text: JSON.stringify({ title: 'A hard day', rows: [{ label: 'I felt', text: 'tired' }] }) },
        ],
      }),
    ),
  )
  await expect.poll(async () => (await cachedPages()).toSorted()).toEqual(['/', '/about', '/impact'])
})

test('offline, a page that she read is shown, with its time', async () => {
  await site.close()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/about')
  await page.getByText(/You are offline. You see this page as it was on/).waitFor()
  expect(await page.locator('h1').count()).toBe(1)
  await page.goto('/impact')
  await page.getByText(/You are offline. You see this page/).waitFor()
  expect(errors).toEqual([])
})

test('offline, another page shows helplines, breathing, her own cards and the cached pages', async () => {
  await page.goto('/campaign')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.locator('a[href="tel:112"]').waitFor()
  await page.getByRole('link', { name: /about/i }).waitFor()
  expect(await page.getByText('A hard day').isVisible()).toBe(false)
  await page.getByText('Show them here').click()
  await page.getByText('I felt: tired').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await axeFindings(page)).toEqual([])
})

test('the quick exit clears everything, also offline', async () => {
  await page.goto('/offline')
  // Another site's link opens the URL without a page of this site before it, which must not clear anything.
  const tab = await page.context().newPage()
  await tab.goto('/exit').catch(() => {})
  await tab.close()
  await page.goto('/about')
  await page.getByText(/You are offline. You see this page/).waitFor()
  await page.goto('/offline')
  await page.getByRole('link', { name: 'Exit' }).click()
  await expect
    .poll(async () => {
      await page.goto('/about').catch(() => {})
      return page.getByText(/You are offline. You see this page/).count()
    })
    .toBe(0)
})
