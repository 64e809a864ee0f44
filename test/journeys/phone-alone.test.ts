import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAwake, openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, enterLastDigits, joinByPhone, mailsTo, readShortLink } from './member.ts'
import { type Site, startSite } from './site.ts'

// A woman with a phone number and no e-mail orders, gives and writes to a private desk. What others get by mail, she
// gets as a text message with a short link, which shows nothing private by itself. At 360 px.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const NUMBER = '+919876543299'

let site: Site
let browser: Browser
let savita: BrowserContext
let page: Page

beforeAll(async () => {
  site = await startSite({ AUTH_SMS_INTERVAL_S: '1' })
  browser = await openBrowser()
  savita = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await savita.newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true })

/** Opens a short link as somebody who holds neither her session nor her number. */
async function openElsewhere(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const other = await (await browser.newContext({ ...PHONE, ...options, baseURL: site.url })).newPage()
  await other.goto(path)
  return other
}

async function payByCard() {
  await page.waitForURL('**/sandbox/**')
  await page.locator('summary', { hasText: 'Card' }).click()
  await button(page, /by test card/).click()
}

describe('Savita, who has a phone number and no e-mail', () => {
  test('joins by her number', () => joinByPhone(page, { name: 'Savita', phone: NUMBER }))

  test('orders, and gets a text whose link shows nobody else her order', async () => {
    const known = (await mailsTo(page, NUMBER)).length
    await openAwake(page, '/product/handloom-dupatta-madder')
    await button(page, 'Add to cart').first().click()
    await expect.poll(async () => (await savita.cookies()).some(({ name }) => name === 'diya-cart')).toBe(true)
    await page.goto('/checkout')
    expect(await page.getByLabel('Full name').inputValue()).toBe('Savita')
    expect((await page.getByLabel('Mobile number').inputValue()).replace(/\D/g, '')).toContain('9876543299')
    await page.getByLabel('House and street').fill('7 Broadway')
    await page.getByLabel('Town or village').fill('Kochi')
    await page.getByLabel('PIN code', { exact: true }).fill('682001')
    await page.getByLabel('State or Union Territory').selectOption('Kerala')
    await button(page, /Order and pay ₹/).click()
    await payByCard()
    await page.waitForURL('**/orders/*')
    const link = await readShortLink(page, NUMBER, known)
    const other = await openElsewhere(link)
    const shown = await other.getByRole('main').innerText()
    expect(shown).not.toMatch(/Savita|Broadway|dupatta/i)
    expect(await axeFindings(other)).toEqual([])
    await other.getByLabel('Last 4 digits').fill('0000')
    await button(other, 'Continue').click()
    await other.getByText('These are not the last 4 digits of that number.').waitFor()
    await enterLastDigits(other, NUMBER)
    await other.waitForURL('**/orders/*')
    await other.context().close()
  })

  test('gives to a campaign, and gets the receipt by text', async () => {
    const known = (await mailsTo(page, NUMBER)).length
    await openAwake(page, '/campaign/rukmini-grocery/support?amount=500')
    expect(await page.getByLabel('E-mail or phone number').inputValue()).toContain('98765')
    await page.getByLabel('Yes, I am an Indian citizen').check()
    await button(page, 'See the breakdown').click()
    await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
    await button(page, /^Pay ₹/).click()
    await payByCard()
    await page.waitForURL((url) => !url.pathname.includes('sandbox'))
    const link = await readShortLink(page, NUMBER, known)
    const other = await openElsewhere(link)
    expect(await other.getByRole('main').innerText()).not.toMatch(/Savita|Rukmini|500/)
    await other.context().close()
  })

  test('writes to us, and opens her request by the link of the text, without JavaScript and without the code', async () => {
    const known = (await mailsTo(page, NUMBER)).length
    const plain = await openElsewhere('/contact', { javaScriptEnabled: false })
    await plain.locator('main [name=name]').fill('Savita')
    await plain.locator('main [name=email]').fill('98765 43299')
    await plain.locator('main [name=message]').fill('When do you open?')
    await plain
      .locator('main form')
      .filter({ has: plain.locator('[name=message]') })
      .getByRole('button')
      .last()
      .click()
    const code = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}/.exec(await plain.getByRole('main').innerText())?.[0]
    await plain.goto(await readShortLink(page, NUMBER, known))
    await plain.getByLabel('Last 4 digits').fill(NUMBER.slice(-4))
    await button(plain, 'Continue').click()
    await plain.getByRole('heading', { name: 'You have a message' }).waitFor()
    await button(plain, 'Continue').click()
    await plain.waitForURL(atPath('/follow'))
    expect(await plain.getByRole('main').innerText()).toContain(code)
    expect(plain.url()).not.toContain('code')
    await plain.context().close()
  })

  test('writes to a private desk, and no text tells what it is about', async () => {
    await openAwake(page, '/legal-companion')
    const form = page.locator('form[data-draft$="#legal-intake"]')
    await form.getByLabel('What is it about?').selectOption({ label: 'Violence or threats' })
    await form.getByLabel('It is not urgent').check()
    await form.getByLabel('Your question, in your own language').fill('May he keep my papers?')
    await form.getByLabel('Your name').fill('S')
    await form.getByLabel('A safe e-mail or phone number').fill('98765 43299')
    await form.getByLabel('When and how can we contact you safely?').fill('In the morning')
    await button(page, 'Send in confidence').click()
    await page
      .getByText(/Your code/i)
      .first()
      .waitFor()
    for (const text of await mailsTo(page, NUMBER)) expect(text).not.toMatch(/legal|violence|papers/i)
  })
})
