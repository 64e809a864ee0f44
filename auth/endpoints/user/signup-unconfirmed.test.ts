import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { identities, users } from '#auth/tables/users.server.ts'
import { newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeAll(async () => {
  auth = await openService(db)
})

describe('when accounts require a confirmation', () => {
  let waiting: TestService
  beforeAll(async () => {
    waiting = await openService(db, { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_MAIL_INTERVAL_S: '0' })
  })

  test('a sign-up returns the user without a session, and a sign-in is refused until then', async () => {
    const email = newEmail()
    const { data, error } = await waiting.client().signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: false } })
    expect(data.user?.confirmed_at).toBeUndefined()
    const signIn = await waiting.client().signInWithPassword({ email, password: PASSWORD })
    expect(signIn.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
    const wrong = await waiting.client().signInWithPassword({ email, password: 'a wrong guess' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  test('a sign-up with a member’s address reveals and changes nothing', async () => {
    const taken = newEmail()
    const member = await auth.signUp(taken)
    const before = await db.select().from(users).where(eq(users.email, taken))
    const post = (email: string) =>
      waiting.send('POST', '/signup', { body: { email, password: 'a stranger', data: { display_name: 'Mallory' } } })
    const fake = await post(taken)
    const real = await post(newEmail())
    expect(fake.status).toBe(real.status)
    expect(Object.keys(fake.body).toSorted()).toEqual(Object.keys(real.body).toSorted())
    expect(fake.body).toMatchObject({
      email: taken,
      role: '',
      identities: [],
      user_metadata: { display_name: 'Mallory' },
    })
    expect(fake.body.id).not.toBe(member.user.id)
    expect(await db.select().from(users).where(eq(users.email, taken))).toEqual(before)
    expect(await db.$count(identities, eq(identities.userId, fake.body.id))).toBe(0)
  })

  test('too large data is refused in the same way for a member’s address and a new one', async () => {
    const taken = newEmail()
    await auth.signUp(taken)
    for (const size of [1_500, 2_000]) {
      const post = (email: string) =>
        waiting.send('POST', '/signup', { body: { email, password: PASSWORD, data: { text: 'x'.repeat(size) } } })
      expect((await post(taken)).status).toBe(size === 1_500 ? 200 : 400)
      expect((await post(newEmail())).status).toBe(size === 1_500 ? 200 : 400)
    }
  })

  test('a repeated sign-up does not change the account, and reveals nothing of the first', async () => {
    const email = newEmail()
    const post = (password: string, name: string) =>
      waiting.send('POST', '/signup', { body: { email, password, data: { display_name: name } } })
    const first = await post(PASSWORD, 'Asha')
    const [stored] = await db.select().from(users).where(eq(users.email, email))
    const second = await post('somebody else', 'Mallory')
    expect(second.body.id).toBe(first.body.id)
    expect(JSON.stringify(second.body)).not.toContain('Asha')
    expect(stored).toMatchObject({ passwordHash: null, userMetadata: { email, email_verified: false } })
    expect(JSON.stringify(stored)).not.toContain('Asha')
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([stored])
    expect(second.body).toMatchObject({ user_metadata: { display_name: 'Mallory' } })
    await db.update(users).set({ invitedAt: waiting.clock.now }).where(eq(users.email, email))
    expect((await post(PASSWORD, 'Asha')).body).toMatchObject({ user_metadata: {}, identities: [] })
  })
})

describe('an anonymous account', () => {
  test('gets a session and exactly the data it was given, and no password without an address', async () => {
    const open = await openService(db, { AUTH_ANONYMOUS_ENABLED: 'true' })
    const client = open.client()
    const { data, error } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', phone: '', app_metadata: {}, identities: [] })
    expect(data.user?.user_metadata).toEqual({ theme: 'dark' })
    const claims = await open.verifyAccessToken(data.session?.access_token ?? '')
    expect(claims).toMatchObject({ is_anonymous: true, role: 'authenticated', amr: [{ method: 'anonymous' }] })
    const update = await client.updateUser({ password: PASSWORD })
    expect(update.error).toMatchObject({ status: 422, code: 'validation_failed' })
  })
})
