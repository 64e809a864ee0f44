import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copy as shell } from '#app/shell/connection/copy.ts'
import { openAwake, waitUntilAwake } from '#test/browser.ts'
import { pressOnSlowLine, pressWithoutLine } from './lines.ts'
import { holdRequests } from './hold-requests.ts'
import { atPath, followFooter, join } from './member.ts'
import { setStage } from './stage.ts'
import { formOf } from './typed-form.ts'

// Back closes a dialog and goes back one step of a flow, with everything in it; Forward undoes that; a reload keeps it.

const STORY = 'Our ward has no reading room. Forty children share one lamp in the temple yard.'

/** By then the page has read an answer that has arrived. */
const DECODED_MS = 300

let page: Page
setStage((visit) => {
  page = visit.page
})

const button = (name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).filter({ visible: true }).first()
const heading = (name: string) => page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor()
const historyLength = () => page.evaluate(() => history.length)

async function reload(): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await waitUntilAwake(page)
}

const DIALOGS = [
  { name: 'a private story', path: '/solve', form: 'solve-story', afterReload: '' },
  { name: 'an application', path: '/sellers', form: 'seller-application', afterReload: 'What I wrote' },
  { name: 'an idea', path: '/start', form: 'start-idea', afterReload: 'What I wrote' },
]

test.each(DIALOGS)('the dialog of $name: Back closes it, and Forward shows it with its text', async (dialogOf) => {
  const { path, form, afterReload } = dialogOf
  await openAwake(page, path)
  const before = await historyLength()
  await page.locator(`#${form} > a`).click()
  const dialog = page.getByRole('dialog')
  const text = formOf(page, form).locator('textarea').first()
  await text.fill('What I wrote')
  await page.goBack()
  await expect.poll(() => dialog.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goForward()
  await dialog.waitFor()
  expect(await text.inputValue()).toBe('What I wrote')
  await reload()
  await dialog.waitFor()
  await expect.poll(() => text.inputValue()).toBe(afterReload)
  await page.goBack()
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await historyLength()).toBe(before + 1)
})

