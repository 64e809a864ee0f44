import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, codeIn, mailsTo, readMail, tokenOf } from './member.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const NUMBER = '+919876543210'
const OTHER_NUMBER = '+919812345678'
const SHOWN_NUMBER = '98123 45678'
const CODE_MS_MAX = 600_000
const SIGN_OUT_MS_MAX = 30_000

let site: Site
let browser: Browser
const troubles: string[] = []

beforeAll(async () => {
  site = await startSite({ AUTH_SMS_INTERVAL_S: '1' })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function openPhone(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url })
  return { context, page: await openTab(context) }
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => troubles.push(error.message))
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The code of the newest text message beyond the first `known` ones. */
const textedCode = async (page: Page, phone: string, known = 0) => codeIn(await readMail(page, phone, known))

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await button(page, 'Continue').click()
}

/** Pastes a text as a long press on the field does. */
const paste = (page: Page, text: string) =>
  page.getByLabel('Code').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Reads the name in the menu of the list of campaigns, once it is shown: the address is the new one a moment before. */
async function expectName(page: Page, name: string) {
  await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor()
  await button(page, 'Menu').click()
  await page.locator('.menu').getByText(name, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
}

async function askForCode(page: Page, number: string) {
  await openAwake(page, '/auth?next=/campaign')
  await page.getByLabel('Mobile number or e-mail').fill(number)
  await button(page, 'Send me a code').click()
  await page.getByLabel('Code').waitFor()
}

describe('Savita, who has a phone number and no e-mail', () => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    ;({ context, page } = await openPhone())
  })
  afterAll(() => context.close())

  test('reads what is wrong with a number, and nothing that she typed is lost', async () => {
    await openAwake(page, '/auth?tab=join&next=/campaign')
    await page.getByLabel('Your name', { exact: true }).fill('Savita')
    for (const [typed, message] of [
      ['0253 234 5678', 'This is a landline number.'],
      ['98765 432', 'This number is too short.'],
      ['98765 432101', 'This number is too long.'],
    ] as const) {
      await page.getByLabel('Mobile number or e-mail').fill(typed)
      await button(page, 'Join Us').click()
      await page.getByText(message).waitFor()
      expect(await page.getByLabel('Mobile number or e-mail').inputValue()).toBe(typed)
    }
    expect(await page.getByLabel('Your name', { exact: true }).inputValue()).toBe('Savita')
    expect(await mailsTo(page, '@sms.localhost')).toEqual([])
  })

  test('joins with her name and number alone: no password, no e-mail', async () => {
    await page.getByLabel('Mobile number or e-mail').fill('98765 43210')
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Join Us').click()
    await page.getByRole('heading', { name: 'We sent a message to +91 98765 43210' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    const field = page.getByLabel('Code')
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await field.getAttribute('inputmode')).toBe('numeric')
  })

  test('finds the step and its clock again after a reload', async () => {
    await page.getByText(/Send again in \d+ s/).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'We sent a message to +91 98765 43210' }).waitFor()
    await page.getByText(/Send again in [1-5]?\d s/).waitFor()
  })

  test('types a wrong code, also when it is too old, then pastes the whole message, and is in', async () => {
    await waitUntilAwake(page)
    const code = await textedCode(page, NUMBER)
    await typeCode(page, code === '000000' ? '000001' : '000000')
    await page.getByText('The code is wrong or has expired.').waitFor()
    const now = new Date()
    await page.clock.setFixedTime(new Date(now.getTime() + CODE_MS_MAX))
    await typeCode(page, code === '000000' ? '000001' : '000000')
    await page.getByText('This code is too old. Get a new one.').waitFor()
    await page.clock.setFixedTime(now)
    await paste(page, `${code} is your Diya code. Tell it to nobody.\n\n@localhost #${code}`)
    await page.waitForURL(atPath('/campaign'))
    await expectName(page, 'Savita')
  })

  test('signs out and in again, with the digits of her script', async () => {
    const known = (await mailsTo(page, NUMBER)).length
    await button(page, 'Menu').click()
    await page.locator('.menu').getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => tokenOf(context)).toBe('')
    await askForCode(page, '९८७६५ ४३२१०')
    await typeCode(page, await textedCode(page, NUMBER, known))
    await page.waitForURL(atPath('/campaign'))
    await expectName(page, 'Savita')
  })

  test('may use a password with her number, and an e-mail instead of it', async () => {
    const other = await openPhone()
    await openAwake(other.page, '/auth')
    const address = other.page.getByLabel('Mobile number or e-mail')
    await address.fill('98765 43210')
    await button(other.page, 'Use my password instead').click()
    await other.page.getByLabel('Password', { exact: true }).waitFor()
    await askForCode(other.page, OTHER_NUMBER)
    await button(other.page, 'Use e-mail instead').click()
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await address.inputValue()).toBe('')
    await other.context.close()
  })

  test('whoever joins with her number learns nothing: only she can read the code, which opens her account', async () => {
    const known = (await mailsTo(page, NUMBER)).length
    const other = await openPhone()
    await openAwake(other.page, '/auth?tab=join&next=/campaign')
    await other.page.getByLabel('Your name', { exact: true }).fill('Somebody')
    await other.page.getByLabel('Mobile number or e-mail').fill(NUMBER)
    await button(other.page, 'Join Us').click()
    await other.page.getByRole('heading', { name: 'We sent a message to +91 98765 43210' }).waitFor()
    expect(await other.page.locator('main').innerText()).not.toContain('Savita')
    await typeCode(other.page, await textedCode(page, NUMBER, known))
    await other.page.waitForURL(atPath('/campaign'))
    await expectName(other.page, 'Savita')
    await other.context.close()
  })
})

