import { beforeEach, describe, expect, test } from 'vitest'
import { rateLimits, sendLimits } from '#auth/tables/limits.server.ts'
import { testDatabase } from '#test/database.ts'
import { follow, openMail } from './messages.test-support.ts'
import { newEmail, openService, PASSWORD, type TestService } from './service.test-support.ts'

// What expires and what may be used once, on the days on which clocks are wrong, and when the clock is put back.

const { db } = await testDatabase()
const HOUR_S = 3_600
const CODE_S = 600
const EXPIRY = { AUTH_MAIL_INTERVAL_S: '0', AUTH_MAIL_LINK_PAGE: 'false', AUTH_MAIL_CODE_EXPIRY_S: String(CODE_S) }

/** The last minute before each of them. */
const DAYS = [
  ['29 February', '2028-02-28T18:29:00Z'],
  ['1 March of a leap year', '2028-02-29T18:29:00Z'],
  ['the new year', '2027-12-31T23:59:00Z'],
  ['the new financial year', '2027-03-31T18:29:00Z'],
] as const

beforeEach(async () => {
  await db.delete(sendLimits)
  await db.delete(rateLimits)
})

async function openAt(start: string, env: Record<string, string> = {}): Promise<TestService> {
  const auth = await openService(db, { ...EXPIRY, ...env })
  auth.clock.now = new Date(start)
  return auth
}

const refresh = (auth: TestService, token: string) =>
  auth.send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
const verify = (auth: TestService, email: string, token: string) =>
  auth.send('POST', '/verify', { body: { type: 'email', email, token } })

async function member(auth: TestService): Promise<string> {
  const email = newEmail()
  expect((await auth.send('POST', '/signup', { body: { email, password: PASSWORD } })).status).toBe(200)
  return email
}

async function codeFor(auth: TestService, email: string): Promise<string> {
  expect((await auth.send('POST', '/otp', { body: { email, create_user: false } })).status).toBe(200)
  return openMail(auth, email).code
}

describe.each(DAYS)('around %s', (_, start) => {
  test('a code is good for its ten minutes and not a second longer', async () => {
    const auth = await openAt(start)
    const email = await member(auth)
    const inTime = await codeFor(auth, email)
    auth.clock.forwardS(CODE_S - 1)
    expect((await verify(auth, email, inTime)).status).toBe(200)
    const late = await codeFor(auth, email)
    auth.clock.forwardS(CODE_S)
    expect((await verify(auth, email, late)).status).toBe(403)
  })

  test('a link, an access token and a clock that is an hour ahead: nothing that has expired is accepted', async () => {
    const auth = await openAt(start)
    const session = await auth.signUp()
    const email = session.user.email ?? ''
    await auth.send('POST', '/recover', { body: { email } })
    const { path } = openMail(auth, email)
    auth.clock.forwardS(HOUR_S + 1)
    expect((await auth.send('GET', '/user', { token: session.access_token })).status).toBe(403)
    expect((await follow(auth, path)).fragment).not.toHaveProperty('access_token')
    // The session goes on: only the token is new.
    expect((await refresh(auth, session.refresh_token)).status).toBe(200)
  })
})

describe('when the clock is put back by an hour', () => {
  test('what was used stays used: a code, a link and a session that ended', async () => {
    const auth = await openAt(DAYS[2][1])
    const email = await member(auth)
    const code = await codeFor(auth, email)
    const { body } = await verify(auth, email, code)
    await auth.send('POST', '/recover', { body: { email } })
    const { path } = openMail(auth, email)
    expect((await follow(auth, path)).fragment).toHaveProperty('access_token')
    await auth.send('POST', '/logout?scope=global', { token: body.access_token })
    auth.clock.forwardS(-HOUR_S)
    expect((await verify(auth, email, code)).status).toBe(403)
    expect((await follow(auth, path)).fragment).not.toHaveProperty('access_token')
    expect((await auth.send('GET', '/user', { token: body.access_token })).status).toBe(403)
    expect((await refresh(auth, body.refresh_token)).status).toBe(400)
  })

  test('a stolen refresh token from before is a theft all the same, and ends the session', async () => {
    const auth = await openAt(DAYS[2][1])
    const { refresh_token: stolen } = await auth.signUp()
    const second = (await refresh(auth, stolen)).body
    const third = (await refresh(auth, second.refresh_token)).body
    auth.clock.forwardS(60 - HOUR_S)
    expect((await refresh(auth, stolen)).status).toBe(400)
    expect((await refresh(auth, third.refresh_token)).status).toBe(400)
  })

  test('who is signed in gets a new token at once, and a new code comes after a minute, not after an hour', async () => {
    const auth = await openAt(DAYS[2][1], { AUTH_RATE_LIMITS: 'on', AUTH_MAIL_INTERVAL_S: '60' })
    const session = await auth.signUp()
    const email = session.user.email ?? ''
    const ask = async () => (await auth.send('POST', '/otp', { body: { email, create_user: false } })).status
    expect([await ask(), await ask()]).toEqual([200, 429])
    auth.clock.forwardS(-HOUR_S)
    // A token from the future proves nothing; the session goes on.
    expect((await auth.send('GET', '/user', { token: session.access_token })).status).toBe(403)
    const { status, body } = await refresh(auth, session.refresh_token)
    expect(status).toBe(200)
    expect((await auth.send('GET', '/user', { token: body.access_token })).status).toBe(200)
    expect([await ask(), await ask()]).toEqual([200, 429])
  })
})
