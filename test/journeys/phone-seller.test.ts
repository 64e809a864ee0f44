import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideApplication } from '#app/features/marketplace/applications/decide-application.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { atPath, joinByPhone, mailsTo, readShortLink } from './member.ts'
import { type Site, startSite } from './site.ts'

// A woman with a phone number and no e-mail opens a shop and sells. Each text message has a short link that leads to the
// page for it, after a sign-in. At 360 px.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const NUMBER = '+919876543501'

let env: OwnSettings
let site: Site
let browser: Browser
let shobha: BrowserContext
let page: Page
let product = ''
const troubles: string[] = []

beforeAll(async () => {
  env = await ownSettings({ AUTH_SMS_INTERVAL_S: '1' })
  site = await startSite(env)
  browser = await openBrowser()
  shobha = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await openPage(shobha)
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function openPage(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage()
  opened.on('pageerror', (error) => troubles.push(String(error)))
  return opened
}

const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true })
const textsToHer = async () => (await mailsTo(page, NUMBER)).length

/** What somebody who finds the text sees of it: the sign-in. */
async function openElsewhere(link: string): Promise<string> {
  const other = await openPage(await browser.newContext({ ...PHONE, baseURL: site.url }))
  await other.goto(link)
  await other.waitForURL(atPath('/auth'))
  const shown = await other.getByRole('main').innerText()
  await other.context().close()
  return shown
}

describe('Shobha, who weaves in Nashik and has a phone number', () => {
  test('joins by her number, and applies to sell', async () => {
    await joinByPhone(page, { name: 'Shobha', phone: NUMBER }, '/account/shop')
    await page.getByRole('heading', { name: 'Open your shop' }).waitFor()
    await waitUntilAwake(page)
    await page.getByText('We write to +91 98765 43501.').waitFor()
    await page.getByLabel('Name of your shop').fill('Shobha of Nashik')
    await page.getByLabel('What you make, and your story').fill('I weave cotton towels at home.')
    await page.getByLabel('Your region', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('State that you send parcels from').selectOption('Maharashtra')
    await page.getByLabel('District', { exact: true }).fill('Nashik')
    await page.getByLabel('Your name as in your documents').fill('Shobha Pawar')
    await page.getByLabel('Address where you work').fill('7 Weavers Lane, Nashik 422001')
    await page.getByLabel('Phone number').fill('98765 43501')
    await page.getByLabel(/I will describe my products truthfully/).check()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Send my application').click()
    await page.getByText('We have received your application', { exact: true }).waitFor()
    await page.getByText('We send the answer to +91 98765 43501 and show it here.').waitFor()
  })

  test('gets the answer of the market desk by text, whose link leads to her shop', async () => {
    const known = await textsToHer()
    site = await changeRows(site, env, async ({ db }) => {
      const [application] = await db.select().from(sellerApplications)
      const [region] = await db.select({ id: sellerProfiles.regionId }).from(sellerProfiles)
      const until = new Date(Date.now() + 300 * DAY_MS)
      const sealer = await openSecrets({ directory: join(env.DATA_DIR, 'keys') })
      const outcome = await decideApplication(
        { db, actor: DEMO_OPERATOR, now: new Date(), requestId: 'journey', sealer },
        {
          id: application?.id ?? '',
          site: { siteUrl: site.url, brandName: 'Diya', canSendTexts: true },
          verdict: 'approved',
          regionId: application?.regionId ?? region?.id ?? '',
          shop: null,
          checks: [{ kind: 'identity', note: 'Voter ID seen in a video call', validUntil: until }],
        },
      )
      expect(outcome).toMatchObject({ ok: true, isMailed: true })
    })
    const link = await readShortLink(page, NUMBER, known)
    expect(await openElsewhere(link)).not.toContain('Shobha')
    await page.goto(link)
    await page.waitForURL(atPath('/account/shop'))
    await page.getByRole('heading', { name: 'Shobha of Nashik' }).waitFor()
  })

  test('publishes a towel', async () => {
    await openAwake(page, '/account/shop/products/new')
    await page.getByLabel('Name', { exact: true }).fill('Striped cotton towel')
    await page.getByLabel('Price', { exact: true }).fill('350')
    await page.getByLabel('In stock').fill('4')
    await page.getByLabel('Delivery cost').fill('50')
    await page.getByLabel('Category').selectOption('Clothing')
    await page.getByLabel('Description', { exact: true }).fill('Hand-woven cotton, 70 by 140 cm.')
    const photo = { name: 'towel.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    await page.locator('input[type=file]').setInputFiles([photo])
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByLabel('Common name').fill('Towel')
    await page.getByLabel('Net quantity').fill('1 piece')
    await page.getByLabel('Address of the maker, packer or importer').fill('7 Weavers Lane, Nashik 422001')
    await button(page, 'Publish now').click()
    await page.getByText('Published. Everybody can find and buy it.').waitFor()
    product = '/product/striped-cotton-towel'
  })
})

describe('an order arrives', () => {
  let known = 0

  test('from a buyer with a number, who gives no e-mail', async () => {
    known = await textsToHer()
    const buyer = await openPage(await browser.newContext({ ...PHONE, baseURL: site.url }))
    await openAwake(buyer, product)
    await button(buyer, 'Add to cart').first().click()
    await expect.poll(async () => (await buyer.context().cookies()).some(({ name }) => name === 'diya-cart')).toBe(true)
    await openAwake(buyer, '/checkout')
    await buyer.getByLabel('Full name').fill('Bela Shah')
    await buyer.getByLabel('Mobile number').fill('98765 43502')
    await buyer.getByLabel('House and street').fill('3 College Road')
    await buyer.getByLabel('Town or village').fill('Pune')
    await buyer.getByLabel('PIN code', { exact: true }).fill('411001')
    await buyer.getByLabel('State or Union Territory').selectOption('Maharashtra')
    await button(buyer, /Order and pay ₹400/).click()
    await buyer.waitForURL('**/sandbox/**')
    await buyer.locator('summary', { hasText: 'Card' }).click()
    await button(buyer, /by test card/).click()
    await buyer.waitForURL('**/orders/*')
    await buyer.context().close()
  })

  test('she gets a text, which names neither the buyer nor the product, and shows nobody else the order', async () => {
    const link = await readShortLink(page, NUMBER, known)
    const [text] = await mailsTo(page, NUMBER)
    expect(text).toContain('You have a new order')
    expect(text).not.toMatch(/Bela|towel|College Road|Shobha/i)
    expect(await openElsewhere(link)).not.toMatch(/Bela|towel|College Road|Shobha/i)
    await page.goto(link)
    await page.waitForURL(/\/account\/shop\/orders\/[\da-f-]{36}$/)
    await page.getByText('Striped cotton towel').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })

  test('she sends it, and the buyer gets a text about it', async () => {
    const before = (await mailsTo(page, '+919876543502')).length
    await button(page, 'I have sent it').click()
    await page.getByText('Marked as sent.').waitFor()
    await readShortLink(page, '+919876543502', before)
    const [text] = await mailsTo(page, '+919876543502')
    expect(text).toContain('Your parcel is on its way.')
    expect(text).not.toMatch(/Bela|towel|College Road|Shobha/i)
  })
})

test('no page failed', () => {
  expect(troubles).toEqual([])
})
