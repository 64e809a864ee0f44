import { eq } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { openBrowser } from '#test/browser.ts'
import { account, expectSound, makeOperator, openPhone, signIn, signInTwice, signUp, userIdOf } from './accounts.ts'
import { changeRows, ownSettings, type OwnSettings } from './change-rows.ts'
import { type Site, startSite } from './site.ts'

// An organiser sends a document, an operator records what it shows, and another one holds money: on phones of 360 px,
// without the code of the pages.
const [SUNITA, KAVITA] = [account('Sunita'), account('Kavita')]
const SLUG = 'lakshmi-story'

let env: OwnSettings
let site: Site
let browser: Browser

beforeAll(async () => {
  env = await ownSettings()
  site = await startSite(env)
  for (const who of [SUNITA, KAVITA]) await signUp(site, who)
  site = await changeRows(site, env, async ({ db }) => {
    await makeOperator(db, KAVITA)
    const ownerUserId = await userIdOf(db, SUNITA)
    await db.update(campaigns).set({ ownerUserId }).where(eq(campaigns.slug, SLUG))
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('a document becomes a check on the page, and money is held and released', async () => {
  const owner = await openPhone(browser, site, { token: await signIn(site, SUNITA) })
  await owner.goto(`/account/campaigns/${SLUG}`)
  await owner.getByText('All parts of this campaign').click()
  await owner.getByRole('link', { name: 'Checks' }).click()
  await owner.getByText('Send an identity document').click()
  await owner.getByLabel('Whose document it is').fill('My voter card')
  const card = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await owner.getByLabel('Photo or PDF').first().setInputFiles(card)
  await owner.getByRole('button', { name: 'Send to our team' }).first().click()
  await owner.getByText('Sent. Our team looks at it').waitFor()
  await owner.getByText('we are checking it').waitFor()
  await expectSound(owner)

  const operator = await openPhone(browser, site, { token: await signInTwice(site, KAVITA) })
  await operator.goto('/operator')
  await operator.getByRole('link', { name: /1 campaign document to check/ }).click()
  await operator.getByRole('link', { name: /Identity, just now/ }).click()
  await operator.getByRole('heading', { name: 'Record what you saw' }).waitFor()
  await expectSound(operator)
  await operator.getByLabel('We saw an identity document of the organiser.').check()
  const until = new Date(Date.now() + 86_400_000 * 90).toISOString().slice(0, 10)
  await operator.getByLabel('Valid until').fill(until)
  await operator.getByRole('button', { name: 'Record the check' }).click()
  await operator.getByText('Recorded. The campaign’s page shows it.').waitFor()

  await operator.goto('/operator/campaign-holds?edit=new_')
  await operator.getByLabel('Campaign', { exact: true }).fill(SLUG)
  await operator.getByLabel('Amount (optional)').fill('1,500')
  await operator.getByLabel('Short reason').selectOption('bills')
  await operator.getByLabel('Reason', { exact: true }).fill('Bill 3 has no stamp.')
  await operator.getByLabel('Number of days').fill('10')
  await expectSound(operator)
  await operator.getByRole('button', { name: 'Place the hold' }).click()
  await operator.getByText('Placed. The organiser gets a message').waitFor()
  await expectSound(operator)

  await owner.goto(`/account/campaigns/${SLUG}/money`)
  await owner.getByText('The reason: Bill 3 has no stamp.').waitFor()
  await expectSound(owner)
  await owner.goto(`/campaign/${SLUG}`)
  await owner.getByText('Checked by Kavita of our team').waitFor()
  await owner.getByText('₹1,500 is on hold until').waitFor()
  await expectSound(owner)
})
