import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPayment, lineOf, PROVIDER } from '#app/features/payments/settlement-import/import.test-support.ts'
import { importSettlement } from '#app/features/payments/settlement-import/import-settlement.server.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { users } from '#auth/tables/users.server.ts'
import { openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { changeRows } from './change-rows.ts'
import { freePort, type Site, startSite } from './site.ts'

// An operator on a phone sees a settlement that differs from our books, and explains it.
const NAME = 'Kavita'
const LOGIN = { email: 'kavita-settles@example.com', password: 'a lamp in the window' }
const EXPLANATION = 'Made by hand on the dashboard, to test the card machine.'

let dataDir = ''
let site: Site
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diya-journey-'))
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_DATA: '0' }
  site = await startSite(env)
  await call('/signup', { ...LOGIN, data: { display_name: NAME } })
  site = await changeRows(site, env, async ({ db }) => {
    const isHers = eq(users.email, LOGIN.email)
    await db
      .update(users)
      .set({ appMetadata: { roles: ['operator'] } })
      .where(isHers)
    const ref = 'setl_DGlQ1Rj8os78Ec'
    const small = lineOf(await insertPayment(db), ref)
    const large = lineOf(await insertPayment(db, { amountMinor: 1_24_000_00 }), ref)
    const strange = { ...small, entityRef: 'pay_DEXrnipqTmWVGE', paymentId: null, providerRef: null }
    const lines = [small, large, strange]
    await db.transaction((tx) => importSettlement(tx, { provider: PROVIDER, lines, now: new Date() }))
  })
  browser = await openBrowser()
})

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

/** The access token of the operator after the second step. */
async function signIn(): Promise<string> {
  const { access_token: first } = await call('/token?grant_type=password', LOGIN)
  const factor = (await call('/factors', { factor_type: 'totp' }, first)) as unknown as {
    id: string
    totp: { secret: string }
  }
  const { id } = await call(`/factors/${factor.id}/challenge`, {}, first)
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const { access_token: token } = await call(`/factors/${factor.id}/verify`, { challenge_id: id, code }, first)
  return token ?? ''
}

test('an operator finds the difference on a phone of 360 px, and explains it without the code of the pages', async () => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL: site.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.route(/\.js$/, (route) => route.abort())
  await context.addCookies([{ name: accessTokenCookie(site.url), value: await signIn(), url: site.url }])
  const page = await context.newPage()
  await page.goto('/operator')
  await page.getByRole('link', { name: /1 settlement difference/ }).click()
  await page.getByRole('link', { name: /23 November 2026/ }).click()
  await page.getByRole('heading', { name: 'We do not know this payment' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByLabel('Explanation').fill(EXPLANATION)
  await page.getByRole('button', { name: 'Save the explanation' }).click()
  await page.getByText('Saved. The difference is explained.').waitFor()
  await page.getByText(EXPLANATION).waitFor()
  await context.close()
})
