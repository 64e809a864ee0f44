import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { openBrowser } from '#test/browser.ts'
import { account, expectSound, makeOperator, openPhone, signIn, signInTwice, signUp, userIdOf } from './accounts.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { type Site, startSite } from './site.ts'

// Asha asks on her phone of 360 px, without the code of the pages; Rukmini answers one question and declines another; an
// operator publishes the other with the team's answer.
const [ASHA, RUKMINI, KAVITA] = [account('Asha'), account('Rukmini'), account('Kavita')]
const SLUG = 'rukmini-grocery'
const PAGE = `/campaign/${SLUG}/questions`
const ANSWERS = `/account/campaigns/${SLUG}/questions`

let env: OwnSettings
let site: Site
let browser: Browser

beforeAll(async () => {
  env = await ownSettings()
  site = await startSite(env)
  for (const who of [ASHA, RUKMINI, KAVITA]) await signUp(site, who)
  site = await changeRows(site, env, async ({ db }) => {
    await makeOperator(db, KAVITA)
    const [campaign] = await db
      .update(campaigns)
      .set({ ownerUserId: await userIdOf(db, RUKMINI) })
      .where(eq(campaigns.slug, SLUG))
      .returning({ id: campaigns.id })
    const answeredAt = new Date(Date.now() - DAY_MS)
    await db.insert(campaignQuestions).values({
      subjectId: campaign?.id ?? '',
      question: 'Is the shop open on Sundays?',
      createdAt: answeredAt,
      answer: 'Yes, from seven to noon.',
      answeredAt,
    })
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('Your question was sent to the organiser.').waitFor()
}

test('a question is asked, answered and declined, and published by the team', async () => {
  const asha = await openPhone(browser, site, { token: await signIn(site, ASHA) })
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByText('Yes, from seven to noon.').waitFor()
  await expectSound(asha)
  await asha.getByRole('link', { name: 'Ask a question' }).click()
  await asha.waitForURL(`**${PAGE}#ask`)
  await ask(asha, 'Who has made the estimate for the freezer?')
  await ask(asha, 'Where is the bill of the freezer?')
  await expectSound(asha)

  const rukmini = await openPhone(browser, site, { token: await signIn(site, RUKMINI) })
  await rukmini.goto(`/account/campaigns/${SLUG}`)
  await rukmini.getByRole('link', { name: '2 questions wait for your answer.' }).click()
  await rukmini.waitForURL(`**${ANSWERS}`)
  await expectSound(rukmini)
  await rukmini.getByLabel('Your answer').first().fill('Verma Electricals in Nashik.')
  await rukmini.getByRole('button', { name: 'Publish answer' }).first().click()
  await rukmini.getByText('Published. Everybody can read it on the campaign page.').waitFor()
  await rukmini.getByRole('button', { name: 'Do not answer' }).click()
  await rukmini.getByText('You chose not to answer. You can still answer it later.').waitFor()
  await expectSound(rukmini)

  const kavita = await openPhone(browser, site, { token: await signInTwice(site, KAVITA) })
  await kavita.goto('/operator')
  await kavita.getByRole('link', { name: '1 question about a campaign to decide' }).click()
  await kavita.locator('a[href*="edit="]').first().click()
  await kavita.getByLabel('Answer of our team').waitFor()
  await kavita.getByText('Where is the bill of the freezer?').waitFor()
  await expectSound(kavita)
  await kavita.getByLabel('Answer of our team').fill('We have seen bill 1. It is paid.')
  await kavita.getByRole('button', { name: 'Publish', exact: true }).click()
  await kavita.getByText('Published with our answer.').waitFor()

  await asha.goto(PAGE)
  await asha.getByText('We have seen bill 1. It is paid.').waitFor()
  await asha.getByText(/Answer from our team/).waitFor()
  await expectSound(asha)
})
