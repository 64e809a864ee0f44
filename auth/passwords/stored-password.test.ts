import { hash } from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { openMail } from '#auth/test/messages.test-support.ts'
import { newEmail, NEW_ERRORS, openService, present, type TestService } from '#auth/test/service.test-support.ts'
import { users } from '#auth/tables/users.server.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const auth = await openService(db)
const SHORT = 'wick&oil'
const LONG = 'fifteen letters'

const isLong = async (email: string) => {
  const [row] = await db.select({ is: users.passwordIsLong }).from(users).where(eq(users.email, email))
  return present(row).is
}
const isShortIn = async (jwt: string, service: TestService = auth) =>
  present(await service.findSession(jwt)).isPasswordShort
const join = async (password: string) => {
  const email = newEmail()
  const { body } = await auth.send('POST', '/signup', { body: { email, password } })
  return { email, token: body.access_token as string, id: body.user.id as string }
}
const signIn = async (email: string, password: string) =>
  (await auth.send('POST', '/token?grant_type=password', { body: { email, password } })).body.access_token as string

describe('whether a password is long is stored', () => {
  test('when it is chosen: at a sign-up or a change', async () => {
    expect([...LONG]).toHaveLength(15)
    const { email, token } = await join(SHORT)
    expect([await isLong(email), await isShortIn(token)]).toEqual([false, true])
    await auth.send('PUT', '/user', { token, body: { password: LONG } })
    expect([await isLong(email), await isShortIn(token)]).toEqual([true, false])
    await auth.send('PUT', '/user', { token, body: { password: 'fourteen chars' } })
    expect([await isLong(email), await isShortIn(token)]).toEqual([false, true])
  })

  test('with the confirmation of a pending sign-up', async () => {
    const waiting = await openService(db, { AUTH_MAILER_AUTOCONFIRM: 'false' })
    for (const password of [LONG, SHORT]) {
      const email = newEmail()
      await waiting.send('POST', '/signup', { body: { email, password } })
      expect(await isLong(email)).toBeNull()
      const { code } = openMail(waiting, email)
      await waiting.send('POST', '/verify', { body: { type: 'signup', email, token: code } })
      expect(await isLong(email)).toBe(password === LONG)
    }
  })

  test('at the next sign-in of an older or imported account', async () => {
    const { email, token } = await join(LONG)
    await db.update(users).set({ passwordIsLong: null }).where(eq(users.email, email))
    expect(await isShortIn(token)).toBe(true)
    expect(await isShortIn(await signIn(email, LONG))).toBe(false)

    const imported = newEmail()
    const made = { email: imported, email_confirm: true, password_hash: await hash(LONG, 5) }
    expect((await auth.admin.createUser(made)).error).toBeNull()
    expect(await isLong(imported)).toBeNull()
    expect(await isShortIn(await signIn(imported, LONG))).toBe(false)
  })

  test('when it is typed to confirm the identity', async () => {
    const { email, token } = await join(LONG)
    await db.update(users).set({ passwordIsLong: null }).where(eq(users.email, email))
    const state = present(await auth.findSession(token))
    const own = present(await auth.findOwnAccount({ state, ip: '192.0.2.1' }))
    expect(await own.stepUp.prove({ password: 'not this one at all' })).toMatchObject({ ok: false })
    expect(await isLong(email)).toBeNull()
    expect(await own.stepUp.prove({ password: LONG })).toEqual({ ok: true })
    expect(await isLong(email)).toBe(true)
  })

  test('but has no effect with a second factor, or without a password', async () => {
    const { token } = await join(SHORT)
    const { body: factor } = await auth.send('POST', '/factors', { token, body: { factor_type: 'totp' } })
    const { body: challenge } = await auth.send('POST', `/factors/${factor.id}/challenge`, { token })
    const secret = Secret.fromBase32(factor.totp.secret)
    const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now.getTime() })
    const proof = { token, body: { challenge_id: challenge.id, code } }
    const { body: raised } = await auth.send('POST', `/factors/${factor.id}/verify`, proof)
    expect(await isShortIn(raised.access_token)).toBe(false)

    const email = newEmail()
    await auth.send('POST', '/otp', { body: { email } })
    const { code: mailed } = openMail(auth, email)
    const { body: session } = await auth.send('POST', '/verify', { body: { type: 'email', email, token: mailed } })
    expect(await isShortIn(session.access_token)).toBe(false)
  })
})

test('users with powerful roles must choose a long one, unless they have a second factor; others need not', async () => {
  const mighty = new Set<string>()
  const service = await openService(db, {}, { keys: auth.keys, needsLongPassword: async ({ id }) => mighty.has(id) })
  const change = (token: string, password: string) =>
    service.send('PUT', '/user', { token, body: { password }, headers: NEW_ERRORS })
  const { token, id } = await join(SHORT)
  expect((await change(token, 'oil&wick')).status).toBe(200)
  mighty.add(id)
  const refused = await change(token, 'lamps&oil')
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'weak_password',
      message: 'Password should be at least 15 characters.',
      weak_password: { reasons: ['length'] },
    },
  ])
  expect((await change(token, LONG)).status).toBe(200)
})
