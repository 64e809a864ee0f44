import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, releasedPhones, users } from '#auth/tables/users.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
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
const DAYS_180_S = 180 * 24 * 60 * 60
const ENV = {
  AUTH_PHONE_ENABLED: 'true',
  AUTH_PHONE_INACTIVE_DAYS: '180',
  AUTH_HIDE_MEMBERS: 'true',
  AUTH_SMS_INTERVAL_S: '0',
  AUTH_NOTIFY_PHONE_RELEASED: 'true',
  AUTH_NOTIFY_RECOVERY_CODE_USED: 'true',
  AUTH_MFA_RECOVERY_CODES_ENROLL: 'true',
  AUTH_MFA_RECOVERY_CODES_VERIFY: 'true',
}
let auth: TestService
let numbers = 0
const newPhone = () => `9198220${String(++numbers).padStart(5, '0')}`
beforeEach(async () => {
  auth = await openService(db, ENV)
})

async function requestCode(phone: string): Promise<string> {
  expect((await auth.send('POST', '/otp', { body: { phone } })).status).toBe(200)
  return present(auth.texts.findLast((text) => text.phone === phone)?.code)
}
const verify = (phone: string, token: string, answer: object = {}) =>
  auth.send('POST', '/verify', { body: { type: 'sms', phone, token, ...answer }, headers: NEW_ERRORS })

/** A member who joined by phone, with a name, and whom nobody has seen since. */
async function join() {
  const phone = newPhone()
  const { body } = await verify(phone, await requestCode(phone))
  const { access_token: token, refresh_token: refresh, user } = body
  await auth.send('PUT', '/user', { token, body: { data: { display_name: 'Sunanda' } } })
  return { phone, userId: String(user.id), token: String(token), refresh: String(refresh) }
}

const rowOf = async (userId: string) => present((await db.select().from(users).where(eq(users.id, userId)))[0])

