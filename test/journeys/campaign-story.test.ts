import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { openBrowser } from '#test/browser.ts'
import { account, expectSound, openPhone, signIn, signUp, userIdOf } from './accounts.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { join, readMail } from './member.ts'
import { type Site, startSite } from './site.ts'

// An organiser on a phone changes the story after the first gift, adds pictures with consent, and writes to Asha, who gave.
const SLUG = 'rukmini-grocery'
const PATH = `/account/campaigns/${SLUG}`
const RUKMINI = account('Rukmini')
const ASHA = { ...account('Asha'), email: 'asha-reads@example.org' }

let env: OwnSettings
let site: Site
let browser: Browser
/** The organiser's, with the code of the pages: pictures are uploaded by it. */
let page: Page
/** Asha's. */
let asha: Page

beforeAll(async () => {
  env = await ownSettings()
  site = await startSite(env)
  browser = await openBrowser()
  page = await openPhone(browser, site, { hasCode: true })
  await join(page, RUKMINI, '/account')
  site = await changeRows(site, env, async ({ db }) => {
    const ownerUserId = await userIdOf(db, RUKMINI)
    await db.update(campaigns).set({ ownerUserId }).where(eq(campaigns.slug, SLUG))
  })
  asha = await openPhone(browser, site)
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string, on = page) => on.getByRole('heading', { name, exact: true }).waitFor()
const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

async function addPhoto(name: string, what: string): Promise<void> {
  const photo = { name, mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await page.locator('input[type=file]').first().setInputFiles([photo])
  await page.getByLabel('What does the picture show?').last().fill(what)
}

test('Asha gives and asks for updates', async () => {
  await asha.goto(`/campaign/${SLUG}/support`)
  await asha.getByLabel('Your name').fill('Asha Kulkarni')
  await asha.getByLabel('E-mail or phone number').fill(ASHA.email)
  await asha.getByText('Yes, I am an Indian citizen').click()
  await asha.getByRole('button', { name: 'See the breakdown' }).click()
  await asha.getByLabel('Send me updates about this campaign').check()
  await asha.getByRole('button', { name: 'Pay ₹500' }).click()
  await asha.getByRole('button', { name: /Simulate a scan/ }).click()
  await asha.getByText('We have received your gift.').waitFor()
})

test('the organiser changes the story and the goal, and Asha reads what it was before, and why', async () => {
  await page.goto(PATH)
  await page.getByText('All parts of this campaign').click()
  await page.getByRole('link', { name: 'Story and costs' }).click()
  await heading('Story and costs')
  expect(await page.getByRole('link', { name: 'Pictures' }).isVisible()).toBe(false)
  await expectSound(page)
  await page.getByLabel('Her shop', { exact: true }).fill('Forty families buy from her.')
  await button('Save story').click()
  await page.getByText('Write why you change it. Your supporters read it.').first().waitFor()
  await page.getByLabel('Why do you change it?').first().fill('Shorter, for small screens.')
  await button('Save story').click()
  await said('The story is saved.')
  await page.getByLabel('Goal in rupees').fill('60,000')
  await page.getByLabel('Why do you change it?').last().fill('The fridge costs more now.')
  await button('Save goal and costs').click()
  await said('Goal and costs are saved.')
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByText('of ₹60,000').waitFor()
  await asha.getByRole('link', { name: 'See all changes and earlier texts' }).click()
  await heading('What was changed', asha)
  await asha.getByText('The fridge costs more now.').waitFor()
  await asha.getByText('Read the story as it was before').click()
  await asha.getByText('with one shelf and a weighing scale').waitFor()
  await expectSound(asha)
})

test('a picture is shown once everybody in it agreed or is covered, and hidden when somebody changes their mind', async () => {
  await page.goto(`${PATH}/pictures`)
  await addPhoto('shop.jpg', 'Rukmini behind the counter')
  await page.getByText('Ready', { exact: true }).waitFor()
  await addPhoto('till.jpg', 'The till')
  await expect.poll(() => page.getByText('Ready', { exact: true }).count()).toBe(2)
  await button('Add').click()
  await said('Added. Now say who can be recognised.')
  await expectSound(page)
  const shop = page.getByRole('listitem').filter({ hasText: 'Rukmini behind the counter' })
  await shop.getByLabel('How many people can be recognised?').fill('1')
  await shop.getByRole('button', { name: 'Save number' }).click()
  await shop.getByText('Hidden: 0 of 1 agreed').waitFor()
  await shop.getByLabel('Name', { exact: true }).fill('Sarita')
  await shop.getByLabel('Who is it?').fill('my sister')
  await shop.getByLabel('In person or on the phone').check()
  await shop.getByLabel('On which day?').fill('2026-01-15')
  await expectSound(page)
  await shop.getByRole('button', { name: 'Save', exact: true }).click()
  await shop.getByText('Everybody sees it').waitFor()

  const till = page.getByRole('listitem').filter({ hasText: 'The till' })
  await till.getByRole('link', { name: 'Cover faces' }).click()
  await heading('Cover faces')
  await expectSound(page)
  await page.getByRole('checkbox', { name: 'Row 3, column 4' }).focus()
  await page.keyboard.press('Space')
  await button('Cover these squares').click()
  await said('The faces are covered in a new picture')
  await till.getByLabel('How many people can be recognised?').fill('0')
  await till.getByRole('button', { name: 'Save number' }).click()
  await till.getByText('Everybody sees it').waitFor()

  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByRole('img', { name: 'The till' }).waitFor()
  const shown = asha.getByRole('img', { name: 'Rukmini behind the counter' })
  const src = (await shown.getAttribute('src')) ?? ''
  expect((await asha.request.get(src)).status()).toBe(200)
  await expectSound(asha)
  await button('Sarita does not agree any more').click()
  await said('The picture is hidden now.')
  await expectSound(page)
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByRole('img', { name: 'The till' }).waitFor()
  expect(await shown.count()).toBe(0)
  expect((await asha.request.get(src)).status()).toBe(404)
})

test('an update with a picture and words of thanks reach Asha', async () => {
  await page.goto(`${PATH}/updates`)
  await page.getByText('1 supporter asked for updates.').waitFor()
  await page.getByLabel('What is new?').fill('The fridge has come.')
  await addPhoto('fridge.jpg', 'The new fridge')
  await page.getByText('Ready', { exact: true }).waitFor()
  await button('Post the update').click()
  await said('Your update is on the page, and is on its way to your supporters.')
  await expectSound(page)
  expect(await readMail(asha, ASHA.email, 1)).toContain('The fridge has come.')
  await page.goto(`${PATH}/supporters?q=Asha`)
  await page.getByText('Thank this supporter').click()
  await page.getByLabel('Your words of thanks').fill('You were the first, Asha.')
  await button('Send the thanks').click()
  await said('Your thanks are on their way.')
  await expectSound(page)
  expect(await readMail(asha, ASHA.email, 2)).toContain('You were the first, Asha.')
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByRole('img', { name: 'The new fridge' }).waitFor()
})

test('Asha finds her gift in her new account, can give again and keep a statement, and reports the campaign', async () => {
  await signUp(site, ASHA)
  asha = await openPhone(browser, site, { token: await signIn(site, ASHA) })
  await asha.goto('/account/gifts')
  await heading('My gifts', asha)
  await expectSound(asha)
  const hrefOf = async (name: RegExp) => (await asha.getByRole('link', { name }).getAttribute('href')) ?? ''
  const pdf = await asha.request.get(await hrefOf(/^PDF, /))
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect(await (await asha.request.get(await hrefOf(/^CSV, /))).text()).toMatch(/DY-\d\d-\d+.*500/)
  await asha.getByRole('link', { name: /^Give again/ }).click()
  expect(await asha.getByRole('radio', { name: '₹500' }).isChecked()).toBe(true)
  await expectSound(asha)
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByRole('link', { name: 'Report this campaign' }).click()
  await asha.getByLabel('What is wrong?').selectOption('The money is not used as promised')
  await asha.getByLabel('Details').fill('The fridge in the picture is another one.')
  await expectSound(asha)
  await asha.getByRole('button', { name: 'Send report' }).click()
  await heading('Your report', asha)
  await asha.getByText('Our team is checking it.').waitFor()
  await expectSound(asha)
})
