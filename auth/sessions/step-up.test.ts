import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import type { ProofKind } from './proof.ts'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { newEmail, openService, PASSWORD, present } from '#auth/test/service.test-support.ts'

const MINUTES_15_S = 900
const ip = '192.0.2.1'

const { db } = await testDatabase()
const auth = await openService(db, {
  AUTH_STEP_UP_MAX_AGE_S: String(MINUTES_15_S),
  AUTH_MFA_PHONE_ENROLL: 'true',
  AUTH_MFA_PHONE_VERIFY: 'true',
  AUTH_MANUAL_LINKING_ENABLED: 'true',
  AUTH_ANONYMOUS_ENABLED: 'true',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_SMS_INTERVAL_S: '0',
})

type Service = typeof auth

/** As the application does: the session first, then its account. */
async function stepUp(jwt: string, service: Service = auth) {
  const state = present(await service.findSession(jwt))
  const { stepUp: found } = present(await service.findOwnAccount({ state, ip }))
  expect(state.session.isFresh).toBe(found.isFresh)
  return found
}

/** A session of a new user, by password. */
const join = async (service: Service = auth) => {
  const email = newEmail()
  const { access_token: jwt, user } = await service.signUp(email)
  return { email, jwt, userId: user.id }
}

const codeOf = (secret: string, service: Service = auth) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now.getTime() })

/** Enrols an authenticator app and returns the token of the raised session. */
async function addApp(jwt: string, service: Service = auth) {
  const { body: factor } = await service.send('POST', '/factors', { token: jwt, body: { factor_type: 'totp' } })
  const { body: challenge } = await service.send('POST', `/factors/${factor.id}/challenge`, { token: jwt })
  const body = { challenge_id: challenge.id, code: codeOf(factor.totp.secret, service) }
  const { body: session } = await service.send('POST', `/factors/${factor.id}/verify`, { token: jwt, body })
  return { id: factor.id as string, jwt: session.access_token as string, secret: factor.totp.secret as string }
}

const sessionOf = (jwt: string): string =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()).session_id

const proofIn = async (jwt: string) => {
  const [row] = await db
    .select({ by: sessions.provenBy, at: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, sessionOf(jwt)))
  return present(row)
}

const stamp = (jwt: string, kind: ProofKind | null) =>
  db
    .update(sessions)
    .set({ provenBy: kind, provenAt: kind && auth.clock.now })
    .where(eq(sessions.id, sessionOf(jwt)))

const lastCode = (service: Service = auth) => /\b\d{6}\b/.exec(service.mails.at(-1)!.text)![0]

async function signInByCode(email: string) {
  await auth.send('POST', '/otp', { body: { email } })
  const { body } = await auth.send('POST', '/verify', { body: { email, token: lastCode(), type: 'email' } })
  return body.access_token as string
}

describe('which proof of identity is the strongest, and which one is enough', () => {
  const withoutPassword = async () => {
    const person = await join()
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, person.userId))
    return person.jwt
  }
  const withoutAddress = async () => {
    const person = await join()
    await db.update(users).set({ passwordHash: null, emailConfirmedAt: null }).where(eq(users.id, person.userId))
    return person.jwt
  }
  const guest = async () => (await auth.send('POST', '/signup', { body: {} })).body.access_token as string

  test.each([
    ['a second factor', async () => (await addApp((await join()).jwt)).jwt, 'factor', ['factor']],
    ['a password', async () => (await join()).jwt, 'password', ['factor', 'password']],
    ['a proven address alone', withoutPassword, 'code', ['factor', 'password', 'code']],
    ['none of them', withoutAddress, 'sign-in', ['factor', 'password', 'code', 'sign-in']],
    ['nothing to prove by, as a guest', guest, null, ['factor', 'password', 'code', 'sign-in', null]],
  ] as const)('somebody with %s', async (_what, open, kind, enough) => {
    const jwt = await open()
    const found: unknown[] = []
    for (const given of ['factor', 'password', 'code', 'sign-in', null] as const) {
      await stamp(jwt, given)
      const { isFresh, kind: asked } = await stepUp(jwt)
      expect(asked).toBe(kind)
      if (isFresh) found.push(given)
    }
    expect(found).toEqual(enough)
  })
})