describe('Radha, on the phone of her neighbour', () => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    ;({ context, page } = await openPhone())
  })
  afterAll(() => context.close())

  async function signInShared(isNew: boolean) {
    const known = (await mailsTo(page, OTHER_NUMBER)).length
    await openAwake(page, `/auth?next=/campaign${isNew ? '&tab=join' : ''}`)
    if (isNew) await page.getByLabel('Your name', { exact: true }).fill('Radha')
    await page.getByLabel('Mobile number or e-mail').fill(OTHER_NUMBER)
    await page.getByLabel('This is not my own phone').check()
    expect(await axeFindings(page)).toEqual([])
    await button(page, isNew ? 'Join Us' : 'Send me a code').click()
    await typeCode(page, await textedCode(page, OTHER_NUMBER, known))
    await page.waitForURL(atPath('/campaign'))
    await page.getByText('Shared phone: signs out after 10 minutes').waitFor()
  }

  /** Whether the service still accepts this access token. */
  const isAlive = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await context.request.get('/auth/v1/user', { headers })).status() === 200
  }

  test('says that it is not her own: nothing is kept in the phone, and no passkey is offered', async () => {
    await signInShared(true)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.getByText('Next time with your fingerprint').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await page.goto('/empowerher?q=dupatta')
    await waitUntilAwake(page)
    await page
      .getByRole('button', { name: /Add .*cart/i })
      .first()
      .click()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('diya-cart')
    const kept = (await context.cookies()).filter(({ expires }) => expires !== -1)
    expect(kept.map(({ name }) => name)).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('goes from page to page, and stays signed in', async () => {
    for (const path of ['/stories', '/account']) {
      await page.goto(path)
      await page.getByText('Shared phone: signs out after 10 minutes').waitFor()
    }
    await page.reload()
    await page.getByText('Shared phone: signs out after 10 minutes').waitFor()
  })

  test('signs out with one press: cart, session and mark are gone', async () => {
    const token = await tokenOf(context)
    await waitUntilAwake(page)
    await page.locator('.shared-device').getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => tokenOf(context)).toBe('')
    await expect.poll(() => isAlive(token)).toBe(false)
    const left = (await context.cookies()).map(({ name }) => name)
    for (const name of ['diya-cart', 'diya-lists', 'auth-shared-device']) expect(left).not.toContain(name)
  })

  test('after ten minutes without use the page shows nothing of hers, and Back shows nothing either', async () => {
    page = await openTab(context)
    await page.clock.install()
    await signInShared(false)
    const token = await tokenOf(context)
    await page.goto('/account')
    await waitUntilAwake(page)
    await page.getByText(SHOWN_NUMBER).first().waitFor()
    await page.clock.fastForward('09:45')
    await page.getByText('Shared phone: signs out after 10 minutes').waitFor()
    expect(await tokenOf(context)).toBe(token)
    // On a slow machine the ten minutes begin later: the code that watches the use is loaded after the page.
    const later = async () => {
      await page.clock.fastForward('00:25')
      return tokenOf(context)
    }
    await expect.poll(later, { timeout: SIGN_OUT_MS_MAX }).toBe('')
    await expect.poll(() => isAlive(token)).toBe(false)
    await page.waitForURL(atPath('/auth'))
    const showsHer = async () => /Radha|98123 45678|9812345678/.test(await page.locator('body').innerText())
    await expect.poll(showsHer).toBe(false)
    await page.goBack()
    await page.waitForLoadState('load')
    expect(await showsHer()).toBe(false)
    await page.goto('/account')
    expect(new URL(page.url()).pathname).toBe('/auth')
    await page.close()
    page = await openTab(context)
  })

  test('her tab is killed: the next tab does not show her account for long', async () => {
    await signInShared(false)
    const token = await tokenOf(context)
    const session = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    // Answered by nobody: its process is gone.
    session.send('Page.crash').catch(() => {})
    await crashed
    page = await openTab(context)
    await page.goto('/account')
    await expect.poll(() => tokenOf(context), { timeout: SIGN_OUT_MS_MAX }).toBe('')
    await expect.poll(() => isAlive(token)).toBe(false)
    await page.waitForURL(atPath('/auth'))
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test('no page failed', () => {
  expect(troubles).toEqual([])
})
