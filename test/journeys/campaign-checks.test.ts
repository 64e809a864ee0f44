import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { users } from '#auth/tables/users.server.ts'
import { openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { changeRows, ownSettings, type OwnSettings } from './change-rows.ts'
import { type Site, startSite } from './site.ts'

// An organiser sends a document, an operator records what it shows, and another one holds money: on phones of 360 px,
// without the code of the pages.
const PASSWORD = 'a lamp in the window'
const OWNER = { email: 'sunita-checks@example.com', password: PASSWORD }
const OPERATOR = { email: 'kavita-checks@example.com', password: PASSWORD }
const SLUG = 'lakshmi-story'

let env: OwnSettings
let site: Site
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  env = await ownSettings()
  site = await startSite(env)
  await call('/signup', { ...OWNER, data: { display_name: 'Sunita' } })
  await call('/signup', { ...OPERATOR, data: { display_name: 'Kavita Rao' } })
  site = await changeRows(site, env, async ({ db }) => {
    const isOperator = eq(users.email, OPERATOR.email)
    await db
      .update(users)
      .set({ appMetadata: { roles: ['operator'] } })
      .where(isOperator)
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, OWNER.email))
    await db
      .update(campaigns)
      .set({ ownerUserId: owner?.id ?? null })
      .where(eq(campaigns.slug, SLUG))
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await rm(env.DATA_DIR, { recursive: true, force: true })
})

async function call(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${site.url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** The access token after the second step. */
async function verify(first: string): Promise<string> {
  const factor = (await call('/factors', { factor_type: 'totp' }, first)) as unknown as {
    id: string
    totp: { secret: string }
  }
  const { id } = await call(`/factors/${factor.id}/challenge`, {}, first)
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const { access_token: token } = await call(`/factors/${factor.id}/verify`, { challenge_id: id, code }, first)
  return token ?? ''
}

async function openAs(login: typeof OWNER): Promise<Page> {
  const { access_token: first = '' } = await call('/token?grant_type=password', login)
  const value = login === OPERATOR ? await verify(first) : first
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.route(/\.js$/, (route) => route.abort())
  await context.addCookies([{ name: accessTokenCookie(site.url), value, url: site.url }])
  return context.newPage()
}

async function expectReadable(page: Page) {
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('a document becomes a check on the page, and money is held and released', async () => {
  const owner = await openAs(OWNER)
  await owner.goto(`/account/campaigns/${SLUG}`)
  await owner.getByRole('link', { name: 'Checks' }).click()
  await owner.getByText('Send an identity document').click()
  await owner.getByLabel('Whose document it is').fill('My voter card')
  const card = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
  await owner.getByLabel('Photo or PDF').first().setInputFiles(card)
  await owner.getByRole('button', { name: 'Send to our team' }).first().click()
  await owner.getByText('Sent. Our team looks at it').waitFor()
  await owner.getByText('we are checking it').waitFor()
  await expectReadable(owner)

  const operator = await openAs(OPERATOR)
  await operator.goto('/operator')
  await operator.getByRole('link', { name: /1 campaign document to check/ }).click()
  await operator.getByRole('link', { name: /Identity, just now/ }).click()
  await operator.getByRole('heading', { name: 'Record what you saw' }).waitFor()
  await expectReadable(operator)
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
  await expectReadable(operator)
  await operator.getByRole('button', { name: 'Place the hold' }).click()
  await operator.getByText('Placed. The organiser gets a message').waitFor()
  await expectReadable(operator)

  await owner.goto(`/account/campaigns/${SLUG}/money`)
  await owner.getByText('The reason: Bill 3 has no stamp.').waitFor()
  await expectReadable(owner)
  await owner.goto(`/campaign/${SLUG}`)
  await owner.getByText('Checked by Kavita of our team').waitFor()
  await owner.getByText('₹1,500 is on hold until').waitFor()
  await expectReadable(owner)
})