describe('a code to the number of an account that nobody used for 180 days', () => {
  test('does not open it, and the response says nothing of it, although the code is right', async () => {
    const { phone, userId } = await join()
    auth.clock.forwardS(DAYS_180_S)
    const refused = await verify(phone, await requestCode(phone))
    expect([refused.status, refused.body.code]).toEqual([403, 'phone_inactive'])
    const said = JSON.stringify([refused.body, [...refused.headers]])
    for (const secret of ['Sunanda', userId, phone]) expect(said).not.toContain(secret)
  })

  test('is answered as for any other number until it is right', async () => {
    const { phone } = await join()
    auth.clock.forwardS(DAYS_180_S)
    const [known, unknown] = [phone, newPhone()]
    await requestCode(known)
    await requestCode(unknown)
    const answers = [await verify(known, '000000x'), await verify(unknown, '000000x')]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const tries = [await verify(known, 'x', { new_account: true }), await verify(unknown, 'x', { new_account: true })]
    expect(tries.map(({ body }) => body.code)).toEqual(['otp_expired', 'otp_expired'])
  })

  test('opens it together with a recovery code, with both steps; a wrong one does not', async () => {
    const { phone, userId, token } = await join()
    await db.insert(webauthnCredentials).values({ userId, credentialId: userId, publicKey: 'key', counter: 0 })
    const { body: made } = await auth.send('POST', '/factors/recovery-codes', { token, body: {} })
    auth.clock.forwardS(DAYS_180_S)
    const code = await requestCode(phone)
    const wrong = await verify(phone, code, { recovery_code: '0000000000000000' })
    expect([wrong.status, wrong.body.code]).toEqual([422, 'mfa_verification_failed'])
    const opened = await verify(phone, code, { recovery_code: made.codes[0] })
    expect([opened.status, opened.body.user.id]).toEqual([200, userId])
    expect(await auth.verifyAccessToken(opened.body.access_token)).toMatchObject({ aal: 'aal2' })
    expect(auth.texts.at(-1)?.message).toContain('Recovery codes left: 9.')
    // Used again, it opens by a code as before.
    expect((await verify(phone, await requestCode(phone))).body.user.id).toBe(userId)
  })

  test('starts a new account for the holder of the number; the old one stays, sealed, without the number', async () => {
    const old = await join()
    const email = newEmail()
    await auth.admin.updateUserById(old.userId, { email, email_confirm: true })
    auth.clock.forwardS(DAYS_180_S)
    const code = await requestCode(old.phone)
    const started = await verify(old.phone, code, { new_account: true })
    expect(started.status).toBe(200)
    expect(started.body.user).toMatchObject({ phone: old.phone, email: '' })
    expect(started.body.user.id).not.toBe(old.userId)
    expect(JSON.stringify(started.body)).not.toContain('Sunanda')
    const row = await rowOf(old.userId)
    expect(row).toMatchObject({ phone: null, email, contactChangedAt: auth.clock.now })
    expect(row.userMetadata['display_name']).toBe('Sunanda')
    expect(await db.$count(sessions, eq(sessions.userId, old.userId))).toBe(0)
    const ways = await db.select().from(identities).where(eq(identities.userId, old.userId))
    expect(ways.map(({ provider }) => provider)).toEqual(['email'])
    const released = await db.select().from(releasedPhones).where(eq(releasedPhones.userId, old.userId))
    expect(JSON.stringify(released)).not.toContain(old.phone)
    expect(released).toHaveLength(1)
    const told = auth.mails.filter(({ to }) => to === email).map(({ kind }) => kind)
    expect(told).toEqual(['phone_released'])
    const entries = await db.select({ payload: auditLogEntries.payload }).from(auditLogEntries)
    const own = entries.filter(({ payload }) => payload['actor_id'] === old.userId)
    expect(own.map(({ payload }) => payload['action'])).toContain('phone_released')
    expect((await verify(old.phone, code, { new_account: true })).body.code).toBe('otp_expired')
    // The new account opens by a code alone.
    expect((await verify(old.phone, await requestCode(old.phone))).body.user.id).toBe(started.body.user.id)
  })

  test('counts for nothing once its owner has signed in in another way', async () => {
    const { phone, userId } = await join()
    await auth.admin.updateUserById(userId, { password: PASSWORD })
    auth.clock.forwardS(DAYS_180_S)
    const body = { phone, password: PASSWORD }
    expect((await auth.send('POST', '/token?grant_type=password', { body })).status).toBe(200)
    expect((await verify(phone, await requestCode(phone))).body.user.id).toBe(userId)
  })
})

describe('an account is in use', () => {
  test('while a session is refreshed, also after that session was signed out', async () => {
    const { phone, userId, refresh } = await join()
    auth.clock.forwardS(DAYS_180_S - 60)
    const path = '/token?grant_type=refresh_token'
    const { body } = await auth.send('POST', path, { body: { refresh_token: refresh } })
    await auth.send('POST', '/logout', { token: body.access_token })
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
    auth.clock.forwardS(DAYS_180_S - 60)
    expect((await verify(phone, await requestCode(phone))).body.user.id).toBe(userId)
  })

  test('for one second less than 180 days', async () => {
    const { phone, userId } = await join()
    auth.clock.forwardS(DAYS_180_S - 1)
    expect((await verify(phone, await requestCode(phone))).body.user.id).toBe(userId)
  })

  test('for ever where the settings say so', async () => {
    auth = await openService(db, { ...ENV, AUTH_PHONE_INACTIVE_DAYS: '0' })
    const { phone, userId } = await join()
    auth.clock.forwardS(3 * DAYS_180_S)
    expect((await verify(phone, await requestCode(phone))).body.user.id).toBe(userId)
  })
})

test('nobody detaches the number of an account in use', async () => {
  const { phone, userId } = await join()
  const { body } = await verify(phone, await requestCode(phone), { new_account: true })
  expect(body.user.id).toBe(userId)
  expect((await rowOf(userId)).phone).toBe(phone)
})
