import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { newEmail, openService, PASSWORD, present, type TestService } from '#auth/test/service.test-support.ts'

const { db } = await testDatabase()
const auth = await openService(db)

async function signInAgain(service: TestService, email: string) {
  return present((await service.client().signInWithPassword({ email, password: PASSWORD })).data.session).access_token
}

test('returns the user of a token, and what the session has verified', async () => {
  const { access_token: jwt, user } = await auth.signUp('asha@example.org')
  expect(await auth.findSession(jwt)).toEqual({
    user: {
      id: user.id,
      createdAt: expect.any(Date),
      isConfirmed: true,
      isEmailConfirmed: true,
      email: 'asha@example.org',
      phone: null,
      isAnonymous: false,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: expect.objectContaining({ email: 'asha@example.org' }),
    },
    session: {
      id: decodeJwt(jwt)['session_id'],
      aal: 'aal1',
      openedAt: auth.clock.now,
      factor: null,
      isFresh: true,
      maySetPassword: true,
      isShared: false,
      amr: [expect.objectContaining({ method: 'password' })],
    },
    isPasswordShort: false,
    roles: [],
    needsSecondFactor: false,
  })
})

test('names the factor that raised the session', async () => {
  const client = auth.client()
  await client.signUp({ email: newEmail(), password: PASSWORD })
  const factor = (await client.mfa.enroll({ factorType: 'totp' })).data as { id: string; totp: { secret: string } }
  const createdAt = auth.clock.now
  auth.clock.forwardS(60)
  const secret = Secret.fromBase32(factor.totp.secret)
  const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now.getTime() })
  await client.mfa.challengeAndVerify({ factorId: factor.id, code })
  const jwt = present((await client.getSession()).data.session).access_token
  expect(await auth.findSession(jwt)).toMatchObject({
    session: { aal: 'aal2', factor: { id: factor.id, createdAt }, amr: [{ method: 'totp' }, { method: 'password' }] },
    needsSecondFactor: false,
  })
})

const ends: Record<string, (token: string, userId: string) => Promise<unknown>> = {
  'signs out here': (token) => auth.send('POST', '/logout?scope=local', { token }),
  'signs out everywhere': (token) => auth.send('POST', '/logout?scope=global', { token }),
  'is banned': (_, userId) => auth.admin.updateUserById(userId, { ban_duration: '1h' }),
  'is deleted': (_, userId) => auth.admin.deleteUser(userId),
  'is deleted in all but the row': (_, userId) => auth.admin.deleteUser(userId, true),
  'gets a new password from an administrator': (_, userId) =>
    auth.admin.updateUserById(userId, { password: 'another good long phrase' }),
}

test.each(Object.keys(ends))('a token is invalid at once when its user %s', async (name) => {
  const { access_token: token, user } = await auth.signUp()
  const { access_token: other } = await auth.signUp()
  expect(await auth.findSession(token)).not.toBeNull()
  await ends[name]?.(token, user.id)
  expect(await auth.findSession(token)).toBeNull()
  expect(await auth.findSession(other)).not.toBeNull()
})

test('a token is invalid when its user signs out other devices, or changes the password, elsewhere', async () => {
  for (const end of [
    (token: string) => auth.send('POST', '/logout?scope=others', { token }),
    (token: string) => auth.send('PUT', '/user', { token, body: { password: 'another good long phrase' } }),
  ]) {
    const { access_token: stolen, user } = await auth.signUp()
    const own = await signInAgain(auth, present(user.email))
    await end(own)
    expect(await auth.findSession(stolen)).toBeNull()
    expect(await auth.findSession(own)).not.toBeNull()
  }
})

test('a session of another account is not found, nor a deleted account with a remaining session', async () => {
  const [asha, meera] = [await auth.signUp(), await auth.signUp()]
  const { session_id: id } = decodeJwt(asha.access_token)
  await db
    .update(sessions)
    .set({ userId: meera.user.id })
    .where(eq(sessions.id, String(id)))
  expect(await auth.findSession(asha.access_token)).toBeNull()
  await db.update(users).set({ deletedAt: auth.clock.now }).where(eq(users.id, meera.user.id))
  expect(await auth.findSession(meera.access_token)).toBeNull()
})

test.each([
  ['a time box', { AUTH_SESSION_TIMEBOX_S: '600' }],
  ['a limit of inactivity', { AUTH_SESSION_INACTIVITY_TIMEOUT_S: '600' }],
])('%s ends a session before its token', async (_, env) => {
  const service = await openService(db, env)
  const { access_token: jwt } = await service.signUp(`${Object.keys(env)[0]?.toLowerCase()}@example.org`)
  service.clock.forwardS(599)
  expect(await service.findSession(jwt)).not.toBeNull()
  service.clock.forwardS(1)
  expect(await service.findSession(jwt)).toBeNull()
})

test('an end that the user’s organisation has set applies to the token', async () => {
  const { access_token: jwt } = await auth.signUp()
  const notAfter = new Date(auth.clock.now.getTime() + 1_000)
  await db
    .update(sessions)
    .set({ notAfter })
    .where(eq(sessions.id, String(decodeJwt(jwt)['session_id'])))
  expect(await auth.findSession(jwt)).not.toBeNull()
  auth.clock.forwardS(1)
  expect(await auth.findSession(jwt)).toBeNull()
})

test('when one session per user is allowed, the older token is invalid', async () => {
  const service = await openService(db, { AUTH_SESSION_SINGLE_PER_USER: 'true' })
  const { access_token: older, user } = await service.signUp('single@example.org')
  service.clock.forwardS(1)
  const newer = await signInAgain(service, present(user.email))
  expect(await service.findSession(older)).toBeNull()
  expect(await service.findSession(newer)).not.toBeNull()
})

test.each(['', 'a.b.c', 'service key'])('"%s" has no user', async (text) => {
  expect(await auth.findSession(text === 'service key' ? auth.serviceKey : text)).toBeNull()
})
