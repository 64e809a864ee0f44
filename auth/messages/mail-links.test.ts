import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { mailLink } from './mail-links.ts'
import { readSettings } from '#auth/settings/settings.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { newEmail, openService, PASSWORD, present, type TestService } from '#auth/test/service.test-support.ts'

const { db } = await testDatabase()
const SITE = 'https://app.example.com'
const PAGE = `${SITE}/auth/confirm`
const ENV = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_SITE_URL: SITE, AUTH_MAIL_LINK_URL: PAGE }
let auth: TestService
let email: string
beforeEach(async () => {
  auth = await openService(db, ENV)
  email = newEmail()
})

const linkTo = (redirectTo: string, env: Record<string, string> = {}) => {
  const settings = readSettings({ AUTH_EXTERNAL_URL: `${SITE}/auth/v1`, ...env })
  return mailLink(settings, { linkToken: 'abc', type: 'signup', redirectTo })
}
const OWN = { AUTH_MAIL_LINK_URL: PAGE }
const linkOf = (to: string) =>
  new URL(/https?:\S+/.exec(present(auth.mails.findLast((mail) => mail.to === to)).text)?.[0] ?? '')
const preview = (link: URL, type = link.searchParams.get('type') ?? '') =>
  auth.previewLink({ linkToken: link.searchParams.get('token_hash') ?? '', type })

test.each([
  ['the site', SITE, `${PAGE}?token_hash=abc&type=signup`],
  ['a page of it', `${SITE}/ssr/auth?tab=1`, `${PAGE}?token_hash=abc&type=signup&next=%2Fssr%2Fauth%3Ftab%3D1`],
  ['the page for links itself', `${PAGE}?next=%2Fcart`, `${PAGE}?token_hash=abc&type=signup&next=%2Fcart`],
])('a link that leads to %s opens the application’s page', (_to, redirectTo, link) => {
  expect(linkTo(redirectTo, OWN)).toBe(link)
})

test.each([
  ['without such a page', SITE, {}, '/verify/page'],
  ['without a page at all', SITE, { AUTH_MAIL_LINK_PAGE: 'false' }, '/verify'],
  ['for another site', 'https://other.example/cb', OWN, '/verify/page'],
  ['for an app on a phone', 'myapp://cb', OWN, '/verify/page'],
])('%s it leads to the service as ever', (_when, redirectTo, env, path) => {
  const link = `${SITE}/auth/v1${path}?token=abc&type=signup&redirect_to=${encodeURIComponent(redirectTo)}`
  expect(linkTo(redirectTo, env)).toBe(link)
})

test('a link shows its account at each GET, and then still works once', async () => {
  await auth.client().signUp({ email, password: PASSWORD })
  const link = linkOf(email)
  const [{ id: userId } = { id: '' }] = await db.select().from(users).where(eq(users.email, email))
  const before = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  for (let look = 0; look < 2; look++) {
    expect(await preview(link)).toEqual({ type: 'signup', userId, email, newEmail: null })
  }
  expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))).toEqual(before)
  for (const type of ['recovery', 'magiclink', 'email_change', 'toString', '']) {
    expect(await preview(link, type)).toBeNull()
  }
  const token_hash = link.searchParams.get('token_hash') ?? ''
  expect((await auth.client().verifyOtp({ token_hash, type: 'signup' })).data.user?.email).toBe(email)
  expect(await preview(link)).toBeNull()
})

test('a link shows nothing once it has expired', async () => {
  await auth.client().signUp({ email, password: PASSWORD })
  const link = linkOf(email)
  auth.clock.forwardS(3_600)
  expect(await preview(link)).toBeNull()
})

test('a change of e-mail shows both addresses, and none after the change was cancelled', async () => {
  const client = auth.client()
  await auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  await client.signInWithPassword({ email, password: PASSWORD })
  const newAddress = newEmail()
  await client.updateUser({ email: newAddress })
  for (const to of [email, newAddress]) {
    expect(await preview(linkOf(to))).toMatchObject({ type: 'email_change', email, newEmail: newAddress })
  }
  auth.clock.forwardS(61)
  await client.updateUser({ email: newEmail() })
  expect(await preview(linkOf(newAddress))).toBeNull()
})

test('a link that a PKCE client requested is verified by its hash in any browser', async () => {
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  await auth.send('POST', '/signup', { body: { email, password: PASSWORD, ...challenge } })
  const link = linkOf(email)
  expect(link.searchParams.get('token_hash')).toMatch(/^pkce_/)
  expect(await preview(link)).toMatchObject({ email })
  const token_hash = link.searchParams.get('token_hash') ?? ''
  const { data } = await auth.client().verifyOtp({ token_hash, type: 'signup' })
  expect(data.session?.user.email).toBe(email)
})
