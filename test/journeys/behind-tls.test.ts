import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { atPath, signIn, tokenOf } from './member.ts'
import { freePort, type Site, startSite } from './site.ts'
import { openTlsProxy, type TlsProxy } from './tls-proxy.ts'

// The site as it is deployed: the browser speaks TLS with a proxy, the proxy plain HTTP with the server.

const PASSWORD = 'rain on a tin roof at night'

let site: Site
let proxy: TlsProxy
let browser: Browser

beforeAll(async () => {
  const [port, upstream] = [await freePort(), await freePort()]
  proxy = await openTlsProxy({ port, upstream })
  site = await startSite({ SITE_URL: proxy.url, PORT: String(upstream), TRUST_PROXY: '1' })
  browser = await openBrowser()
  // The first start on a build also fills a database.
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await proxy?.close()
})

/** Chromium refuses service workers from a self-signed certificate. */
const openContext = (javaScriptEnabled: boolean) =>
  browser.newContext({
    baseURL: proxy.url,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s, behind TLS', (_how, hasScripts) => {
  let context: BrowserContext
  let page: Page
  const troubles: string[] = []

  beforeAll(async () => {
    context = await openContext(hasScripts)
    page = await context.newPage()
    page.on('pageerror', (error) => troubles.push(String(error)))
    page.on(
      'response',
      (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
    )
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== proxy.url && !request.url().startsWith('data:'))
        troubles.push(request.url())
    })
  })
  afterAll(() => context.close())

  test('a visitor gives, pays, and has a receipt', async () => {
    await page.goto('/campaign/rukmini-grocery/support', { waitUntil: 'networkidle' })
    await page.locator('label', { hasText: '₹500' }).first().click()
    await page.getByLabel('Your name', { exact: true }).fill('Kavita')
    await page.getByLabel('E-mail or phone number').fill('kavita@example.com')
    await page.getByLabel('Yes, I am an Indian citizen').check()
    await page.getByRole('button', { name: 'See the breakdown' }).click()
    await page.getByRole('button', { name: /^Pay ₹500/ }).click()
    await page.waitForURL('**/sandbox/payments/**')
    await page.locator('summary', { hasText: 'Card' }).click()
    await page.getByRole('button', { name: /by test card/ }).click()
    await page.waitForURL(`${proxy.url}/receipt/**`)
    await page.getByText('₹500').first().waitFor()
  })

  test('a visitor sends a message', async () => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    const form = page.locator('form.request-form')
    await form.locator('[name=name]').fill('Kavita')
    await form.locator('[name=email]').fill('kavita@example.com')
    await form.locator('[name=type]').selectOption('suggestion')
    await form.locator('[name=message]').fill('A bell for the door.')
    await form.locator('button.primary').click()
    await page.getByRole('heading', { name: 'Message Sent' }).waitFor()
  })

  test('saw no refusal and no other host', () => {
    expect(troubles).toEqual([])
    expect(site.output()).not.toMatch(/"level":50|origin/)
  })
})

test('a user signs up, and signs in on a new device', async () => {
  const context = await openContext(true)
  const page = await context.newPage()
  const email = 'rehana@example.com'
  await page.goto('/auth?tab=join&next=/account', { waitUntil: 'networkidle' })
  await page.getByLabel('Your name', { exact: true }).fill('Rehana')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Join Us' }).click()
  await page.waitForURL(atPath('/account'))
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?next=/account', { waitUntil: 'networkidle' })
  await signIn(page, { email, password: PASSWORD })
  await page.waitForURL(atPath('/account'))
  await page.getByText(email).first().waitFor()
  expect(await tokenOf(context)).not.toBe('')
  expect((await context.cookies()).find(({ name }) => name === '__Host-diya-at')?.secure).toBe(true)
  await context.close()
})