describe('what a sign-in proves', () => {
  test('a password proves the password, a second factor the factor, a mailed code the address', async () => {
    const { email, jwt } = await join()
    expect(await proofIn(jwt)).toEqual({ by: 'password', at: auth.clock.now })
    const mailed = await signInByCode(email)
    expect(await proofIn(mailed)).toEqual({ by: 'code', at: auth.clock.now })
    expect((await stepUp(mailed)).isFresh).toBe(false)
    expect(await proofIn((await addApp(jwt)).jwt)).toEqual({ by: 'factor', at: auth.clock.now })
  })

  test('a refresh proves nothing again', async () => {
    const { jwt, email } = await join()
    const { body } = await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    auth.clock.forwardS(MINUTES_15_S + 1)
    const refreshed = await auth.send('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: body.refresh_token },
    })
    expect((await stepUp(refreshed.body.access_token)).isFresh).toBe(false)
    expect(jwt).not.toBe(body.access_token)
  })

  test('a proof is valid for 15 minutes, to the second', async () => {
    const { jwt } = await join()
    auth.clock.forwardS(MINUTES_15_S)
    expect((await stepUp(jwt)).isFresh).toBe(true)
    auth.clock.forwardS(1)
    expect((await stepUp(jwt)).isFresh).toBe(false)
  })

  test('a factor that is set up elsewhere voids a session’s proof by password', async () => {
    const { jwt, email } = await join()
    const { body } = await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    await addApp(jwt)
    // Its session at aal1 has ended with it.
    expect(await auth.findSession(body.access_token)).toBeNull()
    const again = await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    const late = present(await auth.findSession(again.body.access_token))
    expect(late).toMatchObject({ needsSecondFactor: true, session: { isFresh: false } })
  })
})

