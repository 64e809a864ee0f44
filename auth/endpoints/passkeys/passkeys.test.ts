import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { Authenticator, type SoftKey } from '#auth/test/authenticator.test-support.ts'
import { newEmail, openService, PASSWORD, present, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const phone = new Authenticator()
let auth: TestService
beforeEach(async () => {
  auth = await openService(db, { AUTH_PASSKEYS: 'true', AUTH_NOTIFY_PASSKEY_CREATED: 'true' })
})

async function member(email = newEmail()) {
  const client = auth.client()
  const { data } = await client.signUp({ email, password: PASSWORD })
  return { client, email, userId: present(data.user).id, token: present(data.session).access_token }
}

type Member = Awaited<ReturnType<typeof member>>

async function register({ client }: Pick<Member, 'client'>, how: Parameters<Authenticator['create']>[1] = {}) {
  const { data: start, error } = await client.passkey.startRegistration()
  if (error) throw error
  const key = phone.create(start.options, how)
  const done = await client.passkey.verifyRegistration({ challengeId: start.challenge_id, credential: key.json })
  return { key, ...done }
}

async function signIn(key: SoftKey, how: Parameters<Authenticator['get']>[2] = {}) {
  const client = auth.client()
  const start = present((await client.passkey.startAuthentication()).data)
  const credential = phone.get(key, start.options, how)
  const answer = { challengeId: start.challenge_id, credential }
  return { client, answer, ...(await client.passkey.verifyAuthentication(answer)) }
}

async function registered() {
  const person = await member()
  const { key, data, error } = await register(person)
  if (error) throw error
  return { ...person, key, passkey: present(data) }
}

describe('a member with a passkey', () => {
  test('signs in with both steps by it alone, on a device that nobody has signed in on', async () => {
    const { key, userId, email } = await registered()
    const { data, error } = await signIn(key)
    expect(error).toBeNull()
    expect([data?.user?.id, data?.user?.email]).toEqual([userId, email])
    const claims = decodeJwt(present(data?.session).access_token)
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] })
  })

  test('stays at both steps after a refresh', async () => {
    const { client } = await signIn((await registered()).key)
    const { data } = await client.refreshSession()
    expect(decodeJwt(present(data.session).access_token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] })
  })

  test('still signs in with the password, without a second step', async () => {
    const { email } = await registered()
    const { data } = await auth.client().signInWithPassword({ email, password: PASSWORD })
    expect(decodeJwt(present(data.session).access_token)).toMatchObject({ aal: 'aal1' })
  })

  test('sees it with name and last use, renames and deletes it', async () => {
    const { client, key, passkey } = await registered()
    expect(await client.passkey.list()).toMatchObject({ data: [{ id: passkey.id }], error: null })
    expect((await client.passkey.list()).data?.[0]).not.toHaveProperty('last_used_at')
    await signIn(key)
    await client.passkey.update({ passkeyId: passkey.id, friendlyName: ' Meera’s phone ' })
    expect((await client.passkey.list()).data).toEqual([
      {
        id: passkey.id,
        friendly_name: 'Meera’s phone',
        created_at: expect.any(String),
        last_used_at: auth.clock.now.toISOString(),
      },
    ])
    expect((await client.passkey.delete({ passkeyId: passkey.id })).error).toBeNull()
    expect((await client.passkey.list()).data).toEqual([])
    expect((await signIn(key)).error?.code).toBe('webauthn_credential_not_found')
  })

  test('is told by mail that one was added', async () => {
    const { email } = await registered()
    expect(auth.mails.map(({ kind, to }) => [kind, to])).toEqual([['passkey_created', email]])
  })

  test('finds it in the audit table, without a name or an address', async () => {
    const { userId, key } = await registered()
    await signIn(key)
    const entries = await db.select().from(auditLogEntries)
    const own = entries.map(({ payload }) => payload).filter(({ actor_id: id }) => id === userId)
    expect(own.map(({ action }) => action)).toEqual(['user_signedup', 'passkey_created', 'login'])
    expect(JSON.stringify(own)).not.toContain('@')
  })
})

