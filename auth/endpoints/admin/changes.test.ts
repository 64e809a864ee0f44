import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import {
  newEmail,
  NEW_ERRORS,
  openService,
  PASSWORD,
  present,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeEach(async () => {
  auth = await openService(db)
})

const NOBODY = '3f0c1f4e-0000-4000-8000-000000000000'
const ask = (method: string, path: string, body?: unknown, token = auth.serviceKey) =>
  auth.send(method, path, { body, token, headers: NEW_ERRORS })
const signIn = (email: string, password = PASSWORD) =>
  auth.send('POST', '/token?grant_type=password', { body: { email, password }, headers: NEW_ERRORS })
async function created(fields: Parameters<TestService['admin']['createUser']>[0]) {
  const { data, error } = await auth.admin.createUser(fields)
  if (error) throw error
  return data.user
}

describe('changing a user', () => {
  test('reads the user first, and 404s for an unknown id', async () => {
    const { user } = await auth.signUp()
    expect((await auth.admin.getUserById(user.id)).data.user).toMatchObject({ id: user.id, email: user.email })
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : {}
      expect(await ask(method, `/admin/users/${NOBODY}`, body)).toMatchObject({
        status: 404,
        body: { code: 'user_not_found' },
      })
      expect(await ask(method, '/admin/users/x', body)).toMatchObject({
        status: 404,
        body: { code: 'validation_failed' },
      })
    }
  })

  test('sets a new address at once, with its identity', async () => {
    const { user } = await auth.signUp()
    const email = newEmail()
    const { data } = await auth.admin.updateUserById(user.id, { email, phone: '+919833333333' })
    expect(data.user).toMatchObject({ email, phone: '919833333333' })
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email, email_verified: true } },
      { provider: 'phone', identity_data: { phone: '919833333333', phone_verified: false } },
    ])
    expect(data.user?.app_metadata).toMatchObject({ providers: ['email', 'phone'] })
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(present(user.email))).body.code).toBe('invalid_credentials')
  })

  test('to another user’s address is refused', async () => {
    const [one, two] = [await auth.signUp(), await auth.signUp()]
    const { error } = await auth.admin.updateUserById(one.user.id, { email: present(two.user.email) })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('merges metadata, and null deletes a key', async () => {
    const user = await created({ email: newEmail(), user_metadata: { a: 1, b: 2 }, app_metadata: { roles: ['x'] } })
    const { data } = await auth.admin.updateUserById(user.id, {
      user_metadata: { a: null, c: 3 },
      app_metadata: { roles: ['operator'] },
    })
    expect(data.user?.user_metadata).toEqual({ b: 2, c: 3 })
    expect(data.user?.app_metadata).toEqual({ roles: ['operator'], provider: 'email', providers: ['email'] })
  })

  test('to a new password ends all their sessions', async () => {
    const { user, access_token: token } = await auth.signUp()
    expect((await auth.admin.updateUserById(user.id, { password: 'short' })).error?.code).toBe('weak_password')
    expect((await auth.send('GET', '/user', { token })).status).toBe(200)
    expect((await auth.admin.updateUserById(user.id, { password: 'quite another phrase' })).error).toBeNull()
    expect((await auth.send('GET', '/user', { token })).status).toBe(403)
    expect((await signIn(present(user.email))).body.code).toBe('invalid_credentials')
    expect((await signIn(present(user.email), 'quite another phrase')).status).toBe(200)
  })

  test('confirms their address', async () => {
    const email = newEmail()
    const user = await created({ email, password: PASSWORD })
    const { data } = await auth.admin.updateUserById(user.id, { email_confirm: true })
    expect(data.user).toMatchObject({ email_confirmed_at: expect.any(String), user_metadata: { email_verified: true } })
    expect(data.user?.identities).toMatchObject([{ identity_data: { email_verified: true } }])
    expect((await signIn(email)).status).toBe(200)
  })

  test('bans them from everything until the ban ends or is lifted', async () => {
    const { user, access_token: token, refresh_token: refreshToken } = await auth.signUp()
    const { data } = await auth.admin.updateUserById(user.id, { ban_duration: '1h30m' })
    const until = (data.user as { banned_until?: string }).banned_until
    expect(new Date(present(until)).getTime() - auth.clock.now.getTime()).toBe(90 * 60_000)
    const refresh = () =>
      auth.send('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: refreshToken },
        headers: NEW_ERRORS,
      })
    expect((await signIn(present(user.email))).body.code).toBe('user_banned')
    expect((await refresh()).body.code).toBe('user_banned')
    expect(await ask('GET', '/user', undefined, token)).toMatchObject({ status: 403, body: { code: 'user_banned' } })
    await auth.admin.updateUserById(user.id, { ban_duration: 'none' })
    expect((await ask('GET', '/user', undefined, token)).status).toBe(200)
    await auth.admin.updateUserById(user.id, { ban_duration: '10m' })
    auth.clock.forwardS(600)
    expect((await signIn(present(user.email))).status).toBe(200)
  })
})

