import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath } from './member.ts'
import { type Site, startSite } from './site.ts'
import { openTwilio, type SentByTwilio, type Twilio } from './twilio.ts'

// Codes that nobody types, and codes by WhatsApp and by call, on a site whose provider has all three ways. At 360 px.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }

let twilio: Twilio
let site: Site
let browser: Browser
const troubles: string[] = []

beforeAll(async () => {
  twilio = await openTwilio()
  // The page counts the pause by a clock that the test moves; the service would count real seconds.
  site = await startSite({ ...twilio.settings, AUTH_SMS_INTERVAL_S: '0' })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await twilio?.close()
})

async function openPhone(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url })
  const page = await context.newPage()
  page.on('pageerror', (error) => troubles.push(String(error)))
  return { context, page }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until Twilio has accepted more than `known` messages; the newest. */
async function newest(known: number): Promise<SentByTwilio> {
  await expect.poll(() => twilio.sent.length).toBeGreaterThan(known)
  const message = twilio.sent.at(-1)
  if (!message) throw new Error('Nothing was sent.')
  return message
}

/** The digits of a message; a call speaks them one by one. */
const codeOf = ({ fields }: SentByTwilio): string =>
  /\d{6}/.exec((fields['Body'] ?? fields['Twiml'] ?? '').replaceAll(', ', ''))?.[0] ?? ''

async function askForCode(page: Page, { name, number }: { name: string; number: string }): Promise<SentByTwilio> {
  const known = twilio.sent.length
  await openAwake(page, '/auth?tab=join&next=/campaign')
  await page.getByLabel('Your name', { exact: true }).fill(name)
  await page.getByLabel('Mobile number or e-mail').fill(number)
  await button(page, 'Join Us').click()
  await page.getByLabel('Code').waitFor()
  return newest(known)
}

describe('a phone that can read codes out of messages', () => {
  /** As Android does: it waits for a text to this site, and asks its owner. Playwright has no such device. */
  async function readsCodes(page: Page) {
    await page.addInitScript(() => {
      const other = navigator.credentials.get.bind(navigator.credentials)
      const requests: string[] = []
      let give: ((credential: { code: string }) => void) | undefined
      Object.assign(window, {
        OTPCredential: Credential,
        codeRequests: requests,
        giveCode: (code: string) => give?.({ code }),
      })
      navigator.credentials.get = (options?: CredentialRequestOptions) => {
        if (!options || !('otp' in options)) return other(options)
        requests.push(JSON.stringify(options.otp))
        return new Promise((resolve, reject) => {
          give = resolve as unknown as typeof give
          options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        })
      }
    })
  }
  const codeRequests = (page: Page) =>
    page.evaluate(() => (window as unknown as { codeRequests: string[] }).codeRequests)
  const giveCode = (page: Page, code: string) =>
    page.evaluate((given) => (window as unknown as { giveCode(code: string): void }).giveCode(given), code)

  test('gets a text that ends with the line for it, fills in the code and sends it: nothing is typed', async () => {
    const { context, page } = await openPhone()
    await readsCodes(page)
    const text = await askForCode(page, { name: 'Rekha', number: '98765 43601' })
    expect(text).toMatchObject({ resource: 'Messages.json', fields: { To: '+919876543601' } })
    expect(text.fields['Body']?.split('\n').at(-1)).toBe(`@localhost #${codeOf(text)}`)
    await expect.poll(() => codeRequests(page)).toEqual(['{"transport":["sms"]}'])
    await giveCode(page, codeOf(text))
    await page.waitForURL(atPath('/campaign'))
    await context.close()
  })

  test('that reads an old code says so, and the right one is typed as ever', async () => {
    const { context, page } = await openPhone()
    await readsCodes(page)
    const text = await askForCode(page, { name: 'Usha', number: '98765 43602' })
    await expect.poll(() => codeRequests(page)).toHaveLength(1)
    await giveCode(page, codeOf(text) === '000000' ? '000001' : '000000')
    await page.getByText('The code is wrong or has expired.').waitFor()
    await page.getByLabel('Code').fill(codeOf(text))
    await button(page, 'Continue').click()
    await page.waitForURL(atPath('/campaign'))
    await context.close()
  })
})

describe('Zeenat, whose text does not arrive', () => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    ;({ context, page } = await openPhone())
    await page.clock.install()
  })
  afterAll(() => context.close())

  /** The pause is a minute, which nobody has to wait for here. */
  const passPause = () => page.clock.fastForward('01:01')
  const isWaiting = () => page.getByText(/Send again in \d/).waitFor()

  test('sees when she can ask again, and no way before that', async () => {
    await askForCode(page, { name: 'Zeenat', number: '98765 43603' })
    await isWaiting()
    expect(await button(page, 'Send by WhatsApp').count()).toBe(0)
    await passPause()
    await button(page, 'Send by WhatsApp').waitFor()
    await button(page, 'Call me instead').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })

  test('reads that a message could not be sent, and keeps her step', async () => {
    const known = twilio.sent.length
    twilio.isDown = true
    await button(page, 'Send by WhatsApp').click()
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    twilio.isDown = false
    expect(twilio.sent).toHaveLength(known)
    await page.getByRole('heading', { name: 'We sent a message to +91 98765 43603' }).waitFor()
  })

  test('gets the code by WhatsApp, and the clock starts anew', async () => {
    await passPause()
    const known = twilio.sent.length
    await button(page, 'Send by WhatsApp').click()
    const message = await newest(known)
    expect(message.resource).toBe('Messages.json')
    expect(message.fields).toMatchObject({ To: 'whatsapp:+919876543603', From: 'whatsapp:+15550001111' })
    expect(codeOf(message)).toMatch(/^\d{6}$/)
    await page.getByText('We have sent a new code.').waitFor()
    await isWaiting()
    expect(await button(page, 'Send by WhatsApp').count()).toBe(0)
  })

  test('is called, types the digits that she heard, and is in', async () => {
    await passPause()
    const known = twilio.sent.length
    await button(page, 'Call me instead').click()
    const call = await newest(known)
    expect(call.resource).toBe('Calls.json')
    expect(call.fields).toMatchObject({ To: '+919876543603', From: '+15550001111' })
    await page.getByText('We are calling you now.').waitFor()
    await isWaiting()
    await waitUntilAwake(page)
    await page.getByLabel('Code').fill(codeOf(call))
    await button(page, 'Continue').click()
    await page.waitForURL(atPath('/campaign'))
  })
})

test('no page failed, and the log has no number and no code', () => {
  expect(troubles).toEqual([])
  expect(site.output()).not.toMatch(/98765|4360\d/)
  for (const message of twilio.sent) expect(site.output()).not.toContain(codeOf(message))
})
