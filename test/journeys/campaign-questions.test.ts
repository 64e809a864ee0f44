import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { changeRows } from './change-rows.ts'
import { copyDemoData, freePort, type Site, startSite } from './site.ts'

// Asha asks on her phone of 360 px, without the code of the pages; Rukmini answers one question and declines another; an
// operator publishes the other with the team's answer.
const PASSWORD = 'a lamp in the window'
const loginOf = (name: string) => ({ email: `${name.toLowerCase()}-asks-or-answers@example.com`, password: PASSWORD })
const SLUG = 'rukmini-grocery'
const PAGE = `/campaign/${SLUG}/questions`
const ANSWERS = `/account/campaigns/${SLUG}/questions`

let dataDir = ''
let site: Site
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diya-journey-'))
  await copyDemoData(dataDir)
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  site = await startSite(env)
  for (const name of ['Asha', 'Rukmini', 'Kavita']) {
    await call('/signup', { ...loginOf(name), data: { display_name: name } })
  }
  site = await changeRows(site, env, async ({ db }) => {
    const isHers = (name: string) => eq(users.email, loginOf(name).email)
    await db
      .update(users)
      .set({ appMetadata: { roles: ['operator'] } })
      .where(isHers('Kavita'))
    const [rukmini] = await db.select({ id: users.id }).from(users).where(isHers('Rukmini'))
    const [campaign] = await db
      .update(campaigns)
      .set({ ownerUserId: rukmini?.id ?? '' })
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
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function call(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${site.url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

async function tokenOf(name: string): Promise<string> {
  const { access_token: token } = await call('/token?grant_type=password', loginOf(name))
  return token ?? ''
}

/** The access token of an operator after the second step. */
async function operatorToken(name: string): Promise<string> {
  const first = await tokenOf(name)
  const factor = (await call('/factors', { factor_type: 'totp' }, first)) as unknown as {
    id: string
    totp: { secret: string }
  }
  const { id } = await call(`/factors/${factor.id}/challenge`, {}, first)
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const { access_token: token } = await call(`/factors/${factor.id}/verify`, { challenge_id: id, code }, first)
  return token ?? ''
}

async function openPhone(token: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.route(/\.js$/, (route) => route.abort())
  await context.addCookies([{ name: accessTokenCookie(site.url), value: token, url: site.url }])
  return context.newPage()
}

/** No finding of axe, and nothing wider than the phone. */
async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('Your question was sent to the organiser.').waitFor()
}

test('a question is asked, answered and declined, and published by the team', async () => {
  const asha = await openPhone(await tokenOf('Asha'))
  await asha.goto(`/campaign/${SLUG}`)
  await asha.getByText('Yes, from seven to noon.').waitFor()
  await expectSound(asha)
  await asha.getByRole('link', { name: 'Ask a question' }).click()
  await asha.waitForURL(`**${PAGE}#ask`)
  await ask(asha, 'Who has made the estimate for the freezer?')
  await ask(asha, 'Where is the bill of the freezer?')
  await expectSound(asha)

  const rukmini = await openPhone(await tokenOf('Rukmini'))
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

  const kavita = await openPhone(await operatorToken('Kavita'))
  await kavita.goto('/operator')
  await kavita.getByRole('link', { name: '1 question about a campaign to decide' }).click()
  await kavita.locator('a[href*="edit="]').first().click()
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