test('with the setting for it, a ban deletes every session', async () => {
  const strict = await openService(db, { AUTH_SESSION_END_ON_BAN: 'true' })
  const { user, refresh_token: refreshToken } = await strict.signUp()
  const other = await strict.signUp()
  await strict.admin.updateUserById(user.id, { ban_duration: '10m' })
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  expect(await db.$count(sessions, eq(sessions.userId, other.user.id))).toBe(1)
  strict.clock.forwardS(600)
  const body = { refresh_token: refreshToken }
  const refreshed = await strict.send('POST', '/token?grant_type=refresh_token', { body, headers: NEW_ERRORS })
  expect(refreshed.body.code).toBe('refresh_token_not_found')
  await strict.admin.updateUserById(other.user.id, { ban_duration: 'none' })
  expect(await db.$count(sessions, eq(sessions.userId, other.user.id))).toBe(1)
})

describe('deleting a user', () => {
  test('deletes everything of them', async () => {
    const { user, access_token: token } = await auth.signUp()
    expect((await auth.admin.deleteUser(user.id)).error).toBeNull()
    expect(await db.$count(users, eq(users.id, user.id))).toBe(0)
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
    expect((await ask('GET', '/user', undefined, token)).body.code).toBe('user_not_found')
    expect((await auth.admin.deleteUser(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('softly keeps the row, deletes personal data, and frees the address', async () => {
    const email = newEmail()
    const { user, access_token: token } = await auth.signUp(email)
    await auth.admin.updateUserById(user.id, { phone: '919844444444', user_metadata: { display_name: 'Asha Rao' } })
    expect((await auth.admin.deleteUser(user.id, true)).error).toBeNull()
    const { data } = await auth.admin.getUserById(user.id)
    expect(data.user).toMatchObject({
      id: user.id,
      deleted_at: expect.any(String),
      user_metadata: {},
      app_metadata: {},
    })
    const rows = JSON.stringify([
      await db.select().from(users).where(eq(users.id, user.id)),
      await db.select().from(identities).where(eq(identities.userId, user.id)),
    ])
    for (const trace of [email, '919844444444', 'Asha', 'argon2']) expect(rows).not.toContain(trace)
    expect((await ask('GET', '/user', undefined, token)).body.code).toBe('session_not_found')
    expect((await signIn(email)).body.code).toBe('invalid_credentials')
    expect((await ask('DELETE', `/admin/users/${user.id}`, { should_soft_delete: true })).status).toBe(200)
    expect((await auth.signUp(email)).user.id).not.toBe(user.id)
  })

  test('needs no body, and refuses an invalid one', async () => {
    const { user } = await auth.signUp()
    expect((await ask('DELETE', `/admin/users/${user.id}`, { should_soft_delete: 'yes' })).body.code).toBe('bad_json')
    const answer = await ask('DELETE', `/admin/users/${user.id}`)
    expect([answer.status, answer.body]).toEqual([200, {}])
  })
})
