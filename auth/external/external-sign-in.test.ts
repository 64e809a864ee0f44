import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openProvider, settingsFor } from '#auth/test/provider.test-support.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { fragmentOf, openBrowser } from '#auth/test/browser.test-support.ts'
import { openMail } from '#auth/test/messages.test-support.ts'
import { newEmail, openService, PASSWORD } from '#auth/test/service.test-support.ts'

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())
let people = 0
beforeEach(() => {
  provider.person = { sub: `person-${++people}`, email: newEmail(), email_verified: true, name: 'Ada' }
})

const strict = { AUTH_MAILER_AUTOCONFIRM: 'false' }
const open = (env: Record<string, string> = {}) => openService(db, { ...settingsFor(provider), ...strict, ...env })
const email = () => String(provider.person['email'])
const rowsOf = (address: string) => db.select().from(users).where(eq(users.email, address))
const START = '/authorize?provider=testing&redirect_to=http://local/app'

describe('an address at a provider', () => {
  test('that is verified joins the confirmed account with it', async () => {
    const auth = await open({ AUTH_MAILER_AUTOCONFIRM: 'true' })
    const session = await auth.signUp(email())
    auth.clock.forwardS(1)
    const { access_token: token = '' } = fragmentOf(await openBrowser(auth).walk(START))
    const { body: user } = await auth.send('GET', '/user', { token })
    expect(user.id).toBe(session.user.id)
    expect(user.app_metadata.providers).toEqual(['email', 'testing'])
  })

  test('that is verified takes over an unconfirmed account', async () => {
    const auth = await open()
    await auth.signUp(email())
    const [before] = await rowsOf(email())
    const mail = openMail(auth, email())
    const { access_token: token = '' } = fragmentOf(await openBrowser(auth).walk(START))
    const { body: user } = await auth.send('GET', '/user', { token })
    const [after] = await rowsOf(email())
    expect([user.id, before?.passwordHash, after?.passwordHash]).toEqual([before?.id, null, null])
    const late = await auth.send('POST', '/verify', { body: { type: 'signup', token_hash: mail.token } })
    expect([late.status, late.body.error_code]).toEqual([403, 'otp_expired'])
    const signIn = { body: { email: email(), password: PASSWORD } }
    expect((await auth.send('POST', '/token?grant_type=password', signIn)).body.error_code).toBe('invalid_credentials')
    expect(user.identities.map(({ provider: name }: { provider: string }) => name)).toEqual(['testing'])
    expect(user.app_metadata).toMatchObject({ provider: 'testing', providers: ['testing'] })
  })

  test('that is not verified does not sign in, but sends a confirmation mail', async () => {
    const auth = await open()
    provider.person = { ...provider.person, email_verified: false }
    const back = await openBrowser(auth).walk(START)
    expect(fragmentOf(back)).toMatchObject({ error: 'access_denied', error_code: 'provider_email_needs_verification' })
    const [user] = await rowsOf(email())
    expect([user?.emailConfirmedAt, user?.lastSignInAt]).toEqual([null, null])
    expect(auth.mails.map(({ to, kind }) => [to, kind])).toEqual([[email(), 'confirmation']])
  })

  test('that was then confirmed by mail signs in the next time', async () => {
    const auth = await open()
    provider.person = { ...provider.person, email_verified: false }
    await openBrowser(auth).walk(START)
    await openBrowser(auth).walk(START)
    expect(auth.mails).toHaveLength(1)
    const token = /token=(\w+)&/.exec(auth.mails[0]?.text ?? '')?.[1]
    const confirmed = await auth.send('POST', '/verify', { body: { type: 'signup', token_hash: token } })
    expect([confirmed.status, confirmed.body.user?.email]).toEqual([200, email()])
    const back = fragmentOf(await openBrowser(auth).walk(START))
    expect((await auth.verifyAccessToken(back['access_token'] ?? ''))?.sub).toBe(confirmed.body.user.id)
  })

  test('that is not verified is removed when its owner confirms their own sign-up', async () => {
    const auth = await open({ AUTH_MAIL_INTERVAL_S: '0' })
    provider.person = { ...provider.person, email_verified: false }
    await openBrowser(auth).walk(START)
    auth.clock.forwardS(1)
    await auth.signUp(email())
    const own = openMail(auth, email())
    auth.clock.forwardS(1)
    await openBrowser(auth).walk(START)
    const strangers = openMail(auth, email())
    expect(strangers.token).not.toBe(own.token)
    const { body } = await auth.send('POST', '/verify', { body: { type: 'signup', token_hash: own.token } })
    expect(body.user.identities.map(({ provider: name }: { provider: string }) => name)).toEqual(['email'])
    expect(body.user.user_metadata).not.toHaveProperty('full_name')
    const late = await auth.send('POST', '/verify', { body: { type: 'signup', token_hash: strangers.token } })
    expect(late.body.error_code).toBe('otp_expired')
    const { access_token: token = '' } = fragmentOf(await openBrowser(auth).walk(START))
    expect((await auth.verifyAccessToken(token))?.sub).not.toBe(body.user.id)
    const signIn = { body: { email: email(), password: PASSWORD } }
    expect((await auth.send('POST', '/token?grant_type=password', signIn)).status).toBe(200)
  })

  test('that is not verified reports it when a mail for another sign-up was sent a moment ago', async () => {
    const auth = await open()
    await auth.signUp(newEmail())
    provider.person = { ...provider.person, email_verified: false }
    await openBrowser(auth).walk(START)
    await db.delete(oneTimeTokens)
    const again = fragmentOf(await openBrowser(auth).walk(START))
    expect(again['error_code']).toBe('over_email_send_rate_limit')
    expect(auth.mails.filter(({ to }) => to === email())).toHaveLength(1)
  })

  test('that is not verified never joins an account, nor takes its address', async () => {
    const auth = await open({ AUTH_MAILER_AUTOCONFIRM: 'true' })
    await auth.signUp(email())
    provider.person = { ...provider.person, email_verified: false }
    const careful = await open()
    const { access_token: token = '' } = fragmentOf(await openBrowser(careful).walk(START))
    const { body: user } = await careful.send('GET', '/user', { token })
    expect([user.email, user.app_metadata.providers]).toEqual(['', ['testing']])
    expect(await rowsOf(email())).toHaveLength(1)
  })

  test('is required, unless the provider may omit it', async () => {
    const { email: _none, ...nameless } = provider.person
    provider.person = nameless
    expect(fragmentOf(await openBrowser(await open()).walk(START))).toMatchObject({
      error_description: 'Error getting user email from external provider',
    })
    const lenient = await open({ AUTH_OIDC_TESTING_EMAIL_OPTIONAL: 'true' })
    expect(fragmentOf(await openBrowser(lenient).walk(START))['access_token']).toBeDefined()
  })

  test('creates nothing when sign-ups are closed, and signs no banned user in', async () => {
    const auth = await open()
    const closed = await open({ AUTH_SIGNUP_DISABLED: 'true' })
    const refused = await openBrowser(closed).walk(START)
    expect(fragmentOf(refused)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' })
    await openBrowser(auth).walk(START)
    const future = new Date(auth.clock.now.getTime() + 60_000)
    await db.update(users).set({ bannedUntil: future }).where(eq(users.email, email()))
    const banned = await openBrowser(closed).walk(START)
    expect(fragmentOf(banned)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })

  test('creates one account when the same user arrives twice at once', async () => {
    const auth = await open()
    await Promise.all([openBrowser(auth).walk(START), openBrowser(auth).walk(START)])
    expect(await rowsOf(email())).toHaveLength(1)
    expect(
      await db
        .select()
        .from(identities)
        .where(eq(identities.providerId, String(provider.person.sub))),
    ).toHaveLength(1)
  })
})
