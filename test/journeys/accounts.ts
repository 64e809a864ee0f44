import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Db } from '#app/platform/db/database.server.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { users } from '#auth/tables/users.server.ts'
import { axeFindings } from './accessibility.ts'
import type { Site } from './site.ts'

const PASSWORD = 'a lamp in the window'

/** Somebody with an account at the site of a journey. */
export interface Account {
  name: string
  email: string
  password: string
  /** The second step of an operator. */
  factor?: { id: string; secret: string }
}

export const account = (name: string): Account => ({
  name,
  email: `${name.toLowerCase()}-on-her-way@example.com`,
  password: PASSWORD,
})

type Where = Pick<Site, 'url'>

async function call<Answer>({ url }: Where, path: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json() as Promise<Answer>
}

export async function signUp(site: Where, { name, email, password }: Account): Promise<void> {
  await call(site, '/signup', { email, password, data: { display_name: name } })
}

/** The id of an account. */
export async function userIdOf(db: Db, { email }: Account): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`${email} has no account`)
  return user.id
}

export async function makeOperator(db: Db, { email }: Account): Promise<void> {
  await db
    .update(users)
    .set({ appMetadata: { roles: ['operator'] } })
    .where(eq(users.email, email))
}

interface Token {
  access_token: string
}

/** The access token after the password. */
export async function signIn(site: Where, { email, password }: Account): Promise<string> {
  return (await call<Token>(site, '/token?grant_type=password', { email, password })).access_token
}

/** The access token after the second step, which is set up the first time. `aheadMs`: of the site's clock. */
export async function signInTwice(site: Where, who: Account, aheadMs = 0): Promise<string> {
  const first = await signIn(site, who)
  who.factor ??= await enroll(site, first)
  const { id, secret } = who.factor
  const challenge = await call<{ id: string }>(site, `/factors/${id}/challenge`, {}, first)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadMs })
  return (await call<Token>(site, `/factors/${id}/verify`, { challenge_id: challenge.id, code }, first)).access_token
}

async function enroll(site: Where, token: string): Promise<{ id: string; secret: string }> {
  const factor = await call<{ id: string; totp: { secret: string } }>(site, '/factors', { factor_type: 'totp' }, token)
  return { id: factor.id, secret: factor.totp.secret }
}

/** A phone of 360 px: signed in with a token, or with the code of the pages, or neither. */
export async function openPhone(
  browser: Browser,
  { url }: Where,
  { token, hasCode = false }: { token?: string; hasCode?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (!hasCode) await context.route(/\.js$/, (route) => route.abort())
  if (token) await context.addCookies([{ name: accessTokenCookie(url), value: token, url }])
  return context.newPage()
}

/** No finding of axe, and nothing wider than the phone. */
export async function expectSound(page: Page): Promise<void> {
  // Half of a document has another look: the bar of the site is hidden by the operators' page below it.
  await page.waitForLoadState('load')
  // A bar that stays on the screen covers a part of what scrolls below it, which axe counts as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

const TABS_MAX = 120

/** Moves the focus with the keyboard alone. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; !(await isFocused()); tabs++) {
    if (tabs === TABS_MAX) throw new Error(`The keyboard does not reach ${target}`)
    await target.page().keyboard.press('Tab')
  }
}
