import { hash } from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#auth/tables/users.server.ts'
import { newEmail, NEW_ERRORS, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeEach(async () => {
  auth = await openService(db)
})

const ask = (method: string, path: string, body?: unknown, token = auth.serviceKey) =>
  auth.send(method, path, { body, token, headers: NEW_ERRORS })
const signIn = (email: string, password = PASSWORD) =>
  auth.send('POST', '/token?grant_type=password', { body: { email, password }, headers: NEW_ERRORS })
async function created(fields: Parameters<TestService['admin']['createUser']>[0]) {
  const { data, error } = await auth.admin.createUser(fields)
  if (error) throw error
  return data.user
}

describe('creating a user', () => {
  test('stores the metadata unchanged, sends nothing, and leaves the address unconfirmed', async () => {
    const email = newEmail()
    const user = await created({
      email: email.toUpperCase(),
      password: 'x',
      user_metadata: { a: 1 },
      app_metadata: { b: 2 },
    })
    expect(user).toMatchObject({ email, phone: '', role: 'authenticated', is_anonymous: false })
    expect(user).not.toHaveProperty('email_confirmed_at')
    expect(user.user_metadata).toEqual({ a: 1 })
    expect(user.app_metadata).toEqual({ b: 2, provider: 'email', providers: ['email'] })
    expect(user.identities).toMatchObject([
      { provider: 'email', id: user.id, identity_data: { sub: user.id, email, email_verified: false } },
    ])
    expect((await signIn(email, 'x')).body.code).toBe('email_not_confirmed')
  })

  test('with confirmed addresses allows a sign-in at once', async () => {
    const email = newEmail()
    const user = await created({
      email,
      phone: '+919811111111',
      password: PASSWORD,
      email_confirm: true,
      phone_confirm: true,
    })
    expect(user).toMatchObject({ phone: '919811111111', user_metadata: { email_verified: true } })
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] })
    expect(user.email_confirmed_at && user.phone_confirmed_at).toBeTruthy()
    expect((await signIn(email)).status).toBe(200)
  })

  test('with a given id uses it, once', async () => {
    const id = crypto.randomUUID()
    expect((await created({ id, email: newEmail() })).id).toBe(id)
    expect((await auth.admin.createUser({ id, email: newEmail() })).error?.code).toBe('user_already_exists')
  })

  test('is refused for an address or number that is taken', async () => {
    const email = newEmail()
    await created({ email, phone: '919822222222' })
    expect((await auth.admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await auth.admin.createUser({ phone: '919822222222' })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
  })

  test.each([
    [{}],
    [{ email: 'x' }],
    [{ phone: 'call me' }],
    [{ id: 'x' }],
    [{ id: '00000000-0000-0000-0000-000000000000' }],
    [{ password: 'x', password_hash: 'y' }],
    [{ password_hash: 'y' }],
    [{ password_hash: '$2a$31$'.padEnd(60, 'a') }],
    [{ password_hash: `$argon2id$v=19$m=99999999,t=2,p=1$${'a'.repeat(22)}$${'a'.repeat(43)}` }],
    [{ password: 'x'.repeat(513) }],
    [{ ban_duration: 'for ever' }],
    [{ ban_duration: '999999999h' }],
    [{ role: 'a role' }],
    [{ user_metadata: { long: 'x'.repeat(3_000) } }],
  ])('as %j is refused', async (fields) => {
    const body = { email: newEmail(), ...fields, ...(Object.keys(fields).length === 0 && { email: undefined }) }
    const answer = await ask('POST', '/admin/users', body)
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    if (body.email) expect(await db.$count(users, eq(users.email, body.email))).toBe(0)
  })

  test.each([
    ['bcrypt', () => hash(PASSWORD, 5), PASSWORD],
    // Made by the reference implementation from "password" and "somesalt".
    [
      'argon2i',
      async () => '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA',
      'password',
    ],
  ])(
    'takes over a password that was hashed by %s, and hashes it anew at the first sign-in',
    async (_kind, make, password) => {
      const email = newEmail()
      const user = await created({ email, password_hash: await make(), email_confirm: true })
      expect((await signIn(email, 'a wrong one')).body.code).toBe('invalid_credentials')
      expect((await signIn(email, password)).status).toBe(200)
      const [row] = await db.select().from(users).where(eq(users.id, user.id))
      expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect((await signIn(email, password)).status).toBe(200)
    },
  )
})
