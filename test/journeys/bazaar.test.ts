import { eq } from 'drizzle-orm'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { mistakes } from '#app/features/marketplace/product-information/mistakes-copy.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { axeFindings } from './accessibility.ts'
import { holdRequests } from './hold-requests.ts'
import { join as joinAs } from './member.ts'
import { copyDemoData, type Site, startSite } from './site.ts'

// A seller of pickles lists three weights with all that the law asks, is asked, and answers. A buyer in another State
// buys from two sellers and reviews with a photo; a guest without JavaScript buys two weights. At 360 px.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const PASSWORD = 'a lamp in the window'
const MEERA = { name: 'Meera', email: 'meera-sells@example.com', password: PASSWORD }
const ASHA = { name: 'Asha Rao', email: 'asha-buys@example.com', password: PASSWORD }
const LISTINGS = '/account/shop/products'

let dataDir = ''
let site: Site
let browser: Browser
let meera: BrowserContext
let page: Page
let asha: Page
let guest: Page
let listing = ''
let product = ''
let order = ''

beforeAll(async () => {
  dataDir = scratchFolder('journey')
  await copyDemoData(dataDir)
  site = await startSite({ DATA_DIR: dataDir })
  browser = await openBrowser()
  meera = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await meera.newPage()
  // Requests of a service worker cannot be held.
  asha = await (await browser.newContext({ ...PHONE, baseURL: site.url, serviceWorkers: 'block' })).newPage()
  await joinAs(page, MEERA, '/account')
  await joinAs(asha, ASHA, '/account')
  const port = new URL(site.url).port
  await site.close()
  await giveShop()
  site = await startSite({ DATA_DIR: dataDir, PORT: port })
  guest = await (await browser.newContext({ ...PHONE, baseURL: site.url, javaScriptEnabled: false })).newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Makes Meera the owner of a shop of the demo data that delivers all over India. */
async function giveShop(): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined, onError: () => {} })
  const [user] = await database.db.select().from(users).where(eq(users.email, MEERA.email))
  const [shop] = await database.db.select().from(sellerProfiles).where(eq(sellerProfiles.deliversTo, 'india')).limit(1)
  await database.db
    .update(sellerProfiles)
    .set({ userId: user?.id ?? '' })
    .where(eq(sellerProfiles.id, shop?.id ?? ''))
  await database.close()
}

/** Chooses a variant on the product's page, and adds it unless it is sold out. */
async function addToCart(value: string, { isSoldOut = false } = {}): Promise<void> {
  await asha.getByRole('link', { name: value }).click()
  await asha.locator('.buy-box a[aria-current]').filter({ hasText: value }).waitFor()
  if (isSoldOut) return void (await asha.getByText('Save it for later and check again.').waitFor())
  const before = await cartLength()
  await asha.locator('.buy-box').getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(cartLength).toBe(before + 1)
}

/** Items in Asha's cart. */
const cartLength = async (): Promise<number> => {
  const cart = (await asha.context().cookies()).find(({ name }) => name === 'diya-cart')?.value
  return cart ? cart.split('.').length : 0
}

async function payByCard(buyer: Page): Promise<void> {
  await buyer.waitForURL('**/sandbox/**')
  await buyer.locator('summary', { hasText: 'Card' }).click()
  await buyer.getByRole('button', { name: /by test card/ }).click()
  await buyer.waitForURL('**/orders/*')
}

async function tellWhatTheLawAsks(): Promise<void> {
  await page.getByLabel('Common name').fill('Garlic pickle')
  await page.getByLabel('Net quantity').fill('250 g')
  await page.getByRole('radio', { name: 'Vegetarian', exact: true }).check()
  await page.getByLabel('Ingredients').fill('Garlic, mustard oil, salt')
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await page.getByLabel('Best before').fill('9 months')
  await page.getByLabel('FSSAI number').fill('1152 1998 0001 23')
  await page.getByLabel('Maker, packer or importer', { exact: true }).fill('Meera Pickles')
  await page.getByLabel('Address of the maker, packer or importer').fill('Unit 4, Mahila Udyog Kendra, Nashik 422001')
  await page.getByLabel('Country of origin').fill('India')
}

const row = (title: string) => page.getByRole('group', { name: title, exact: true })

