import { join } from 'node:path'
import sharp from 'sharp'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printLedger } from '#app/features/ledger/print-ledger.test-support.ts'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import { decideApplication } from '#app/features/marketplace/applications/decide-application.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { orderShipments } from '#app/features/orders/tables.server.ts'
import { mistakes } from '#app/features/marketplace/product-information/mistakes-copy.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { openBrowser, waitUntilAwake } from '#test/browser.ts'
import { copy as uploadCopy } from '#app/features/media/upload/copy.ts'
import { copy as formCopy } from '#app/ui/form/copy.ts'
import { axeFindings } from './accessibility.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { pressOnSlowLine, pressWithoutLine } from './lines.ts'
import { leftBehind } from './typed-form.ts'
import { type Site, startSite } from './site.ts'

// A woman opens a shop and lists a product; a guest buys it together with another seller's product in one payment. One
// shipment is sent, the other cancelled. At the end the ledger is compared as a table.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const HANSA = { email: 'hansa-sells@example.com', password: 'a lamp in the window' }
const draftCopy = formCopy.draft
const REFUND_MS_MAX = 60_000

let env: OwnSettings
let site: Site
let browser: Browser
let hansa: BrowserContext
let guest: BrowserContext
let page: Page
let buying: Page
let orderPath = ''
const troubles: string[] = []

