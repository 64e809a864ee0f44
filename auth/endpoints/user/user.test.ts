import type { Session } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import {
  NEW_ERRORS,
  newEmail,
  openService,
  PASSWORD,
  type Answer,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
let session: Session
beforeEach(async () => {
  auth = await openService(db, { AUTH_ANONYMOUS_ENABLED: 'true' })
  session = await auth.signUp()
})

const NEW_PASSWORD = 'an even better phrase'
const update = (body: unknown, { access_token: token }: Session = session, service = auth): Promise<Answer> =>
  service.send('PUT', '/user', { body, token, headers: NEW_ERRORS })
const signIn = async (password: string, service = auth) => {
  const { data, error } = await service.client().signInWithPassword({ email: session.user.email ?? '', password })
  return { session: data.session, code: error?.code }
}

describe('user metadata', () => {
  test('is merged key by key, null deletes a key, and the response is the user', async () => {
    await update({ data: { city: 'Pune', theme: 'dark', nested: { a: 1 } } })
    const { status, body } = await update({ data: { theme: null, nested: { b: 2 } } })
    expect(status).toBe(200)
    expect(body.user_metadata).toEqual({ ...session.user.user_metadata, city: 'Pune', nested: { b: 2 } })
    expect(body).toEqual((await auth.send('GET', '/user', { token: session.access_token })).body)
    expect(body.identities).toHaveLength(1)
  })

  test('fires USER_UPDATED in the official client', async () => {
    const client = auth.client()
    await client.setSession(session)
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const { data, error } = await client.updateUser({ data: { display_name: 'Asha' } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata['display_name']).toBe('Asha')
    expect(events).toContain('USER_UPDATED')
  })

  test('from two updates at once is stored completely', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => update({ data: { [`key${index}`]: index } })))
    const [user] = await db.select().from(users).where(eq(users.id, session.user.id))
    expect(Object.keys(user?.userMetadata ?? {}).filter((key) => key.startsWith('key'))).toHaveLength(8)
  })

  test('that would not fit into a token is refused', async () => {
    await update({ data: { first: 'x'.repeat(1_000) } })
    const { status, body } = await update({ data: { second: 'x'.repeat(1_000) } })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    const [user] = await db.select().from(users).where(eq(users.id, session.user.id))
    expect(user?.userMetadata).not.toHaveProperty('second')
  })
})

describe('a new password', () => {
  test('replaces the old one and ends every other session of the user, but nobody else’s', async () => {
    const other = await signIn(PASSWORD)
    const stranger = await auth.signUp()
    const { status } = await update({ password: NEW_PASSWORD })
    expect(status).toBe(200)
    const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, session.user.id))
    expect(left).toEqual([{ id: (await auth.verifyAccessToken(session.access_token))?.session_id }])
    expect(await db.$count(sessions, eq(sessions.userId, stranger.user.id))).toBe(1)
    const refresh = await auth.client().refreshSession({ refresh_token: other.session?.refresh_token ?? '' })
    expect(refresh.error?.code).toBe('refresh_token_not_found')
    expect((await signIn(PASSWORD)).code).toBe('invalid_credentials')
    expect((await signIn(NEW_PASSWORD)).code).toBeUndefined()
    const entries = await db.select().from(auditLogEntries)
    const hers = entries.filter(({ payload }) => payload['actor_id'] === session.user.id)
    expect(hers.map(({ payload }) => payload['action'])).toContain('user_updated_password')
  })

  test('must differ from the old one, and be strong', async () => {
    const same = await update({ password: PASSWORD })
    expect([same.status, same.body]).toEqual([
      422,
      { code: 'same_password', message: 'New password should be different from the old password.' },
    ])
    const weak = await update({ password: '12345' })
    expect([weak.status, weak.body]).toEqual([
      422,
      {
        code: 'weak_password',
        message: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      },
    ])
    expect((await signIn(PASSWORD)).code).toBeUndefined()
  })

  test('requires the current one with the setting for it', async () => {
    const careful = await openService(db, { AUTH_PASSWORD_REQUIRE_CURRENT: 'true' }, { keys: auth.keys })
    const change = (body: object) => update({ password: NEW_PASSWORD, ...body }, session, careful)
    expect((await change({})).body.code).toBe('current_password_required')
    expect((await change({ current_password: 'a wrong guess' })).body.code).toBe('current_password_invalid')
    expect((await signIn(NEW_PASSWORD)).code).toBe('invalid_credentials')
    expect((await change({ current_password: PASSWORD })).status).toBe(200)
    expect((await signIn(NEW_PASSWORD)).code).toBeUndefined()
  })

  test('set twice at once is set once', async () => {
    const answers = await Promise.all([
      update({ password: 'the first phrase' }),
      update({ password: 'the second phrase' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'the first phrase' : 'the second phrase'
    expect((await signIn(winner)).code).toBeUndefined()
  })

  test('also ends a sign-in that was verifying the old one at that time', async () => {
    const [late] = await Promise.all([signIn(PASSWORD), update({ password: NEW_PASSWORD })])
    const count = await db.$count(sessions, eq(sessions.userId, session.user.id))
    // Either the sign-in was refused, or the change has ended its session: one session is left.
    expect(count).toBe(1)
    const survivor = late.session && (await auth.send('GET', '/user', { token: late.session.access_token })).status
    expect(survivor).not.toBe(200)
  })
})

describe('an update is refused', () => {
  test.each([
    ['of app_metadata', { app_metadata: { roles: ['operator'] } }, 403, 'not_admin'],
    ['to what is no e-mail', { email: 'other' }, 400, 'validation_failed'],
    ['to another phone', { phone: '+919876543210' }, 400, 'phone_provider_disabled'],
    ['to what is no phone', { phone: 'call me' }, 400, 'validation_failed'],
    ['with data that is no object', { data: ['a'] }, 400, 'bad_json'],
  ])('%s', async (_case, body, status, code) => {
    const answer = await update({ ...body, password: NEW_PASSWORD })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await signIn(PASSWORD)).code).toBeUndefined()
  })

  test('but the user’s own e-mail, and nulls, count as no change', async () => {
    const { status, body } = await update({
      email: session.user.email?.toUpperCase(),
      phone: null,
      data: null,
      password: null,
    })
    expect(status).toBe(200)
    expect(body).toEqual(session.user)
  })

  test('for an anonymous user who sets a password without an address', async () => {
    const { data } = await auth.client().signInAnonymously()
    const answer = await update({ password: NEW_PASSWORD }, data.session ?? session)
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed'])
  })
})

test('two sign-ups with one address at the same time create one account', async () => {
  const email = newEmail()
  const post = () => auth.send('POST', '/signup', { body: { email, password: PASSWORD } })
  const answers = await Promise.all([post(), post(), post()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  expect(await db.$count(users, eq(users.email, email))).toBe(1)
})