describe('a seller of pickles', () => {
  test('saves a draft, names the weights, and sees one row for each with the first price filled in', async () => {
    await page.goto(`${LISTINGS}/new`)
    await page.getByLabel('Name', { exact: true }).fill('Garlic pickle')
    await page.getByLabel('Price', { exact: true }).fill('220')
    await page.getByLabel('In stock').fill('8')
    await page.getByLabel('Category').selectOption('Food')
    await page.getByLabel('Delivery cost').fill('40')
    await page.getByLabel('HSN code').fill('2001')
    await page.getByLabel('GST rate').selectOption('5')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await page.getByText('Saved as a draft.').waitFor()
    listing = new URL(page.url()).pathname
    await page.getByLabel('Option 1').fill('Weight')
    await page.getByLabel('Values').first().fill('250 g, 500 g, 1 kg')
    await page.getByRole('button', { name: 'Show the table' }).click()
    await page.getByText('3 variants. Enter price and stock of each, then save.').waitFor()
    expect(await row('250 g').getByLabel('In stock').inputValue()).toBe('8')
    expect(await row('1 kg').getByLabel('Price (INR)').inputValue()).toBe('220')
    expect(await axeFindings(page)).toEqual([])
  })

  test('gets a mistake at its row, keeps everything, and saves', async () => {
    await row('250 g').getByLabel('Price (INR)').fill('120')
    await row('500 g').getByLabel('In stock').fill('5')
    await row('1 kg').getByLabel('Price (INR)').fill('')
    await row('1 kg').getByLabel('In stock').fill('0')
    await page.getByRole('button', { name: 'Save the variants' }).click()
    await page.getByText('Enter a price.').waitFor()
    expect(await row('250 g').getByLabel('Price (INR)').inputValue()).toBe('120')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rowPrice')
    await row('1 kg').getByLabel('Price (INR)').fill('400')
    await page.getByRole('button', { name: 'Save the variants' }).click()
    await page.getByText('The variants are saved.').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText(mistakes.missing.ingredients).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await tellWhatTheLawAsks()
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Saved and published. Everybody can find and buy it.').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('a buyer in another State', () => {
  test('asks the maker, who answers in public', async () => {
    await asha.goto('/empowerher?q=achar')
    const card = asha.getByRole('article').filter({ hasText: 'Garlic pickle' })
    await card.getByRole('heading').getByRole('link').click()
    await asha.waitForURL('**/product/*')
    product = new URL(asha.url()).pathname
    await asha.getByRole('link', { name: /^Ask .* a question$/ }).click()
    await asha.getByLabel('Your question').fill('Is the oil from a wooden press?')
    await asha.getByRole('button', { name: 'Send question' }).click()
    await asha.getByText(/Your question was sent to the seller/).waitFor()
    await page.goto('/account/shop/questions')
    await page.getByLabel('Your answer').first().fill('Yes, from the press in our street.')
    await page.getByRole('button', { name: 'Publish answer' }).first().click()
    await page.getByText('Published. Everybody can read it on the product page.').waitFor()
    await asha.goto(product)
    await asha.getByText('Yes, from the press in our street.').waitFor()
  })

  test('checks the delivery to her PIN code, and buys a weight of one seller and a colour of another', async () => {
    await asha.getByLabel('Check delivery').fill('682001')
    await asha.getByRole('button', { name: 'Check', exact: true }).click()
    await asha.getByText('To Ernakulam, Kerala: delivery ₹40').waitFor()
    await addToCart('1 kg', { isSoldOut: true })
    await addToCart('500 g')
    // From here on no press may reload the page.
    await openAwake(asha, '/product/terracotta-jhumka-pair')
    await addToCart('Charcoal')
    // An impatient press while the other colour is on its way adds nothing.
    const held = await holdRequests(asha)
    await asha.getByRole('link', { name: 'Terracotta and white' }).click()
    await asha.locator('.buy-box button[aria-busy=true]').click()
    held.release()
    await asha.locator('.buy-box a[aria-current]').filter({ hasText: 'Terracotta and white' }).waitFor()
    expect(await cartLength()).toBe(2)
    await asha.goto('/cart')
    const cart = await asha.getByRole('main').innerText()
    for (const words of ['Garlic pickle, 500 g', 'Terracotta jhumka, pair, Charcoal']) expect(cart).toContain(words)
    expect(await asha.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    await asha.goto('/checkout')
    await asha.getByLabel('Mobile number').fill('98765 43210')
    await asha.getByLabel('House and street').fill('7 Broadway')
    await asha.getByLabel('Town or village').fill('Kochi')
    await asha.getByLabel('PIN code', { exact: true }).fill('411001')
    await asha.getByLabel('State or Union Territory').selectOption('Kerala')
    await asha.getByRole('button', { name: /Order and pay ₹440/ }).click()
    await asha.getByText('This PIN code is in Maharashtra. Correct it, or choose another State.').waitFor()
    await asha.getByLabel('PIN code', { exact: true }).fill('682001')
    await asha.getByRole('button', { name: /Order and pay ₹440/ }).click()
    await payByCard(asha)
    order = new URL(asha.url()).pathname
    expect(await asha.getByRole('main').innerText()).toMatch(
      /Garlic pickle, 500 g[\s\S]*Terracotta jhumka, pair, Charcoal/,
    )
  })

  test('reviews the pickle with a photo once it has arrived', async () => {
    await page.goto('/account/shop/orders')
    await page.locator('main a[href*="/account/shop/orders/"]').first().click()
    await page.getByRole('button', { name: 'I have sent it' }).click()
    await page.getByText('Marked as sent.').waitFor()
    await asha.goto(order)
    await waitUntilAwake(asha)
    await asha.getByRole('button', { name: /arrived|received/i }).click()
    await asha.locator('summary', { hasText: 'Review: Garlic pickle' }).click()
    const photo = { name: 'jar.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    await asha.locator('details[open] input[type=file]').setInputFiles([photo])
    await asha.getByText('Ready', { exact: true }).waitFor()
    await asha.getByLabel('5 stars', { exact: true }).check()
    await asha.getByRole('button', { name: 'Publish the review' }).click()
    await asha.getByText('Reviewed. Thank you.').waitFor()
    await asha.goto(product)
    await asha.getByText('Verified purchase').waitFor()
    await asha.getByRole('link', { name: 'Open photo 1 of 1' }).waitFor()
  })
})

describe('a guest without JavaScript', () => {
  test('sees from which price it begins, chooses two weights, and that the third is sold out', async () => {
    await guest.goto('/empowerher?q=garlic+pickle')
    const card = guest.getByRole('article').filter({ hasText: 'Garlic pickle' })
    expect(await card.innerText()).toContain('from ₹120')
    await card.getByRole('link', { name: /^Choose/ }).click()
    await guest.getByRole('link', { name: '500 g' }).click()
    await guest.getByRole('button', { name: 'Add to cart' }).first().click()
    await guest.getByRole('link', { name: '250 g' }).click()
    await guest.getByLabel('Quantity').fill('2')
    await guest.getByRole('button', { name: 'Add to cart' }).first().click()
    await guest.getByRole('link', { name: /1 kg/ }).click()
    expect(await guest.locator('.buy-box').innerText()).toContain('Save it for later and check again.')
  })

  test('pays for both, and the order names each', async () => {
    await guest.goto('/cart')
    const cart = await guest.getByRole('main').innerText()
    expect(cart).toContain('Garlic pickle, 500 g')
    expect(cart).toContain('Garlic pickle, 250 g')
    expect(cart).toMatch(/Total\s*₹500/)
    await guest.getByRole('link', { name: 'Checkout' }).click()
    await guest.getByLabel('Full name').fill('Asha Rao')
    await guest.getByLabel('Mobile number').fill('9876543210')
    await guest.getByLabel('House and street').fill('12 Lake View')
    await guest.getByLabel('Town or village').fill('Pune')
    await guest.getByLabel('PIN code', { exact: true }).fill('411001')
    await guest.getByLabel('State or Union Territory').selectOption('Maharashtra')
    await guest.getByRole('button', { name: /Order and pay ₹500/ }).click()
    await payByCard(guest)
    await expect
      .poll(async () => guest.reload().then(() => guest.getByRole('main').innerText()))
      .toMatch(/Thank you, Asha Rao[\s\S]*Garlic pickle, 250 g/)
    await page.goto('/account/shop/orders')
    expect(await page.getByRole('main').innerText()).toContain('Garlic pickle, 500 g')
    await page.goto(listing)
    expect(await row('250 g').getByLabel('In stock').inputValue()).toBe('6')
    expect(await row('500 g').getByLabel('In stock').inputValue()).toBe('3')
  })
})
