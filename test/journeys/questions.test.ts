import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { phonePhoto, webm } from '#app/features/media/fixtures.test-support.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { openBrowser, waitUntilAwake } from '#test/browser.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { axeFindings } from './accessibility.ts'
import { join, mailsTo, readMail } from './member.ts'
import { copyDemoData, freePort, type Site, startSite } from './site.ts'

// A member asks a pickle seller a question and gets an answer; she buys the pickle and reviews it with a photo, and
// another member finds the review helpful. At 360 px.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const SHOP = 'savitri-nashik'
const PASSWORD = 'a lamp in the window'
const ASHA = { name: 'Asha Rao', email: 'asha-asks@example.com', password: PASSWORD }
const SAVITRI = { name: 'Savitri', email: 'savitri-sells@example.com', password: PASSWORD }

let dataDir = ''
let site: Site
let browser: Browser
let asha: Page
let savitri: Page
let product = ''
let orderPath = ''

beforeAll(async () => {
  dataDir = scratchFolder('journey')
  await copyDemoData(dataDir)
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  site = await startSite(env)
  browser = await openBrowser()
  ;[asha, savitri] = [await openPhone(), await openPhone()]
  await join(asha, ASHA, '/account')
  await join(savitri, SAVITRI, '/account')
  await site.close()
  await withDatabase(async ({ db }) => {
    const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, SAVITRI.email))
    const own = { userId: account?.id ?? '', noticeEmail: SAVITRI.email, state: 'Maharashtra' }
    const [shop] = await db.update(sellerProfiles).set(own).where(eq(sellerProfiles.slug, SHOP)).returning()
    const [pickle] = await db
      .select()
      .from(products)
      .where(eq(products.sellerId, shop?.id ?? ''))
    product = `/product/${pickle?.slug}`
  })
  site = await startSite(env)
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('a question to the maker', () => {
  test('of a visitor leads to the sign-in, which returns to the form', async () => {
    const page = await openPhone()
    await page.goto(product)
    await page.getByRole('link', { name: 'Sign in to ask a question' }).click()
    await page.waitForURL('**/auth?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toBe(`${product}/questions#ask`)
    await page.context().close()
  })

  test('with a phone number is masked, and its asker is told before and after', async () => {
    await asha.goto(product)
    await waitUntilAwake(asha)
    await asha.getByRole('link', { name: 'Ask Savitri a question' }).click()
    await asha.getByText(/We replace phone numbers, e-mail addresses/).waitFor()
    expect(await asha.getByLabel(/Shown as/).inputValue()).toBe('Asha')
    await asha.getByRole('button', { name: 'Send question' }).click()
    await asha.getByText('Write your question.').waitFor()
    await asha.getByLabel('Your question').fill('How hot is it? Call me on 98765 43210')
    await asha.getByRole('button', { name: 'Send question' }).click()
    await asha.getByText(/We will send you the answer\. We removed a phone number\./).waitFor()
    await asha.getByText('How hot is it? Call me on •••').waitFor()
    expect(await axeFindings(asha)).toEqual([])
    expect(await asha.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })

  test('is counted for the seller, who answers it; everybody reads the answer at once', async () => {
    // The words of an account of today are in no mail.
    expect(await readMail(savitri, SAVITRI.email)).toContain('New question about')
    await savitri.goto('/account/shop')
    await savitri.getByText('1 question to answer').waitFor()
    await savitri
      .getByRole('navigation')
      .getByRole('link', { name: /Questions/ })
      .click()
    await savitri.waitForURL('**/account/shop/questions')
    expect(await axeFindings(savitri)).toEqual([])
    expect(await savitri.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    await savitri.getByLabel('Your answer').first().fill('A little. I use Byadgi chillies.')
    await savitri.getByRole('button', { name: 'Publish answer' }).first().click()
    await savitri.getByText('Published. Everybody can read it on the product page.').waitFor()
    const stranger = await (await savitri.request.get(product, { headers: { Cookie: '' } })).text()
    expect(stranger).toContain('A little. I use Byadgi chillies.')
    expect(await readMail(asha, ASHA.email)).toContain('A little. I use Byadgi chillies.')
  })

  test('is asked without JavaScript too, and withdrawn', async () => {
    const context = await browser.newContext({
      ...PHONE,
      baseURL: site.url,
      javaScriptEnabled: false,
      storageState: await asha.context().storageState(),
    })
    const page = await context.newPage()
    await page.goto(product)
    await page.getByRole('link', { name: 'Ask Savitri a question' }).click()
    await page.getByLabel('Your question').fill('Does it keep without a fridge?')
    await page.getByLabel(/Shown as/).fill('')
    await page.getByRole('button', { name: 'Send question' }).click()
    await page.getByText('Your question was sent to the seller.').waitFor()
    await page
      .getByText(/^Anonymous, /)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Withdraw question' }).first().click()
    await page.getByText('Your question was withdrawn.').waitFor()
    await context.close()
    expect((await mailsTo(savitri, SAVITRI.email)).filter((mail) => mail.includes('fridge'))).toEqual([])
  })
})

describe('a review', () => {
  test('is written with a photo after delivery; a film does not fit', async () => {
    await asha.goto(product)
    await asha.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect.poll(async () => (await asha.context().cookies()).some(({ name }) => name === 'diya-cart')).toBe(true)
    await asha.goto('/checkout')
    await asha.getByLabel('Mobile number').fill('98765 43210')
    await asha.getByLabel('House and street').fill('12 Lake View')
    await asha.getByLabel('Town or village').fill('Pune')
    await asha.getByLabel('State or Union Territory').selectOption('Maharashtra')
    await asha.getByLabel('PIN code', { exact: true }).fill('411001')
    await asha.getByRole('button', { name: /Order and pay ₹/ }).click()
    await asha.waitForURL('**/sandbox/**')
    await asha.locator('summary', { hasText: 'Card' }).click()
    await asha.getByRole('button', { name: /by test card/ }).click()
    await asha.waitForURL('**/orders/*')
    await asha.getByRole('heading', { name: /Thank you/ }).waitFor()
    orderPath = new URL(asha.url()).pathname
    await savitri.goto('/account/shop/orders')
    await savitri.locator('main a[href*="/account/shop/orders/"]').first().click()
    await savitri.getByLabel('Courier').selectOption('India Post')
    await savitri.getByLabel('Tracking number').fill('EM123456789IN')
    await savitri.getByRole('button', { name: 'I have sent it' }).click()
    await savitri.getByText('Marked as sent.').waitFor()
    await asha.goto(orderPath)
    await waitUntilAwake(asha)
    await asha.getByRole('button', { name: /arrived|received/i }).click()
    await asha.locator('summary', { hasText: 'Review:' }).click()
    const field = asha.locator('details[open] input[type=file]')
    const film = { name: 'kitchen.webm', mimeType: 'video/webm', buffer: await webm() }
    await field.setInputFiles([film])
    await asha.getByText('Only photos fit here. Please choose a photo.').first().waitFor()
    await asha.getByRole('button', { name: 'Remove kitchen.webm' }).click()
    await field.setInputFiles([{ name: 'jar.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }])
    await asha.getByText('Ready', { exact: true }).waitFor()
    await asha.getByLabel('5 stars', { exact: true }).check()
    await asha.getByLabel('How is it? (optional)').fill('As from my mother.')
    expect(await axeFindings(asha)).toEqual([])
    await asha.getByRole('button', { name: 'Publish the review' }).click()
    await asha.getByText('Reviewed. Thank you.').waitFor()
  })

  test('is found helpful by another member, and its photo opens', async () => {
    const page = await openPhone()
    await join(page, { ...ASHA, name: 'Farida', email: 'farida-reads@example.com' }, '/account')
    await page.goto(product)
    await waitUntilAwake(page)
    const review = page.locator('li', { hasText: 'As from my mother.' }).last()
    await review.getByRole('button', { name: 'Helpful' }).click()
    await review.getByText('1 person found this helpful').waitFor()
    expect(await review.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('true')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    await review.getByRole('link', { name: 'Open photo 1 of 1' }).click()
    await page.waitForURL('**/media/**')
    await page.context().close()
  })
})

async function openPhone(): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url })
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

async function withDatabase(act: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir, onError: () => {} })
  await act(database).finally(() => database.close())
}
