import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '#auth/tables/sessions.server.ts'
import { newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const SHARED = { Cookie: 'auth-shared-device=1' }
const ENV = { AUTH_PHONE_ENABLED: 'true', AUTH_KNOWN_DEVICES: 'true', AUTH_SMS_INTERVAL_S: '0' }

/** Signs up on a phone that is not her own. */
async function onSharedPhone(auth: TestService) {
  const body = { email: newEmail(), password: PASSWORD }
  const { body: session, headers } = await auth.send('POST', '/signup', { body, headers: SHARED })
  const token: string = session.access_token
  const id: string = JSON.parse(atob(token.split('.')[1] ?? '')).session_id
  return {
    token,
    id,
    headers,
    refreshToken: session.refresh_token as string,
    isIn: async () => (await auth.findSession(token)) !== null,
    isOnRecord: async () => (await db.select().from(sessions).where(eq(sessions.id, id))).length === 1,
  }
}

test('ten minutes without use end it, also for the rest of the service, and the row is deleted', async () => {
  const auth = await openService(db, ENV)
  const she = await onSharedPhone(auth)
  expect((await auth.findSession(she.token))?.session.isShared).toBe(true)
  auth.clock.forwardS(599)
  expect(await she.isOnRecord()).toBe(true)
  auth.clock.forwardS(1)
  expect(await she.isIn()).toBe(false)
  expect((await auth.send('GET', '/user', { token: she.token })).status).toBe(403)
  const refreshed = await auth.send('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: she.refreshToken },
  })
  expect(refreshed.body).toMatchObject({ error_code: 'session_expired' })
  await auth.sweep(auth.clock.now)
  await auth.sweep(new Date(auth.clock.now.getTime() + 1_000))
  expect(await she.isOnRecord()).toBe(false)
})

test('each use gives her ten more minutes; a refresh by a forgotten page does not', async () => {
  const auth = await openService(db, ENV)
  const she = await onSharedPhone(auth)
  auth.clock.forwardS(500)
  expect(await she.isIn()).toBe(true)
  auth.clock.forwardS(500)
  expect((await auth.send('GET', '/user', { token: she.token })).status).toBe(200)
  auth.clock.forwardS(500)
  const refreshed = await auth.send('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: she.refreshToken },
  })
  expect(refreshed.status).toBe(200)
  auth.clock.forwardS(100)
  expect(await she.isIn()).toBe(false)
})

describe('when the last page is closed', () => {
  test('the session ends within half a minute', async () => {
    const auth = await openService(db, ENV)
    const she = await onSharedPhone(auth)
    expect((await auth.send('POST', '/session/leave', { token: she.token })).status).toBe(204)
    auth.clock.forwardS(30)
    expect(await she.isIn()).toBe(false)
    await auth.sweep(new Date(auth.clock.now.getTime() + 1_000))
    expect(await she.isOnRecord()).toBe(false)
  })

  test('a next page that opens soon goes on with it', async () => {
    const auth = await openService(db, ENV)
    const she = await onSharedPhone(auth)
    await auth.send('POST', '/session/leave', { token: she.token })
    auth.clock.forwardS(10)
    expect(await she.isIn()).toBe(true)
    auth.clock.forwardS(300)
    expect(await she.isIn()).toBe(true)
  })

  test('nothing happens to a session on a phone of her own', async () => {
    const auth = await openService(db, ENV)
    const { access_token: token } = await auth.signUp()
    expect((await auth.send('POST', '/session/leave', { token })).status).toBe(204)
    auth.clock.forwardS(3_000)
    expect(await auth.findSession(token)).toMatchObject({ session: { isShared: false } })
    await auth.sweep(auth.clock.now)
    expect(await auth.findSession(token)).not.toBeNull()
  })

  test('a stranger can end nobody’s session', async () => {
    const auth = await openService(db, ENV)
    expect((await auth.send('POST', '/session/leave')).status).toBe(401)
  })
})

test('the phone is not remembered as hers, neither at the sign-in nor at a refresh', async () => {
  const auth = await openService(db, ENV)
  const she = await onSharedPhone(auth)
  expect(she.headers.get('set-cookie')).toBeNull()
  const refreshed = await auth.send('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: she.refreshToken },
    headers: SHARED,
  })
  expect(refreshed.status).toBe(200)
  expect(refreshed.headers.get('set-cookie')).toBeNull()
})

test('a sign-in by a texted code is as short', async () => {
  const auth = await openService(db, ENV)
  await auth.send('POST', '/otp', { body: { phone: '919876543210' } })
  const body = { type: 'sms', phone: '919876543210', token: auth.texts.at(-1)?.code }
  const { body: session, headers } = await auth.send('POST', '/verify', { body, headers: SHARED })
  expect(headers.get('set-cookie')).toBeNull()
  expect((await auth.findSession(session.access_token))?.session.isShared).toBe(true)
  auth.clock.forwardS(600)
  expect(await auth.findSession(session.access_token)).toBeNull()
})

test('two nodes agree: a use on one counts on the other', async () => {
  const one = await openService(db, ENV)
  const she = await onSharedPhone(one)
  const two = await openService(db, ENV, { keys: one.keys })
  two.clock.now = new Date(one.clock.now.getTime() + 400_000)
  expect(await two.findSession(she.token)).not.toBeNull()
  one.clock.forwardS(900)
  expect(await one.findSession(she.token)).not.toBeNull()
  two.clock.forwardS(1_200)
  expect(await two.findSession(she.token)).toBeNull()
})

test('over https the mark counts only with the prefix that no other host can set', async () => {
  const auth = await openService(db, { ...ENV, AUTH_EXTERNAL_URL: 'https://local/auth/v1' })
  const signUp = async (name: string) => {
    const body = { email: newEmail(), password: PASSWORD }
    const headers = { Cookie: `${name}=1` }
    const answer = await auth.app.request('/signup', { method: 'POST', body: JSON.stringify(body), headers })
    return (await auth.findSession((await answer.json()).access_token))?.session.isShared
  }
  expect(await signUp('auth-shared-device')).toBe(false)
  expect(await signUp('__Host-auth-shared-device')).toBe(true)
})
