import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAwake, openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, codeOf, join, signIn, tokenOf } from './member.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const rukmini = { name: 'Rukmini', email: 'rukmini@example.com', password: 'a lamp in the window' }

let site: Site
let browser: Browser
let context: BrowserContext
let page: Page
let codes: string[] = []
const troubles: string[] = []

beforeAll(async () => {
  site = await startSite({ AUTH_MAILER_AUTOCONFIRM: 'true' })
  browser = await openBrowser()
  context = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await context.newPage()
  page.on('pageerror', (error) => troubles.push(error.message))
})

afterAll(async () => {
  await context?.close()
  await browser?.close()
  await site?.close()
})

const card = () => page.locator('#recovery-codes')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function signOut() {
  await page.goto('/account', { waitUntil: 'networkidle' })
  await page.locator('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect.poll(() => tokenOf(context)).toBe('')
}

test('Rukmini, who set up an app, makes ten recovery codes, which are shown once and saved as text', async () => {
  await join(page, rukmini, '/account')
  expect(await card().count()).toBe(0)
  await button('Set up').click()
  const secret = (await page.locator('.secret').textContent()) ?? ''
  await page.getByLabel('The six digits that the app shows').fill(codeOf(secret))
  await button('Turn on').click()
  await card().getByText('You have no recovery codes yet.').waitFor()
  await button('Make recovery codes').click()
  await card().getByRole('heading', { name: 'Your 10 recovery codes' }).waitFor()
  codes = await card().locator('li').allTextContents()
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^(?:\d{4} ){3}\d{4}$/)
  expect(await axeFindings(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download as text').click()])
  const file = await (await download.createReadStream()).toArray()
  expect(String(Buffer.concat(file))).toContain(codes.join('\n'))
  await page.reload({ waitUntil: 'networkidle' })
  await card().getByText('You have 10 codes left.').waitFor()
  expect(await page.content()).not.toContain(codes[0])
})

test('without the phone she signs in with one of them; the same one is refused the next time', async () => {
  await signOut()
  await openAwake(page, '/auth?next=/account')
  await signIn(page, rukmini)
  await button('Use a recovery code').click()
  await page.getByLabel('Recovery code').fill('1234 5678 9012 3456')
  await button('Confirm').click()
  await page.getByText('This recovery code is wrong or was already used.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await button('Confirm').click()
  await page.waitForURL(atPath('/account'))
  await card().getByText('You have 9 codes left.').waitFor()
  await signOut()
  await openAwake(page, '/auth?next=/account')
  await signIn(page, rukmini)
  await button('Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await button('Confirm').click()
  await page.getByText('This recovery code is wrong or was already used.').waitFor()
  await button('Use my app or phone').click()
  await page.getByLabel('Code from your app').waitFor()
})

test('the browser found no fault', () => expect(troubles).toEqual([]))
