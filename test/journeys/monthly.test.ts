import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { type Site, startSite } from './site.ts'

// A supporter on a phone of 360 px, without the code of the pages, gives every month, skips a month and stops.

let site: Site
let browser: Browser
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.route(/\.js$/, (route) => route.abort())
  page = await context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor()
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

async function expectReadable() {
  await page.waitForLoadState('load')
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('a supporter reads what a monthly gift means, approves it with her PIN, skips a month and stops', async () => {
  await page.goto('/campaign/rukmini-grocery/support')
  expect(await page.getByLabel('Once').isChecked()).toBe(true)
  await page.getByText('Every month', { exact: true }).click()
  await page.getByLabel('Your name').fill('Asha Kulkarni')
  await page.getByLabel('E-mail or phone number').fill('asha@example.org')
  await page.getByText('Yes, I am an Indian citizen').click()
  await expectReadable()
  await press('See the breakdown')
  await heading('Check and pay')
  await page.getByText(/at least 24 hours before each payment/).waitFor()
  await expectReadable()
  await press('Pay ₹500 and approve ₹500 a month')
  await heading(/₹500/)
  await expectReadable()
  await press(/Simulate the UPI PIN/)
  await page.getByRole('link', { name: 'See your monthly gift' }).click()
  await heading('Your monthly gift')
  await page.getByText(/^Next payment: /).waitFor()
  await expectReadable()
  const nextDay = await page.getByText(/^Next payment: /).textContent()
  await press('Skip it')
  await page.getByText('The next payment is left out.').waitFor()
  expect(await page.getByText(/^Next payment: /).textContent()).not.toBe(nextDay)
  await press('Stop the monthly gift')
  await page.getByText('Your monthly gift is stopped. Nothing more will be taken.').waitFor()
  expect(await page.getByRole('button', { name: 'Skip it' }).count()).toBe(0)
  await expectReadable()
})
