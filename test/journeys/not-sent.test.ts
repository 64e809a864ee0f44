import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markAsReturning, openAwake, openBrowser } from '#test/browser.ts'
import { copy as connection } from '#app/shell/connection/copy.ts'
import { axeFindings } from './accessibility.ts'
import { followFooter } from './member.ts'
import { type Site, startSite } from './site.ts'

// The server cannot accept a form for a moment: the typed text stays, and the second attempt succeeds.

const MESSAGE = 'The dupatta came with a stain.\nMay I send it back?'

let site: Site
let browser: Browser
let page: Page

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  const viewport = { width: 360, height: 800 }
  const context = await markAsReturning(
    await browser.newContext({ baseURL: site.url, viewport, reducedMotion: 'reduce', serviceWorkers: 'block' }),
  )
  page = await context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('a form that could not be sent keeps its text, says so, and is sent with the next press', async () => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel('Your e-mail').fill('asha@example.org')
  await page.getByLabel('What is it about?').selectOption('feedback')
  await page.getByLabel('Your message').fill(MESSAGE)
  let refused = 0
  await page.route('**/*.data*', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    refused++
    return route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' })
  })
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await page.getByRole('alert').getByText(connection.notSent.away).waitFor()
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
  await page.getByRole('alert').getByText(connection.notLoaded).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.unroute('**/*.data*')
})