beforeAll(async () => {
  env = await ownSettings()
  site = await startSite(env)
  browser = await openBrowser()
  hansa = await browser.newContext({ ...PHONE, baseURL: site.url })
  guest = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await openPage(hansa)
  buying = await openPage(guest)
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('Hansa, who weaves in Bhuj', () => {
  test('signs up and applies, with a mistake first and a picture of her work', async () => {
    await page.goto('/auth?tab=join&next=/account/shop')
    await page.getByLabel('Your name').fill('Hansa')
    await page.getByLabel('E-mail').fill(HANSA.email)
    await page.getByLabel('Password', { exact: true }).fill(HANSA.password)
    await page.getByRole('button', { name: 'Join Us' }).click()
    await page.getByRole('heading', { name: 'Open your shop' }).waitFor()
    await page.getByLabel('Name of your shop').fill('Hansa of Bhuj')
    await page.getByLabel('What you make, and your story').fill('I weave stoles of camel wool on my mother’s loom.')
    await page.getByLabel('Your region', { exact: true }).selectOption({ label: 'Kutch, India' })
    await page.getByLabel('State that you send parcels from').selectOption('Gujarat')
    await page.getByLabel('District', { exact: true }).fill('Kachchh')
    await page.getByLabel('Your name as in your documents').fill('Hansaben Vankar')
    await page.getByLabel('Address where you work').fill('4 Loom Street, Bhuj 370001')
    await page.getByLabel('Phone number').fill('98765')
    await page.locator('input[type=file]').setInputFiles([await photo('loom.jpg', '#7a4b2a')])
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByLabel(/I will describe my products truthfully/).check()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Send my application' }).click()
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
    expect(await page.getByLabel('Your name as in your documents').inputValue()).toBe('Hansaben Vankar')
    await page.getByLabel('Phone number').fill('9876543210')
    await page.getByRole('button', { name: 'Send my application' }).click()
    await page.getByText('We have received your application', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('is approved by an operator', async () => {
    await withDatabase(async (database) => {
      const [application] = await database.db.select().from(sellerApplications)
      const [region] = await database.db.select({ id: sellerProfiles.regionId }).from(sellerProfiles)
      const until = new Date(Date.now() + 300 * DAY_MS)
      const outcome = await decideApplication(
        {
          db: database.db,
          actor: DEMO_OPERATOR,
          now: new Date(),
          requestId: 'journey',
          sealer: await openSecrets({ directory: join(env.DATA_DIR, 'keys') }),
        },
        {
          id: application?.id ?? '',
          site: { siteUrl: site.url, brandName: 'Diya' },
          verdict: 'approved',
          regionId: application?.regionId ?? region?.id ?? '',
          shop: null,
          checks: [{ kind: 'identity', note: 'Voter ID seen in a video call', validUntil: until }],
        },
      )
      expect(outcome).toMatchObject({ ok: true })
      // Now with a GST number, which is required to deliver to other States.
      await database.db.update(sellerProfiles).set({ deliversTo: 'india' })
    })
  })

  test('lists a stole on her phone', async () => {
    await page.goto('/account/shop/products/new')
    await page.getByLabel('Name', { exact: true }).fill('Camel wool stole')
    await page.getByLabel('Price', { exact: true }).fill('0')
    await page.getByLabel('In stock').fill('3')
    await page.getByLabel('Delivery cost').fill('60')
    await page.getByLabel('Category').selectOption('Clothing')
    await page.getByLabel('Description', { exact: true }).fill('Undyed camel wool, 70 by 200 cm.')
    const stole = await photo('stole.jpg', '#b0562a')
    await page.locator('input[type=file]').setInputFiles([stole])
    await page.getByText('Ready', { exact: true }).waitFor()
    // Her phone throws the tab away.
    await expect.poll(() => leftBehind(page)).toMatch(/Undyed camel wool.*uploads/)
    await page.goto('about:blank')
    await page.goto('/account/shop/products/new')
    await page.getByText(draftCopy.kept).waitFor()
    expect(await page.getByLabel('Category').inputValue()).toBe('Clothing')
    await page.getByText(uploadCopy.lost.image).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await hansa.setOffline(true)
    await page.locator('input[type=file]').setInputFiles([stole])
    await page.getByText(uploadCopy.failed.network).first().waitFor()
    await hansa.setOffline(false)
    await page.getByRole('button', { name: 'Try again: stole.jpg' }).click()
    await page.getByText('Ready', { exact: true }).waitFor()
    expect(await page.getByText(uploadCopy.lost.image).count()).toBe(0)
    const publish = page.getByRole('button', { name: 'Publish now' })
    await publish.click()
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
    await page.getByLabel('Price', { exact: true }).fill('1,450')
    await publish.click()
    await page.getByText(mistakes.missing.commonName).waitFor()
    expect(await page.getByLabel('FSSAI number').isVisible()).toBe(false)
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Common name').fill('Stole')
    await page.getByLabel('Net quantity').fill('1 piece')
    await page.getByLabel('Address of the maker, packer or importer').fill('Post Box 9, Bhuj, Gujarat 370001')
    await page.getByText('Ready', { exact: true }).waitFor()
    await pressWithoutLine(page, publish)
    await page.getByText('Ready', { exact: true }).waitFor()
    await pressOnSlowLine(page, publish)
    await page.getByText('Published. Everybody can find and buy it.').waitFor()
    expect(await leftBehind(page)).not.toContain('Undyed camel wool')
    expect(await axeFindings(page)).toEqual([])
  })

  test('shows a picture of herself in her shop, and a mistake in the form does not lose it', async () => {
    await page.goto('/account/shop/settings')
    await waitUntilAwake(page)
    // The second one is of the shop in Hindi.
    const story = page.getByLabel('What you make, and your story').first()
    await story.fill('')
    await page.locator('input[type=file]').setInputFiles([await photo('hansa.jpg', '#5b3a6e')])
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
    await story.fill('I weave stoles of camel wool.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved. Visitors can see it now.').waitFor()
    await page.getByLabel('Remove my picture').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.goto('/sellers/hansa-of-bhuj')
    const portrait = page.getByRole('img', { name: 'Picture of Hansa of Bhuj' })
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('a guest', () => {
  test('finds the stole, opens the shop, and adds it to the cart with a jar of pickle', async () => {
    await buying.goto('/empowerher?q=camel')
    await buying
      .getByRole('link', { name: /Camel wool stole/ })
      .first()
      .click()
    await buying.waitForURL('**/product/camel-wool-stole*')
    await buying.getByText('Only 3 left').waitFor()
    await buying.locator('summary', { hasText: 'What the market desk has checked' }).click()
    await buying.getByText('Voter ID seen in a video call').waitFor()
    await buying.getByText('Delivery ₹60').waitFor()
    expect(await axeFindings(buying)).toEqual([])
    expect(await buying.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    await buying.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect.poll(() => cartOf(guest)).toContain('camel-wool-stole')
    const pickle = await findOfSavitri()
    await buying.goto(`/product/${pickle}`)
    await buying.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect.poll(() => cartOf(guest)).toContain(pickle)
  })

  test('orders both with one payment, after a mistake in the PIN code', async () => {
    await buying.goto('/cart')
    await buying.getByRole('link', { name: /Checkout/ }).click()
    await buying.waitForURL('**/checkout*')
    await buying.getByLabel('Full name').fill('Asha Rao')
    await buying.getByLabel('Mobile number').fill('98765 43210')
    await buying.getByLabel('House and street').fill('12 Lake View')
    await buying.getByLabel('Town or village').fill('Pune')
    await buying.getByLabel('State or Union Territory').selectOption('Maharashtra')
    await buying.getByLabel('PIN code', { exact: true }).fill('4110')
    expect(await axeFindings(buying)).toEqual([])
    const checkout = buying.url()
    await expect.poll(() => leftBehind(buying)).toContain('12 Lake View')
    await buying.goto('about:blank')
    await buying.goto(checkout)
    await buying.getByText(draftCopy.kept).waitFor()
    await buying.getByRole('button', { name: /Order and pay/ }).click()
    await expect.poll(() => buying.locator('[aria-invalid=true]').count()).toBe(1)
    expect(await buying.getByLabel('House and street').inputValue()).toBe('12 Lake View')
    await buying.getByLabel('PIN code', { exact: true }).fill('411001')
    await buying.getByRole('button', { name: /Order and pay ₹/ }).click()
    await buying.waitForURL('**/sandbox/**')
    expect(await leftBehind(buying)).not.toMatch(/Lake View|98765/)
    await buying.locator('summary', { hasText: 'Card' }).click()
    await buying.getByRole('button', { name: /by test card/ }).click()
    await buying.waitForURL('**/orders/*')
    await buying.getByRole('heading', { name: 'Thank you, Asha Rao' }).waitFor()
    orderPath = new URL(buying.url()).pathname
    await expect.poll(() => cartOf(guest)).toBe('')
    expect(await axeFindings(buying)).toEqual([])
    expect(await buying.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })
})

describe('one order, two parcels', () => {
  test('Hansa sees the address, and sends her shipment', async () => {
    await page.goto('/account/shop/orders')
    await page.getByRole('link', { name: /Camel wool stole/ }).click()
    await page.getByText('12 Lake View').waitFor()
    await page.getByLabel('Courier').selectOption('India Post')
    await page.getByLabel('Tracking number').fill('EM123456789IN')
    await page.getByRole('button', { name: 'I have sent it' }).click()
    await page.getByText('Marked as sent. The buyer gets a message and the invoice.').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
    const openTab = page.getByRole('navigation').getByRole('link', { name: 'Shop settings' })
    await page.goto('/account/shop/settings')
    const { x, width } = (await openTab.boundingBox()) ?? { x: Infinity, width: 0 }
    expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width)
  })

  test('the guest tracks the shipment, downloads the invoice, and cancels the other', async () => {
    await buying.goto(orderPath)
    await buying.getByText('India Post EM123456789IN').waitFor()
    const invoice = await buying.getByRole('link', { name: /Invoice .*PDF/ }).getAttribute('href')
    const pdf = await buying.request.get(invoice ?? '/nothing')
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    await buying.getByRole('link', { name: /^Invoice [\d-]+$/ }).click()
    await buying.getByRole('heading', { name: 'Bill', level: 1 }).waitFor()
    expect(await axeFindings(buying)).toEqual([])
    await buying.getByRole('link', { name: 'Back to the order' }).click()
    await buying.getByText('India Post EM123456789IN').waitFor()
    const cancel = buying.locator('summary', { hasText: 'Cancel this parcel' })
    expect(await cancel.count()).toBe(1)
    await cancel.click()
    await buying.getByRole('button', { name: 'Yes, cancel it' }).click()
    await buying.getByText('Refund', { exact: true }).first().waitFor()
    // The refund is sent by a background job.
    await expect
      .poll(() => buying.goto(orderPath).then(() => buying.getByText('Refunded so far').count()), {
        timeout: REFUND_MS_MAX,
        interval: 2_000,
      })
      .toBeGreaterThan(0)
    expect(await axeFindings(buying)).toEqual([])
  })

  test('nobody else opens the order, and Hansa sees only her shipment', async () => {
    expect((await buying.request.get('/orders/AAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(404)
    await page.goto('/account/shop/orders?show=done')
    await page.getByText('Nothing yet').waitFor()
    expect(troubles).toEqual([])
  })

  test('the ledger contains both shipments', async () => {
    let book = ''
    await withDatabase(async ({ db }) => {
      const names = new Map((await db.select().from(sellerProfiles)).map(({ id, displayName }) => [id, displayName]))
      const parts = await db.select().from(orderShipments).orderBy(orderShipments.position)
      const lines = []
      for (const { id } of parts) lines.push(...(await listPostings(db, { subject: `order-part:${id}` })))
      book = printLedger(lines, Object.fromEntries(names))
    })
    const undated = book.replaceAll(/\d{4}-\d\d-\d\d/g, 'YYYY-MM-DD')
    expect(undated).toMatchInlineSnapshot(`
      "date        transfer      account                               debit  credit
      YYYY-MM-DD  order         asset:gateway:sandbox                ₹1,510
                                liability:seller-held:Hansa of Bhuj          ₹1,510
      YYYY-MM-DD  order         asset:gateway:sandbox                  ₹220
                                liability:seller-held:Savitri                  ₹220
      YYYY-MM-DD  order-refund  liability:seller-held:Savitri          ₹220
                                liability:refunds                              ₹220
      YYYY-MM-DD  refund        liability:refunds                      ₹220
                                asset:gateway:sandbox                          ₹220"
    `)
  })
})

const cartOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'diya-cart')?.value ?? ''

/** A product in rupees of another seller. */
async function findOfSavitri(): Promise<string> {
  const answer = await buying.request.get('/api/v1/products?q=pickle')
  const { products } = (await answer.json()) as { products: { slug: string; currency: string }[] }
  return products.find(({ currency }) => currency === 'INR')?.slug ?? ''
}

async function withDatabase(act: (database: Database) => Promise<void>): Promise<void> {
  site = await changeRows(site, env, act)
}

async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage()
  opened.setDefaultTimeout(15_000)
  opened.on('pageerror', (error) => troubles.push(String(error)))
  return opened
}