describe('confirming the identity again', () => {
  test('requires the password without a factor; it applies to this session only', async () => {
    const { jwt, email } = await join()
    const { body } = await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    auth.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(jwt)
    expect(await own.prove({ password: 'not this one' })).toEqual({ ok: false, reason: 'wrong', waitS: 0 })
    expect(await own.prove({ code: '123456' })).toMatchObject({ ok: false })
    expect((await stepUp(jwt)).isFresh).toBe(false)
    expect(await own.prove({ password: PASSWORD })).toEqual({ ok: true })
    expect((await stepUp(jwt)).isFresh).toBe(true)
    expect((await stepUp(body.access_token)).isFresh).toBe(false)
    expect(own.receivers).toEqual([])
    const written = await db.select().from(auditLogEntries)
    expect(JSON.stringify(written)).toContain('"action":"step_up"')
  })

  test('requires a code of the app with one, once; the password is not enough', async () => {
    const { jwt, secret } = await addApp((await join()).jwt)
    auth.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(jwt)
    expect(own).toMatchObject({ kind: 'factor', hasApp: true, receivers: [] })
    expect(await own.prove({ password: PASSWORD })).toMatchObject({ ok: false, reason: 'wrong' })
    const code = codeOf(secret)
    expect(await own.prove({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual({ ok: true })
    expect((await stepUp(jwt)).isFresh).toBe(true)
    expect(await own.prove({ code })).toMatchObject({ ok: false, reason: 'wrong' })
  })

  test('is refused with a code of the factor in a session that has not used the factor', async () => {
    const { email, jwt } = await join()
    const { secret } = await addApp(jwt)
    auth.clock.forwardS(60)
    const { body } = await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    const state = present(await auth.findSession(body.access_token))
    expect(await auth.findOwnAccount({ state, ip })).toBeNull()
    const own = present(await auth.findOwnAccount({ state: { ...state, needsSecondFactor: false }, ip }))
    expect(await own.stepUp.prove({ code: codeOf(secret) })).toMatchObject({ ok: false, reason: 'signed-out' })
    expect(await proofIn(body.access_token)).toMatchObject({ by: 'password' })
  })

  test('sends a code on request to a phone that is a second factor', async () => {
    const { jwt } = await join()
    const body = { factor_type: 'phone', phone: '919876543210' }
    const { body: factor } = await auth.send('POST', '/factors', { token: jwt, body })
    const { body: challenge } = await auth.send('POST', `/factors/${factor.id}/challenge`, { token: jwt })
    const first = { challenge_id: challenge.id, code: auth.texts.at(-1)!.code }
    const raised = await auth.send('POST', `/factors/${factor.id}/verify`, { token: jwt, body: first })
    const token = raised.body.access_token
    auth.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(token)
    expect(own).toMatchObject({ hasApp: false, receivers: [{ id: factor.id, channel: 'sms', address: '3210' }] })
    const sent = auth.texts.length
    expect(await own.prove({ code: first.code })).toMatchObject({ ok: false, reason: 'wrong' })
    expect(await own.sendCode('address')).toMatchObject({ ok: false, reason: 'not-sent' })
    expect(auth.texts).toHaveLength(sent)
    expect(await own.sendCode(factor.id)).toEqual({ ok: true })
    expect(auth.texts).toHaveLength(sent + 1)
    expect(await own.prove({ code: auth.texts.at(-1)!.code })).toEqual({ ok: true })
    expect((await stepUp(token)).isFresh).toBe(true)
  })

  test('requires a fresh code to the verified address without both, and it works once', async () => {
    const { jwt, email, userId } = await join()
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
    auth.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(jwt)
    expect(own).toMatchObject({ kind: 'code', receivers: [{ id: 'address', channel: 'mail', address: email }] })
    expect(await own.sendCode('address')).toEqual({ ok: true })
    expect(auth.mails.at(-1)).toMatchObject({ to: email, kind: 'reauthentication' })
    const code = lastCode()
    expect(await own.prove({ code: code === '000000' ? '111111' : '000000' })).toMatchObject({ reason: 'wrong' })
    expect(await own.prove({ code })).toEqual({ ok: true })
    expect((await stepUp(jwt)).isFresh).toBe(true)
    expect(await own.prove({ code })).toMatchObject({ ok: false, reason: 'wrong' })
  })

  test('voids a mailed code after five wrong codes', async () => {
    const { jwt, userId } = await join()
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
    auth.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(jwt)
    await own.sendCode('address')
    const code = lastCode()
    for (let n = 0; n < 5; n++) await own.prove({ code: code === '000000' ? '111111' : '000000' })
    expect(await own.prove({ code })).toMatchObject({ ok: false, reason: 'wrong' })
  })

  test('counts wrong codes of an app: after twenty not even the right one is accepted', async () => {
    const { jwt, secret } = await addApp((await join()).jwt)
    auth.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(jwt)
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000'
    for (let n = 0; n < 20; n++) expect(await own.prove({ code: wrong })).toMatchObject({ reason: 'wrong' })
    const refused = await own.prove({ code: codeOf(secret) })
    expect(refused).toMatchObject({ ok: false, reason: 'too-often' })
    expect((await stepUp(jwt)).isFresh).toBe(false)
  })

  test('counts wrong passwords together with those of the sign-in', async () => {
    const limited = await openService(db, { AUTH_RATE_LIMITS: 'on' })
    const { jwt, email } = await join(limited)
    limited.clock.forwardS(MINUTES_15_S + 1)
    const own = await stepUp(jwt, limited)
    for (let n = 0; n < 10; n++) expect(await own.prove({ password: 'wrong' })).toMatchObject({ reason: 'wrong' })
    expect(await own.prove({ password: PASSWORD })).toMatchObject({ ok: false, reason: 'too-often' })
    const body = { email, password: PASSWORD }
    expect((await limited.send('POST', '/token?grant_type=password', { body, ip })).status).toBe(429)
    expect((await stepUp(jwt, limited)).isFresh).toBe(false)
  })

  test('has no effect on a session that was ended meanwhile', async () => {
    const { jwt } = await join()
    const own = await stepUp(jwt)
    await auth.send('POST', '/logout', { token: jwt })
    expect(await own.prove({ password: PASSWORD })).toMatchObject({ ok: false, reason: 'signed-out' })
  })
})

describe('sensitive changes at /auth/v1', () => {
  const NEEDED = { status: 403, body: { error_code: 'step_up_needed' } }
  const SENSITIVE: [string, string, string, object][] = [
    ['a change of e-mail', 'PUT', '/user', { email: 'somebody.new@example.org' }],
    ['a change of phone', 'PUT', '/user', { phone: '919800000001' }],
    ['a new password', 'PUT', '/user', { password: 'another good long phrase' }],
    ['a new factor', 'POST', '/factors', { factor_type: 'totp' }],
    ['linking', 'GET', '/user/identities/authorize?provider=google', {}],
    ['unlinking', 'DELETE', '/user/identities/00000000-0000-4000-8000-000000000000', {}],
  ]
  const ask = (service: Service, token: string, [, method, path, body]: (typeof SENSITIVE)[number]) =>
    service.send(method, path, { token, ...(method !== 'GET' && { body }) })

  test.each(SENSITIVE)('%s requires a fresh proof, and changes nothing', async (...change) => {
    const { jwt, userId } = await join()
    auth.clock.forwardS(MINUTES_15_S + 1)
    const [before] = await db.select().from(users).where(eq(users.id, userId))
    expect(await ask(auth, jwt, change)).toMatchObject(NEEDED)
    expect((await db.select().from(users).where(eq(users.id, userId)))[0]).toEqual(before)
    await (await stepUp(jwt)).prove({ password: PASSWORD })
    expect((await ask(auth, jwt, change)).body.error_code).not.toBe('step_up_needed')
  })

  test('removing a factor requires one as well; cancelling an unfinished enrolment does not', async () => {
    const { id, jwt, secret } = await addApp((await join()).jwt)
    auth.clock.forwardS(MINUTES_15_S + 1)
    expect(await auth.send('DELETE', `/factors/${id}`, { token: jwt })).toMatchObject(NEEDED)
    await (await stepUp(jwt)).prove({ code: codeOf(secret) })
    const body = { factor_type: 'totp', friendly_name: 'second' }
    const { body: begun } = await auth.send('POST', '/factors', { token: jwt, body })
    auth.clock.forwardS(MINUTES_15_S + 1)
    expect((await auth.send('DELETE', `/factors/${begun.id}`, { token: jwt })).status).toBe(200)
    await (await stepUp(jwt)).prove({ code: codeOf(secret) })
    expect((await auth.send('DELETE', `/factors/${id}`, { token: jwt })).status).toBe(200)
  })

  test('other changes require none', async () => {
    const { jwt, email } = await join()
    auth.clock.forwardS(MINUTES_15_S + 1)
    const changed = await auth.send('PUT', '/user', { token: jwt, body: { data: { display_name: 'Asha' } } })
    expect(changed.status).toBe(200)
    expect((await auth.send('PUT', '/user', { token: jwt, body: { email } })).status).toBe(200)
  })

  test('a user who forgot the password uses a fresh link or code and sets a new one, and nothing else', async () => {
    const { email } = await join()
    const token = await signInByCode(email)
    const other = await auth.send('PUT', '/user', { token, body: { email: newEmail() } })
    expect(other).toMatchObject(NEEDED)
    auth.clock.forwardS(MINUTES_15_S + 1)
    const body = { password: 'one more good phrase' }
    expect(await auth.send('PUT', '/user', { token, body })).toMatchObject(NEEDED)
    expect((await auth.send('PUT', '/user', { token: await signInByCode(email), body })).status).toBe(200)
  })

  test('without the setting no proof is required', async () => {
    const plain = await openService(db, { AUTH_MANUAL_LINKING_ENABLED: 'true' })
    for (const change of SENSITIVE) {
      const { jwt } = await join(plain)
      plain.clock.forwardS(MINUTES_15_S + 1)
      expect((await ask(plain, jwt, change)).body?.error_code).not.toBe('step_up_needed')
    }
  })
})

describe('the current password in addition to a fresh proof', () => {
  const body = { password: 'another good long phrase' }

  test('is not required again of a user who has just typed it', async () => {
    const strict = await openService(db, { AUTH_STEP_UP_MAX_AGE_S: '900', AUTH_PASSWORD_REQUIRE_CURRENT: 'true' })
    const { jwt } = await join(strict)
    strict.clock.forwardS(MINUTES_15_S + 1)
    await (await stepUp(jwt, strict)).prove({ password: PASSWORD })
    expect((await strict.send('PUT', '/user', { token: jwt, body })).status).toBe(200)
  })

  test('is required if the fresh proof was another one', async () => {
    const strict = await openService(db, { AUTH_STEP_UP_MAX_AGE_S: '900', AUTH_PASSWORD_REQUIRE_CURRENT: 'true' })
    const { jwt, secret } = await addApp((await join(strict)).jwt, strict)
    strict.clock.forwardS(MINUTES_15_S + 1)
    await (await stepUp(jwt, strict)).prove({ code: codeOf(secret, strict) })
    const refused = await strict.send('PUT', '/user', { token: jwt, body })
    expect(refused.body.error_code).toBe('current_password_required')
    const changed = { ...body, current_password: PASSWORD }
    expect((await strict.send('PUT', '/user', { token: jwt, body: changed })).status).toBe(200)
  })
})
