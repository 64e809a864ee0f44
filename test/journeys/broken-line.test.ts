import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAwake } from '#test/browser.ts'
import { copy } from '#app/shell/connection/copy.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, followFooter } from './member.ts'
import { holdRequests } from './hold-requests.ts'
import { codeOf } from './route-code.ts'
import { setStage } from './stage.ts'
import { typeMessage } from './typed-form.ts'

// The line breaks in the middle: nothing that was typed or loaded is lost, and the second try counts once.

const QUIET_MS = 300
const OFFLINE = copy.notSent.offline
const MESSAGE = 'The dupatta came with a stain.\nMay I send it back?'

let context: BrowserContext
let page: Page
const stage = setStage((visit) => {
  ;({ context, page } = visit)
})

const offline = (isOffline: boolean) => context.setOffline(isOffline)
const toast = (words: string) => page.getByRole('alert').getByText(words).waitFor()

test('a message sent without a connection stays, and the next press sends it', async () => {
  await openAwake(page, '/contact')
  await typeMessage(page)
  await offline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await toast(OFFLINE)
  expect(await page.getByLabel('Your message').inputValue()).toBe('The dupatta came with a stain.')
  await offline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Your code/i)
})

test('a message sent before the code of the page could be loaded stays, and the next press sends it', async () => {
  ;({ context, page } = await stage.openVisit({ isFirst: true }))
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('hydrate') ? route.continue() : route.abort(),
  )
  await page.goto('/contact')
  await typeMessage(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await toast(OFFLINE)
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Your code/i)
})

test('a search sent before the code of the page could be loaded keeps its words, and is made with the connection', async () => {
  ;({ context, page } = await stage.openVisit({ isFirst: true }))
  await page.goto('/empowerher')
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('pickle')
  await page.getByRole('searchbox').press('Enter')
  await toast(OFFLINE)
  expect(await page.getByRole('searchbox').inputValue()).toBe('pickle')
  await context.setOffline(false)
  await page.waitForURL('**/empowerher?q=pickle')
  await page.getByText('Mango pickle').first().waitFor()
})

test('a part of a page whose code cannot be fetched leaves the page as it is, and comes with the next attempt', async () => {
  await page.route('**/assets/companion-*.js', (route) => route.abort())
  await openAwake(page, '/solve')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Torch' }).first().click()
  await toast(copy.notLoaded)
  expect(new URL(page.url()).pathname).toBe('/solve')
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('.companion').count()).toBe(0)
  await page.unroute('**/assets/*.js')
  await page.unroute('**/assets/companion-*.js')
  await page.getByRole('link', { name: 'Torch' }).first().click()
  await page.getByRole('dialog').getByLabel('Write to Torch').waitFor()
  await page.locator('.companion').first().waitFor({ state: 'attached' })
})

test('a link without a connection keeps the page, also where its code was never loaded, and works afterwards', async () => {
  await openAwake(page, '/contact')
  await typeMessage(page)
  await offline(true)
  await followFooter(page, '/impact')
  await toast(copy.notLoaded)
  expect(new URL(page.url()).pathname).toBe('/contact')
  expect(await page.getByLabel('Your message').inputValue()).toBe('The dupatta came with a stain.')
  await offline(false)
  await followFooter(page, '/impact')
  await page.waitForURL(atPath('/impact'))
  expect(await page.locator('h1').count()).toBe(1)
})

test('a link of an old version of the site, whose code is gone, opens its page as a document', async () => {
  await openAwake(page, '/contact')
  // Not with `times: 1`: the browser may lose a navigation that begins while its last route is removed.
  let isGone = true
  await page.route(`**${await codeOf(page, '/impact')}`, (route) => {
    if (!isGone) return route.continue()
    isGone = false
    return route.fulfill({ status: 404, body: '' })
  })
  const opened = page.waitForEvent('domcontentloaded')
  await followFooter(page, '/impact')
  await opened
  expect(new URL(page.url()).pathname).toBe('/impact')
  expect(await page.locator('h1').count()).toBe(1)
})

test('a link to a campaign without a connection keeps the page, and on a slow line shows its layout first', async () => {
  await openAwake(page, '/campaign/rukmini-grocery/support')
  await page.locator('input[name=name]').fill('Asha')
  const back = page.locator('main a[href="/campaign/rukmini-grocery"]').first()
  await offline(true)
  await back.click()
  await toast(copy.notLoaded)
  expect(new URL(page.url()).pathname).toBe('/campaign/rukmini-grocery/support')
  expect(await page.locator('input[name=name]').inputValue()).toBe('Asha')
  await offline(false)
  const held = await holdRequests(page)
  await back.click()
  await page.getByRole('status').filter({ hasText: 'Loading the campaign' }).waitFor()
  held.release()
  await page.waitForURL(atPath('/campaign/rukmini-grocery'))
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Loading the campaign' }).count()).toBe(0)
  expect(await page.locator('h1').count()).toBe(1)
})

test('a link without its code does not end a form that is being sent, and the code is fetched once', async () => {
  await openAwake(page, '/contact')
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname))
  await typeMessage(page)
  const held = await holdRequests(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('[data-busy]').first().waitFor()
  await followFooter(page, '/impact')
  await toast(copy.notLoaded)
  held.release()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/Your code/i)
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.unroute('**/assets/*.js')
  fetched.length = 0
  await followFooter(page, '/impact')
  await page.waitForURL(atPath('/impact'))
  await followFooter(page, '/about')
  await page.waitForURL(atPath('/about'))
  const files = fetched.filter((path) => path.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  expect(files).toEqual([...new Set(files)])
})

