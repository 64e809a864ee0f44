import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, waitUntilAwake } from '#test/browser.ts'
import { signIn } from './member.ts'
import { codeOf } from './route-code.ts'
import { type Site, startSite } from './site.ts'
import { pressExit } from './press-exit.ts'

const PHONE = { width: 360, height: 800 }
const QUIET_MS = 700
const SLOW_MS = 1_000

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A phone without any cache, with a list of the code that it loads. */
async function newPhone(): Promise<{ page: Page; code: string[]; troubles: string[] }> {
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const code: string[] = []
  const troubles: string[] = []
  // The loader of deferred hydration is not code of the page.
  const isCode = (url: string) => !/\/hydrate-[\w-]+\.js$/.test(url)
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && isCode(request.url())) code.push(request.url())
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()))
  return { page, code, troubles }
}

const isAwake = (page: Page) => page.evaluate(() => sessionStorage.getItem('diya-awake') === '1')

/** Simulates a slow connection: each code file takes time. */
const slowDown = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })

/** A button that the server has drawn, and that does nothing without code. */
const challenge = (page: Page) => page.getByRole('button', { name: 'Family conflict' })

test('code that did not arrive is requested again, also when nobody touches the page any more', async () => {
  const { page } = await newPhone()
  await page.goto('/about', { waitUntil: 'networkidle' })
  let failed = 0
  await page.route('**/assets/*.js', (route) => (failed++ === 0 ? route.abort() : route.continue()))
  await page.mouse.move(100, 300)
  await waitUntilAwake(page)
  expect(failed).toBeGreaterThan(1)
  await page.context().close()
})

test('a reader loads no code; a touch loads it, and the next page has it at once', async () => {
  const { page, code, troubles } = await newPhone()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  expect(code).toEqual([])
  await page.mouse.move(100, 300)
  await expect.poll(() => code.length).toBeGreaterThan(3)
  expect(await isAwake(page)).toBe(true)
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(code).toContain(site.url + (await codeOf(page, '/about')))
  expect(troubles).toEqual([])
  await page.context().close()
})

test('a first page loads each of its fonts once', async () => {
  const { page } = await newPhone()
  const fonts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())))
  await page.goto('/', { waitUntil: 'networkidle' })
  const names = fonts.map((url) => /\/([\w-]+)-[\w-]+\.woff2$/.exec(url)?.[1])
  expect(names.toSorted()).toEqual(['anek-latin', 'anek-rupee'])
  await page.context().close()
})

test('a button that requires code works once the code is loaded', async () => {
  const { page, code, troubles } = await newPhone()
  await page.goto('/solve', { waitUntil: 'networkidle' })
  await slowDown(page)
  expect(code).toEqual([])
  await challenge(page).click()
  await page.getByLabel('Tired').waitFor()
  expect(new URL(page.url()).pathname).toBe('/solve')
  expect(troubles).toEqual([])
  await page.context().close()
})

test('a click without a key or a pointer, as from a screen reader, works too', async () => {
  const { page, code } = await newPhone()
  await page.goto('/solve', { waitUntil: 'networkidle' })
  expect(code).toEqual([])
  await challenge(page).evaluate((button: HTMLElement) => button.click())
  await page.getByLabel('Tired').waitFor()
  await page.context().close()
})

test('a form that was sent before its code was loaded loses nothing', async () => {
  const { page } = await newPhone()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await slowDown(page)
  await page.getByLabel('Your name', { exact: true }).fill('Asha')
  await page.locator('form.request-form button.primary').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect(await page.getByLabel('Your name', { exact: true }).inputValue()).toBe('Asha')
  await page.context().close()
})

test('a password that was sent before the code was loaded reaches no page', async () => {
  const { page } = await newPhone()
  await page.goto('/auth', { waitUntil: 'networkidle' })
  await slowDown(page)
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
  await signIn(page, { email: 'asha@example.com', password: 'not hers' })
  await page.getByText('The e-mail or the password is wrong.').waitFor()
  expect(posted).toEqual(['/auth/v1/token'])
  await page.context().close()
})

test('three times Esc leaves before any code is loaded', async () => {
  const { page } = await newPhone()
  await page.goto('about:blank')
  await page.goto('/campaign', { waitUntil: 'networkidle' })
  await slowDown(page)
  const left = page.waitForEvent('request', (request) => new URL(request.url()).pathname === '/exit')
  await pressExit(page, left)
  await page.context().close()
})