describe('a passkey is refused', () => {
  const wrong: [string, Parameters<Authenticator['get']>[2]][] = [
    ['from a page of another origin', { origin: 'http://local.evil.example' }],
    ['that another site had made', { rpId: 'evil.example' }],
    ['that asked for neither fingerprint nor PIN', { isVerified: false }],
  ]
  test.each(wrong)('%s', async (_name, how) => {
    const { key } = await registered()
    expect((await signIn(key, how)).error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
    const { data: none, error } = await register(await member(), how)
    expect([none, error?.code]).toEqual([null, 'webauthn_verification_failed'])
  })

  test('when its challenge was answered before, rightly or wrongly', async () => {
    const { key } = await registered()
    for (const how of [{}, { isVerified: false }]) {
      const { client, answer } = await signIn(key, how)
      expect((await client.passkey.verifyAuthentication(answer)).error?.code).toBe('webauthn_challenge_not_found')
    }
  })

  test('when its challenge has expired', async () => {
    const { key } = await registered()
    const client = auth.client()
    const { challenge_id: challengeId, options } = present((await client.passkey.startAuthentication()).data)
    auth.clock.forwardS(300)
    const { error } = await client.passkey.verifyAuthentication({ challengeId, credential: phone.get(key, options) })
    expect(error?.code).toBe('webauthn_challenge_expired')
  })

  test('when it signs the challenge of another visit', async () => {
    const { key } = await registered()
    const client = auth.client()
    const mine = present((await client.passkey.startAuthentication()).data)
    const other = present((await client.passkey.startAuthentication()).data)
    const credential = phone.get(key, other.options)
    const { error } = await client.passkey.verifyAuthentication({ challengeId: mine.challenge_id, credential })
    expect(error?.code).toBe('webauthn_verification_failed')
  })

  test('when its counter went back, which is logged; a wrong signature with an old counter is not', async () => {
    const { key, userId, passkey } = await registered()
    expect((await signIn(key, { counter: 7 })).error).toBeNull()
    const forged = { ...phone.create({ challenge: 'x', user: { id: key.userHandle } }), id: key.id }
    expect((await signIn(forged, { counter: 3 })).error?.code).toBe('webauthn_verification_failed')
    expect(auth.logged.join()).not.toContain('counter')
    expect((await signIn(key, { counter: 7 })).error?.code).toBe('webauthn_verification_failed')
    expect(auth.logged.filter((line) => line.includes('counter')).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ userId, passkeyId: passkey.id }),
    ])
    const entries = await db.select({ payload: auditLogEntries.payload }).from(auditLogEntries)
    expect(entries.filter(({ payload }) => payload['action'] === 'passkey_refused')).toHaveLength(1)
    expect((await signIn(key, { counter: 8 })).error).toBeNull()
  })

  test('when it claims the account of somebody else', async () => {
    const { key } = await registered()
    const { userId } = await member()
    const userHandle = Buffer.from(userId).toString('base64url')
    expect((await signIn({ ...key, userHandle })).error?.code).toBe('webauthn_verification_failed')
  })

  test('of a banned member, who is told so only after the signature', async () => {
    const { key, userId } = await registered()
    const bannedUntil = new Date(auth.clock.now.getTime() + 60_000)
    await db.update(users).set({ bannedUntil }).where(eq(users.id, userId))
    expect((await signIn(key)).error).toMatchObject({ status: 400, code: 'user_banned' })
    expect((await signIn(key, { isVerified: false })).error?.code).toBe('webauthn_verification_failed')
  })

  test('of a deleted account, of which nothing is left', async () => {
    const { key, userId } = await registered()
    await auth.admin.deleteUser(userId, true)
    expect((await signIn(key)).error?.code).toBe('webauthn_credential_not_found')
    expect(await db.select().from(webauthnCredentials).where(eq(webauthnCredentials.userId, userId))).toEqual([])
  })
})

describe('to add a passkey', () => {
  test('takes the challenge of the same member', async () => {
    const [asha, bina] = [await member(), await member()]
    const start = present((await asha.client.passkey.startRegistration()).data)
    const { json: credential } = phone.create(start.options)
    const { error } = await bina.client.passkey.verifyRegistration({ challengeId: start.challenge_id, credential })
    expect(error?.code).toBe('webauthn_challenge_not_found')
  })

  test('takes a fresh proof where the settings ask for one', async () => {
    auth = await openService(db, { AUTH_PASSKEYS: 'true', AUTH_STEP_UP_MAX_AGE_S: '900' })
    const person = await member()
    auth.clock.forwardS(901)
    expect((await person.client.passkey.startRegistration()).error?.code).toBe('step_up_needed')
  })

  test('takes the second step of an account that has one', async () => {
    const { client, email } = await member()
    const { totp, id: factorId } = present((await client.mfa.enroll({ factorType: 'totp' })).data)
    const secret = Secret.fromBase32(totp.secret)
    const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now.getTime() })
    await client.mfa.challengeAndVerify({ factorId, code })
    expect((await register({ client })).error).toBeNull()
    const again = auth.client()
    await again.signInWithPassword({ email, password: PASSWORD })
    expect((await again.passkey.startRegistration()).error?.code).toBe('insufficient_aal')
  })

  test('has a maximum', async () => {
    auth = await openService(db, { AUTH_PASSKEYS: 'true', AUTH_PASSKEYS_MAX: '1' })
    const { client } = await registered()
    expect((await client.passkey.startRegistration()).error?.code).toBe('too_many_passkeys')
  })
})

describe('a deleted passkey ends the sessions that it opened', () => {
  const isOpen = async ({ client }: Pick<Member, 'client'>) => (await client.getUser()).error === null

  test('except the one that deletes it, and none of another passkey or a password', async () => {
    const person = await registered()
    const other = await register(person)
    const [here, lost, kept] = [await signIn(person.key), await signIn(person.key), await signIn(other.key)]
    expect((await here.client.passkey.delete({ passkeyId: person.passkey.id })).error).toBeNull()
    expect(await Promise.all([here, lost, kept, person].map(isOpen))).toEqual([true, false, true, true])
  })

  test('all of them, if an administrator deletes it', async () => {
    const { key, userId, passkey, client } = await registered()
    const lost = await signIn(key)
    await auth.admin.passkey.deletePasskey({ userId, passkeyId: passkey.id })
    expect(await Promise.all([lost, { client }].map(isOpen))).toEqual([false, true])
  })
})

test('nobody renames or deletes the passkey of somebody else', async () => {
  const { passkey } = await registered()
  const { client } = await member()
  const change = { passkeyId: passkey.id, friendlyName: 'mine' }
  expect((await client.passkey.update(change)).error).toMatchObject({ status: 404 })
  expect((await client.passkey.delete(change)).error).toMatchObject({ status: 404 })
})

test('an administrator lists and deletes the passkeys of a member', async () => {
  const { userId, passkey, key } = await registered()
  expect((await auth.admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkey.id }])
  expect((await auth.admin.passkey.deletePasskey({ userId, passkeyId: passkey.id })).error).toBeNull()
  expect((await signIn(key)).error?.code).toBe('webauthn_credential_not_found')
})

test('the settings say that passkeys are on', async () => {
  expect((await auth.send('GET', '/settings')).body.passkeys_enabled).toBe(true)
})