test('Back without a connection keeps the page and its place in the history', async () => {
  await openAwake(page, '/about')
  await followFooter(page, '/contact')
  await page.waitForURL(atPath('/contact'))
  await typeMessage(page)
  await offline(true)
  await page.evaluate(() => history.back())
  await toast(copy.notLoaded)
  await page.waitForURL(atPath('/contact'))
  expect(await page.getByLabel('Your message').inputValue()).toBe('The dupatta came with a stain.')
  await offline(false)
  await page.evaluate(() => history.back())
  await page.waitForURL(atPath('/about'))
})

test('a filter of the market that fails keeps the list and says so', async () => {
  await openAwake(page, '/empowerher')
  const list = () => page.locator('main article h3').allInnerTexts()
  const before = await list()
  expect(before.length).toBeGreaterThan(3)
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }))
  await page.getByRole('searchbox').fill('saree')
  await page.getByRole('searchbox').press('Enter')
  await toast(copy.notLoaded)
  expect(await list()).toEqual(before)
  await page.unroute('**/*.data*')
})

test('a menu opened while a page still loads stays open, and closes when one of its links is pressed', async () => {
  await openAwake(page, '/how-it-works')
  const campaigns = await holdRequests(page, '**/campaign.data*')
  const menu = page.locator('.menu')
  const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
  const heading = page.getByRole('heading', { name: 'Campaigns', level: 1 })
  await openMenu()
  await menu.getByRole('link', { name: 'Donate' }).click()
  await menu.waitFor({ state: 'hidden' })
  expect(await heading.count()).toBe(0)
  await openMenu()
  await menu.waitFor()
  campaigns.release()
  await heading.waitFor()
  await page.waitForTimeout(QUIET_MS)
  expect(await menu.isVisible()).toBe(true)
  await page.goBack()
  await menu.waitFor({ state: 'hidden' })
})

test('a variant chosen before the cart has answered is shown, and the cart has the one of before', async () => {
  await openAwake(page, '/product/terracotta-jhumka-pair')
  const cart = await holdRequests(page, '**/cart.data*')
  const variant = await holdRequests(page, '**/product/*.data*')
  await page.locator('.buy-box').getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Charcoal' }).click()
  await page.locator('.buy-box button[aria-busy=true]').waitFor()
  const answered = page.waitForResponse(/cart\.data/)
  cart.release()
  await answered
  // Time for the router to handle the answer.
  await page.waitForTimeout(QUIET_MS)
  variant.release()
  await page.locator('.buy-box a[aria-current]').filter({ hasText: 'Charcoal' }).waitFor()
  await page.getByRole('link', { name: /^Cart, 1/ }).waitFor()
  await page.goto('/cart')
  const words = await page.getByRole('main').innerText()
  expect(words).toContain('Terracotta jhumka, pair, Terracotta')
  expect(words).not.toContain('Charcoal')
})

test('a gift form sent without a connection keeps the amount and the name', async () => {
  await openAwake(page, '/campaign/rukmini-grocery/support')
  await page.locator('input[name=name]').fill('Asha')
  await offline(true)
  await page.locator('main form .btn.primary').click()
  await toast(OFFLINE)
  expect(await page.locator('input[name=name]').inputValue()).toBe('Asha')
})

test('on a slow line the pressed button stays readable, says that it works, and posts once', async () => {
  await openAwake(page, '/campaign/rukmini-grocery/support')
  await page.locator('input[name=name]').fill('Asha')
  await page.locator('input[name=contact]').fill('asha@example.org')
  await page.getByLabel('Yes, I am an Indian citizen').check()
  let posted = 0
  page.on('request', (request) => request.method() === 'POST' && posted++)
  const held = await holdRequests(page)
  const button = page.locator('main form .btn.primary')
  await button.click()
  await page.locator('.btn.primary[data-busy]').waitFor()
  expect(await page.getByRole('status').filter({ hasText: copy.wait }).count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  await button.click()
  await page.keyboard.press('Enter')
  held.release()
  await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
  await expect.poll(() => page.locator('[data-busy]').count(), { timeout: 10_000 }).toBe(0)
  expect(posted).toBe(1)
})

// The server cannot accept a form for a moment.

test('a form that could not be sent keeps its text, says so, and is sent with the next press', async () => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  await openAwake(page, '/contact')
  await typeMessage(page, MESSAGE)
  let refused = 0
  await page.route('**/*.data*', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    refused++
    return route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' })
  })
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await toast(copy.notSent.away)
  expect(refused).toBe(1)
  expect(await page.getByLabel('Your name').inputValue()).toBe('Asha')
  expect(await page.getByLabel('What is it about?').inputValue()).toBe('feedback')
  expect(await page.getByLabel('Your message').inputValue()).toBe(MESSAGE)
  expect(await axeFindings(page)).toEqual([])
  await page.unroute('**/*.data*')
  await send.click()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/24-48 hours|code/i)
  await expect
    .poll(() =>
      page
        .getByLabel('Your message')
        .inputValue({ timeout: 500 })
        .catch(() => ''),
    )
    .toBe('')
  expect(troubles).toEqual([])
})

test('a page that cannot be loaded leaves the page that is shown, and says so', async () => {
  await openAwake(page, '/about')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' }))
  await followFooter(page, '/impact')
  await toast(copy.notLoaded)
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.unroute('**/*.data*')
})