test('Torch: Back closes the panel, Forward and a reload open it', async () => {
  await openAwake(page, '/about')
  await page.getByRole('link', { name: 'Torch' }).first().click()
  const panel = page.getByRole('dialog').getByLabel('Write to Torch')
  await panel.waitFor()
  await page.goBack()
  await expect.poll(() => panel.count()).toBe(0)
  await page.goForward()
  await panel.waitFor()
  await reload()
  await panel.waitFor()
  await page.goBack()
  await expect.poll(() => panel.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/about')
})

test('Forward reaches a step although Back came right after the router had replaced its entry', async () => {
  await openAwake(page, '/about')
  await page.getByRole('link', { name: 'Torch' }).first().click()
  const panel = page.getByRole('dialog').getByLabel('Write to Torch')
  await panel.waitFor()
  await page.evaluate(() => {
    const { usr, key, idx } = history.state as { usr: unknown; key: string; idx: number }
    history.replaceState({ usr, key, idx }, '', location.href)
    history.back()
  })
  await expect.poll(() => panel.count()).toBe(0)
  await page.goForward()
  await panel.waitFor()
})

test('the steps of Solve keep their answers; after a reload, which forgets them, the challenges are shown', async () => {
  await openAwake(page, '/solve')
  await button(/Family conflict/).click()
  await page.getByLabel('Tired').check()
  await button('Continue').click()
  const reflection = page.getByLabel('What would you like them to understand')
  await reflection.fill('That I was tired, not angry.')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Tired').isChecked()).toBe(true)
  await page.goForward()
  await expect.poll(() => reflection.inputValue()).toBe('That I was tired, not angry.')
  await page.goBack()
  await page.getByLabel('Tired').waitFor()
  await page.goBack()
  await button(/Family conflict/).waitFor()
  await page.goForward()
  await page.goForward()
  await reflection.waitFor()
  await reload()
  await button(/Family conflict/).waitFor()
  expect(await reflection.count()).toBe(0)
})

test('after the saved card of Solve the page shows the card, also when the first press loaded the code', async () => {
  await page.goto('/solve')
  await button(/Loneliness/).click()
  await page.locator('#challenges [type=radio]').first().check()
  await button('Continue').click()
  await page.locator('#challenges textarea').fill('I walked to the lake.')
  await button('Continue').click()
  await page.locator('#challenges [type=radio]').first().check()
  await button('Save my Solve Card').click()
  await button('Close').click()
  const card = page.locator('#cards h3')
  await expect.poll(() => card.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.waitForTimeout(300)
  const { y } = (await card.boundingBox()) ?? { y: Infinity }
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(600)
})

test('the ritual of care goes back one choice; after a reload it begins anew', async () => {
  await openAwake(page, '/doc')
  await page.getByRole('link', { name: /^Elder/ }).click()
  await heading('How does today feel?')
  await page.getByRole('link', { name: 'Tired', exact: true }).click()
  await heading('What would you like to do together?')
  await page.goBack()
  await heading('How does today feel?')
  await page.goForward()
  await heading('What would you like to do together?')
  await page.getByText('Choose something that you can both do sitting down.').waitFor()
  await reload()
  await heading('Who do you want to care for today?')
  expect(new URL(page.url()).search).toBe('')
})

test('the builder: each step with and without a line, Back, Forward and a reload; the campaign is sent once', async () => {
  await join(page, { name: 'Asha', email: 'asha-builds@example.com', password: 'a lamp in the window' }, '/ssr/build')
  await waitUntilAwake(page)
  await page.getByRole('radio').first().check({ force: true })
  await page.context().setOffline(true)
  await button('Next Step').click()
  await page.getByLabel('Title').fill('A reading room for Ward 7')
  await page.getByLabel('Story', { exact: true }).fill(STORY)
  await page.getByLabel('Why it matters to you').fill('I learned to read under that lamp.')
  await button('Next Step').click()
  await page.getByLabel('Goal in rupees').fill('25000')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Story', { exact: true }).inputValue()).toBe(STORY)
  await page.goBack()
  await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
  await page.goForward()
  await page.goForward()
  await expect.poll(() => page.getByLabel('Goal in rupees').inputValue()).toBe('25000')
  await page.context().setOffline(false)
  await reload()
  await expect.poll(() => page.getByLabel('Goal in rupees').inputValue()).toBe('25000')
  await page.getByLabel('The rest is used for the same need.').check()
  await page.getByLabel('What was given is paid out for a part of the need.').check()
  await page.getByLabel('I am 18 or older').check()
  await pressWithoutLine(page, button('Launch Campaign'))
  await pressOnSlowLine(page, button('Launch Campaign'))
  await heading('We have received your campaign')
  await page.goto('/account/campaigns')
  expect(await page.getByText('A reading room for Ward 7').count()).toBe(1)
})

test('a tab of the market is a page for Back; filters are not', async () => {
  await openAwake(page, '/empowerher')
  const before = await historyLength()
  await page.getByLabel('Category', { exact: true }).selectOption('Clothing')
  await page.waitForURL('**category=Clothing*')
  await page.getByRole('searchbox').fill('saree')
  await page.waitForURL('**q=saree*')
  await page.locator('.categories a').first().click()
  await page.waitForURL((url) => !url.search.includes('Clothing'))
  expect(await historyLength()).toBe(before)
  const { search } = new URL(page.url())
  await page.getByRole('link', { name: 'Campaigns Donate', exact: true }).filter({ visible: true }).first().click()
  await page.waitForURL((url) => !url.search.includes('saree'))
  expect(await historyLength()).toBe(before + 1)
  await page.goBack()
  await page.waitForURL((url) => atPath('/empowerher')(url) && url.search === search)
  expect(await page.getByText(shell.notLoaded).count()).toBe(0)
})

test('Back to her account, whose cookie has ended and whose styles come late, shows it again and reports no error', async () => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await join(page, { name: 'Asha', email: 'asha-returns@example.com', password: 'a lamp in the window' }, '/account')
  await waitUntilAwake(page)
  await followFooter(page, '/about')
  await page.waitForURL(atPath('/about'))
  await page.context().clearCookies()
  const styles = await holdRequests(page, '**/assets/*.css')
  const sentAway = page.waitForResponse('**/account.data')
  await page.goBack()
  await (await sentAway).finished()
  await page.waitForTimeout(DECODED_MS)
  styles.release()
  await page.waitForResponse('**/auth.data*')
  await page.getByText('asha-returns@example.com').first().waitFor()
  expect(errors).toEqual([])
})
