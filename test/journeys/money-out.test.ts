import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { openAwake, openBrowser } from '#test/browser.ts'
import {
  account,
  expectSound,
  makeOperator,
  openPhone,
  signIn,
  signInTwice,
  signUp,
  tabTo,
  userIdOf,
} from './accounts.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { moveClock, withClock } from './clock.ts'
import { pressWithoutLine } from './lines.ts'
import { atPath, signIn as signInByForm } from './member.ts'
import { type Site, startSite } from './site.ts'

// Asha gives ₹500. The organiser asks for ₹300 with a bill; one operator prepares the payout and another releases it. What
// is left goes back after the end, and Asha reads all of it on her receipt.
const SLUG = 'lakshmi-story'
const CAMPAIGN = `/account/campaigns/${SLUG}`
const MONEY = `${CAMPAIGN}/money`
const [LAKSHMI, KAVITA, REKHA] = [account('Lakshmi'), account('Kavita'), account('Rekha')]
// The bank does not answer about this account: an operator compares it.
const NUMBER = '001234560010'
const WAIT_MS = 3 * DAY_MS

let env: OwnSettings
let site: Site
let browser: Browser
let receipt = ''
let kavita: Page
let rekha: Page

beforeAll(async () => {
  env = withClock(await ownSettings())
  site = await startSite(env)
  browser = await openBrowser()
  for (const who of [LAKSHMI, KAVITA, REKHA]) await signUp(site, who)
  site = await changeRows(site, env, async ({ db }) => {
    for (const who of [KAVITA, REKHA]) await makeOperator(db, who)
    const ownerUserId = await userIdOf(db, LAKSHMI)
    await db.update(campaigns).set({ ownerUserId }).where(eq(campaigns.slug, SLUG))
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string | RegExp) => button(page, name).click()
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
const openOperator = async (who: typeof KAVITA) =>
  openPhone(browser, site, { token: await signInTwice(site, who, WAIT_MS) })
const openOrganiser = async () => openPhone(browser, site, { token: await signIn(site, LAKSHMI) })

async function reloadUntil(page: Page, words: RegExp): Promise<void> {
  const count = async () => {
    await page.reload()
    return page.getByText(words).count()
  }
  await expect.poll(count).toBe(1)
}

test('the organiser enters the shop that is paid, and Asha gives without an account', async () => {
  const lakshmi = await openOrganiser()
  await lakshmi.goto(MONEY)
  await lakshmi.getByLabel('A hospital, college or shop').check()
  await lakshmi.getByLabel('Name', { exact: true }).fill('Verma Machines')
  await lakshmi.getByLabel('Name on the account').fill('Verma Machines Private Limited')
  await lakshmi.getByLabel('Account number', { exact: true }).fill(NUMBER)
  await lakshmi.getByLabel('Account number again').fill(NUMBER)
  await lakshmi.getByLabel('IFSC').fill('SBIN0001234')
  await press(lakshmi, 'Save')
  await said(lakshmi, 'We check the account')
  await lakshmi.getByText('Wait until we have compared the account with the bank.').waitFor()
  await expectSound(lakshmi)

  const asha = await openPhone(browser, site)
  await asha.goto(`/campaign/${SLUG}/support`)
  await asha.getByLabel('Your name').fill('Asha Kulkarni')
  await asha.getByLabel('E-mail or phone number').fill('asha@example.org')
  await asha.getByText('Yes, I am an Indian citizen').click()
  await press(asha, 'See the breakdown')
  await press(asha, 'Pay ₹500')
  await press(asha, /Simulate a scan/)
  await asha.getByText('We have received your gift.').waitFor()
  receipt = new URL(asha.url()).pathname
  await asha.getByText('₹488.20 is not paid out yet.').waitFor()
  await expectSound(asha)
})

test('an operator compares the account, and the organiser asks for ₹300 with a bill, but not for more than there is', async () => {
  await moveClock(site, env, WAIT_MS)
  kavita = await openOperator(KAVITA)
  rekha = await openOperator(REKHA)
  await kavita.goto('/operator')
  await kavita.getByRole('link', { name: /1 bank account of a campaign/ }).click()
  await kavita.getByRole('link', { name: /Bank account of Verma Machines/ }).click()
  await kavita.getByLabel('the name is nearly the same').check()
  await expectSound(kavita)
  await press(kavita, 'Record')
  await said(kavita, 'Recorded.')

  const lakshmi = await openPhone(browser, site, { hasCode: true })
  await openAwake(lakshmi, `/auth?next=${CAMPAIGN}`)
  await signInByForm(lakshmi, LAKSHMI)
  await lakshmi.getByRole('link', { name: '₹488.20 can be paid out. Ask for a payout with your bills.' }).click()
  await lakshmi.waitForURL(atPath(MONEY))
  await lakshmi.getByText('Add a bill').click()
  await lakshmi.getByLabel('What the bill is for').fill('Overlock machine')
  await lakshmi.getByLabel('Amount of the bill').fill('300')
  const photo = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await lakshmi.locator('input[type=file]').first().setInputFiles([photo])
  await lakshmi.getByText('Ready', { exact: true }).waitFor()
  await press(lakshmi, 'Save the bill')
  await said(lakshmi, 'The bill is saved.')
  const ask = lakshmi.locator('#ask')
  await tabTo(ask.getByLabel('Amount'))
  await lakshmi.keyboard.type('1,000')
  await tabTo(ask.getByLabel('What it is for'))
  await lakshmi.keyboard.type('Overlock machine, first part')
  await tabTo(ask.getByLabel(/^Overlock machine/))
  await lakshmi.keyboard.press('Space')
  await pressWithoutLine(lakshmi, lakshmi.getByRole('button', { name: 'Ask for the payout' }))
  await tabTo(lakshmi.getByRole('button', { name: 'Ask for the payout' }))
  await lakshmi.keyboard.press('Enter')
  await lakshmi.getByText('₹488.20 can be paid out now. Ask for that or less.').waitFor()
  await ask.getByLabel('Amount').fill('300')
  await press(lakshmi, 'Ask for the payout')
  await said(lakshmi, 'Sent. Two people of our team check it.')
  await expectSound(lakshmi)
})

test('one operator prepares the payout, another one releases it, and it arrives', async () => {
  await kavita.goto('/operator')
  await kavita.getByRole('link', { name: /1 campaign payout to prepare/ }).click()
  await kavita.locator('a[href*="edit="]').first().click()
  await button(kavita, 'Prepare ₹300').waitFor()
  await expectSound(kavita)
  await press(kavita, 'Prepare ₹300')
  await said(kavita, 'Prepared. Another operator has to release it now.')
  await kavita.getByText('You prepared this payout. Another operator has to release it.').waitFor()
  expect(await kavita.getByRole('button', { name: /Release/ }).count()).toBe(0)
  await expectSound(kavita)

  await rekha.goto('/operator')
  await rekha.getByRole('link', { name: /1 campaign payout to release/ }).click()
  await rekha.locator('a[href*="edit="]').first().click()
  await button(rekha, 'Release ₹300').waitFor()
  await expectSound(rekha)
  await tabTo(button(rekha, 'Release ₹300'))
  await rekha.keyboard.press('Enter')
  await said(rekha, 'Released and booked.')
  await reloadUntil(rekha, /^The (provider|bank) has this payout/)
  await moveClock(site, env, WAIT_MS + MINUTE_MS)
  await reloadUntil(rekha, /^arrived, /)
})

test('Asha reads where her rupees went, and everybody sees it on the page', async () => {
  const asha = await openPhone(browser, site)
  await asha.goto(receipt)
  await asha.getByText(/^₹300 to Verma Machines, sent on /).waitFor()
  await asha.getByText(/^For: Overlock machine, first part \(payout TR-\d\d-00001, bill 1\)$/).waitFor()
  await asha.getByText(/^Arrived on /).waitFor()
  await asha.getByText('₹188.20 is not paid out yet.').waitFor()
  await expectSound(asha)
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByRole('img', { name: '₹300 paid out, ₹188.20 still held for the campaign' }).waitFor()
  await asha.getByRole('row', { name: /Verma Machines.*₹300/ }).waitFor()
  await expectSound(asha)
})

test('what is left goes back after the end, and Asha reads why', async () => {
  const lakshmi = await openOrganiser()
  await lakshmi.goto(`${CAMPAIGN}/end`)
  await lakshmi.locator('form:has(button:text("Close the campaign")) textarea').fill('The machine cost less.')
  await lakshmi.getByLabel('Yes, close it for good').check()
  await press(lakshmi, 'Close the campaign')
  await said(lakshmi, 'The campaign is closed.')
  await expectSound(lakshmi)

  await kavita.goto('/operator/campaign-returns')
  await kavita.locator('a[href*="edit="]').first().click()
  await kavita.getByLabel('The campaign does not need it any more').check()
  await kavita.getByLabel('What supporters read').fill('The shop gave a discount.')
  await expectSound(kavita)
  await press(kavita, 'Prepare')
  await said(kavita, 'Prepared. Another operator has to confirm it now.')
  await kavita.getByText('You prepared this return.').waitFor()

  await rekha.goto('/operator')
  await rekha.getByRole('link', { name: /1 return of a campaign’s money to confirm/ }).click()
  await rekha.locator('a[href*="edit="]').first().click()
  await button(rekha, 'Return ₹188.20').waitFor()
  await expectSound(rekha)
  await press(rekha, 'Return ₹188.20')
  await said(rekha, 'Confirmed. The gifts are going back.')

  const asha = await openPhone(browser, site)
  await asha.goto(receipt)
  await reloadUntil(asha, /^₹188.20 was returned to you on .* Reason: The shop gave a discount\.$/)
  await expectSound(asha)
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByText(/₹188.20 was returned to supporters on .*: The shop gave a discount\./).waitFor()
})
