import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, waitUntilAwake } from '#test/browser.ts'
import { atPath } from './member.ts'
import { axeFindings } from './accessibility.ts'
import { type Site, startSite } from './site.ts'

const PHONE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce' as const,
}

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

describe('Kavita, on her phone', () => {
  let context: BrowserContext
  let page: Page
  const troubles: string[] = []

  beforeAll(async () => {
    context = await browser.newContext({ ...PHONE, baseURL: site.url })
    page = await context.newPage()
    page.on('pageerror', (error) => troubles.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && host !== new URL(site.url).host) troubles.push(`asked another host: ${host}`)
    })
  })

  afterAll(() => context.close())

  test('opens the home page, and Torch asks how she feels', async () => {
    await page.goto('/')
    await page
      .getByRole('button', { name: "Let's Begin Together" })
      .or(page.getByRole('link', { name: "Let's Begin Together" }))
      .click()
    await page.getByText('How are you feeling today?').waitFor()
    await choose(page, 'Stuck')
    await page.getByText('I hear you').waitFor()
    await choose(page, 'Actually, let me choose again')
    await choose(page, 'Hopeful')
    // Before, the links work, but the answer is not remembered.
    await waitUntilAwake(page)
    await choose(page, "Yes, let's go there")
    await page.waitForURL(atPath('/stories'))
    await page.goBack()
    await page.getByRole('heading', { name: 'Your Journey Matters' }).waitFor()
    await page.getByText('Example journey').first().waitFor()
  })

  test('browses the marketplace and adds a product to her cart', async () => {
    await page.getByRole('link', { name: 'Shop', exact: true }).click()
    await page.waitForURL(atPath('/empowerher'))
    await page.getByRole('searchbox').or(page.locator('input[name=q]')).first().fill('PICKLE')
    await page.keyboard.press('Enter')
    await page.waitForURL('**q=PICKLE*')
    await page.getByText('Mango pickle').first().waitFor()
    await expect.poll(() => page.getByText('Handloom dupatta').count()).toBe(0)
    await page
      .getByRole('button', { name: /Add .*cart/i })
      .first()
      .click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  })

  test('opens a campaign and supports it with 500 rupees', async () => {
    await page.goto('/campaign')
    await page
      .getByRole('link', { name: /Rukmini/ })
      .first()
      .click()
    await page.waitForURL(atPath('/campaign/rukmini-grocery'))
    await page.getByText('156').first().waitFor()
    // The footer has a link with this name too, and is there before the campaign is.
    await page
      .locator('main, .dock')
      .getByRole('link', { name: /^Support/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL('**/campaign/rukmini-grocery/support*')
    await page.locator('label', { hasText: '₹500' }).first().click()
    await page.getByLabel('Your name', { exact: true }).fill('Kavita')
    await page.getByLabel('E-mail or phone number').fill('kavita@example.com')
    await page.getByLabel('Your town or village').fill('Satara')
    await page.getByLabel('Yes, I am an Indian citizen').check()
    await page.getByRole('button', { name: 'See the breakdown' }).click()
    await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^Pay ₹500/ }).click()
    await page.getByText('Test payment. No real money moves.').waitFor()
    await payByCard(page)
    await page.waitForURL('**/receipt/**')
    await page
      .getByText(/DY-\d\d-\d{5}/)
      .first()
      .waitFor()
    await page.getByText('₹500').first().waitFor()
  })

  test('downloads her receipt', async () => {
    const pdf = await page.request.get(`${page.url()}.pdf`)
    expect(pdf.status()).toBe(200)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.headers()['cache-control']).toBe('no-store')
  })

  test('sees herself among the supporters', async () => {
    await page.goto('/campaign/rukmini-grocery')
    await page.getByText('₹24,500').first().waitFor()
    await page.getByText('157').first().waitFor()
    await page.getByText('Kavita').first().waitFor()
    await page.getByText('Satara').first().waitFor()
  })

  test('received a mail with the receipt', async () => {
    await expect
      .poll(async () => (await page.request.get('/dev/mailbox')).text(), { timeout: 15_000 })
      .toContain('kavita@example.com')
  })

  test('signs up, and is greeted by name', async () => {
    await page.goto('/auth?tab=join&next=/campaign')
    await page.getByLabel('Your name', { exact: true }).fill('Kavita')
    await page.getByLabel('E-mail').fill('kavita@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a lamp in the window')
    await page.getByRole('button', { name: 'Join Us' }).click()
    await page.waitForURL(atPath('/campaign'))
    await page.getByText("You've successfully signed in to Diya.").waitFor()
    await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu').getByText('Kavita').waitFor()
    await page.locator('.menu').getByText('Welcome back!').waitFor()
  })

  test('is still signed in after a reload, and is not welcomed a second time', async () => {
    await page.reload()
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.locator('.menu').getByText('Kavita').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.menu').waitFor({ state: 'hidden' })
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await menu.click()
    await page.locator('h1').click({ position: { x: 4, y: 4 } })
    await page.locator('.menu').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/campaign')
    await menu.click()
    await page.locator('.menu').getByText('Kavita').waitFor()
    expect(await page.getByText("You've successfully signed in to Diya.").count()).toBe(0)
  })

  test('signs out, and the site no longer knows her', async () => {
    await page.locator('.menu').getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText("You've been successfully signed out.").waitFor()
    const { cookies } = await context.storageState()
    expect(cookies.some(({ name }) => name === 'diya-at')).toBe(false)
    await page.reload()
    expect(await page.locator('.menu').getByText('Kavita').count()).toBe(0)
  })

  test('saw no error, no blocked script and no other host in the whole journey', () => {
    expect(troubles).toEqual([])
  })
})

describe('Rehana, without JavaScript', () => {
  test('shops, supports a campaign, and reaches the payment', async () => {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await choose(page, "Let's Begin Together")
    await choose(page, 'Curious')
    await page.getByText('I hear you').waitFor()
    await page.goto('/empowerher?q=dupatta')
    await page
      .getByRole('button', { name: /Add .*cart/i })
      .first()
      .click()
    await page.goto('/cart')
    await page.getByText('Handloom dupatta').first().waitFor()
    await page.goto('/campaign/lakshmi-story/support')
    await page.locator('input[name=amount]').fill('9')
    await page.getByLabel('Your name', { exact: true }).fill('Rehana')
    await page.getByLabel('E-mail or phone number').fill('98765 43210')
    await page.getByRole('button', { name: 'See the breakdown' }).click()
    expect(await page.locator('input[name=amount][aria-invalid=true]').inputValue()).toBe('9')
    expect(await page.getByLabel('Your name', { exact: true }).inputValue()).toBe('Rehana')
    await page.locator('input[name=amount]').fill('1,001')
    await page.locator('label', { hasText: 'Show me as anonymous' }).click()
    await page.getByLabel('Yes, I am an Indian citizen').check()
    await page.getByRole('button', { name: 'See the breakdown' }).click()
    await page.getByRole('button', { name: /^Pay ₹1,001/ }).click()
    await payByCard(page)
    await page.waitForURL('**/receipt/**')
    const campaign = await (await page.request.get('/campaign/lakshmi-story')).text()
    expect(campaign).not.toContain('Rehana')
    await context.close()
  })
})

/** Presses the button or link with this text. */
async function choose(page: Page, words: string): Promise<void> {
  await page
    .getByRole('button', { name: words })
    .or(page.getByRole('link', { name: words }))
    .filter({ visible: true })
    .first()
    .click()
}

/** Pays on the sandbox's page; the payment succeeds at once. */
async function payByCard(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Card' }).click()
  await page.getByRole('button', { name: /by test card/ }).click()
}
