import type { GoTrueClient } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { recoveryCodes } from '#auth/tables/factors.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { newEmail, openService, PASSWORD, present, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ON = { AUTH_MFA_RECOVERY_CODES_ENROLL: 'true', AUTH_MFA_RECOVERY_CODES_VERIFY: 'true' }
const NOTICES = { AUTH_NOTIFY_RECOVERY_CODES_CREATED: 'true', AUTH_NOTIFY_RECOVERY_CODE_USED: 'true' }
const WRONG = '0000000000000000'
let auth: TestService
beforeEach(async () => {
  auth = await openService(db, { ...ON, ...NOTICES })
})

interface Person {
  client: GoTrueClient
  email: string
  userId: string
  factorId: string
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: auth.clock.now.getTime() })

/** A member with an authenticator app. */
async function join(): Promise<Person> {
  const [client, email] = [auth.client(), newEmail()]
  const { data } = await client.signUp({ email, password: PASSWORD })
  const factor = present((await client.mfa.enroll({ factorType: 'totp' })).data)
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.totp.secret) })
  return { client, email, userId: present(data.user).id, factorId: factor.id }
}

async function joinWithCodes() {
  const person = await join()
  const { codes } = present((await person.client.mfa.recoveryCodes.generate()).data)
  return { ...person, codes }
}

/** The member in another browser, after the password alone. */
async function signIn({ email }: Pick<Person, 'email'>) {
  const client = auth.client()
  await client.signInWithPassword({ email, password: PASSWORD })
  return client
}

const levelOf = async (client: GoTrueClient) => (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

describe('a member with a second factor', () => {
  test('gets ten different codes, once: the database and the log hold none of them', async () => {
    const { client, userId, codes } = await joinWithCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^\d{16}$/)
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 })
    const stored = JSON.stringify([
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      await db.select().from(auditLogEntries),
      (await client.getUser()).data,
      auth.logged,
      auth.mails,
    ])
    for (const code of codes) expect(stored).not.toContain(code)
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
  })

  test('who lost the phone signs in with a code, typed as it is on paper, and removes the factor', async () => {
    const person = await joinWithCodes()
    const client = await signIn(person)
    expect(await levelOf(client)).toBe('aal1')
    const [code = ''] = person.codes
    auth.clock.forwardS(1)
    const typed = present(code.match(/.{4}/g)).join(' - ')
    const { data, error } = await client.mfa.recoveryCodes.verify({ code: typed })
    expect([error, data?.user.id]).toEqual([null, person.userId])
    expect(await levelOf(client)).toBe('aal2')
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/recovery_code' })
    expect((await client.mfa.unenroll({ factorId: person.factorId })).error).toBeNull()
    expect((await client.refreshSession()).error).toBeNull()
    expect(await levelOf(client)).toBe('aal2')
  })

  test('is told by mail of each use and of new codes; the audit table knows both', async () => {
    const { codes, email, userId } = await joinWithCodes()
    await (await signIn({ email })).mfa.recoveryCodes.verify({ code: present(codes[0]) })
    const mails = auth.mails.filter(({ to }) => to === email).map(({ kind }) => kind)
    expect(mails).toEqual(['recovery_codes_created', 'recovery_code_used'])
    expect(auth.mails.at(-1)?.text).toContain('Recovery codes left: 9.')
    const rows = await db.select({ payload: auditLogEntries.payload }).from(auditLogEntries)
    const own = rows.filter(({ payload }) => payload['actor_id'] === userId).map(({ payload }) => payload['action'])
    expect(own).toEqual(expect.arrayContaining(['recovery_codes_created', 'recovery_code_used']))
  })

  test('makes new codes, which void the old ones, or deletes them', async () => {
    const person = await joinWithCodes()
    const made = present((await person.client.mfa.recoveryCodes.regenerate()).data)
    const client = await signIn(person)
    const old = await client.mfa.recoveryCodes.verify({ code: present(person.codes[0]) })
    expect(old.error?.code).toBe('mfa_verification_failed')
    expect((await client.mfa.recoveryCodes.verify({ code: present(made.codes[0]) })).error).toBeNull()
    expect((await client.mfa.recoveryCodes.unenroll()).data).toEqual({ id: made.id })
    expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('mfa_factor_not_found')
  })

  test('confirms a sensitive change with a code, once', async () => {
    auth = await openService(db, { ...ON, ...NOTICES, AUTH_STEP_UP_MAX_AGE_S: '900' })
    const { client, codes, email } = await joinWithCodes()
    auth.clock.forwardS(901)
    await client.refreshSession()
    const jwt = present((await client.getSession()).data.session).access_token
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('step_up_needed')
    const prove = async (code: string) => {
      const state = present(await auth.findSession(jwt))
      return present(await auth.findOwnAccount({ state, ip: '192.0.2.1' })).stepUp.prove({ code })
    }
    expect(await prove(WRONG)).toMatchObject({ ok: false, reason: 'wrong' })
    expect(await prove(present(codes[0]))).toEqual({ ok: true })
    expect(await prove(present(codes[0]))).toMatchObject({ ok: false, reason: 'wrong' })
    expect(auth.mails.filter(({ to, kind }) => to === email && kind === 'recovery_code_used')).toHaveLength(1)
    expect((await client.mfa.recoveryCodes.regenerate()).error).toBeNull()
  })
})

describe('a recovery code is refused', () => {
  test('when it was used before, also by two requests at once', async () => {
    const person = await joinWithCodes()
    const code = present(person.codes[0])
    const clients = [await signIn(person), await signIn(person)]
    const results = await Promise.all(clients.map((client) => client.mfa.recoveryCodes.verify({ code })))
    expect(results.filter(({ error }) => error === null)).toHaveLength(1)
    expect((await (await signIn(person)).mfa.recoveryCodes.verify({ code })).error?.code).toBe(
      'mfa_verification_failed',
    )
  })

  test('when it is another member’s', async () => {
    const [asha, bina] = [await joinWithCodes(), await joinWithCodes()]
    const refused = await (await signIn(asha)).mfa.recoveryCodes.verify({ code: present(bina.codes[0]) })
    expect(refused.error?.code).toBe('mfa_verification_failed')
  })

  test('after five wrong ones, until fifteen minutes have passed', async () => {
    const person = await joinWithCodes()
    const client = await signIn(person)
    for (let tries = 0; tries < 5; tries++) {
      expect((await client.mfa.recoveryCodes.verify({ code: WRONG })).error?.code).toBe('mfa_verification_failed')
    }
    const code = present(person.codes[0])
    const locked = await client.mfa.recoveryCodes.verify({ code })
    expect(locked.error).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' })
    auth.clock.forwardS(900)
    await client.refreshSession()
    expect((await client.mfa.recoveryCodes.verify({ code })).error).toBeNull()
  })

  test('of a member who has none, as a wrong one', async () => {
    const refused = await (await signIn(await join())).mfa.recoveryCodes.verify({ code: WRONG })
    expect(refused.error?.code).toBe('mfa_verification_failed')
  })
})

describe('codes cannot be made', () => {
  test('without the second step', async () => {
    const person = await joinWithCodes()
    const client = await signIn(person)
    for (const refused of [
      await client.mfa.recoveryCodes.generate(),
      await client.mfa.recoveryCodes.regenerate(),
      await client.mfa.recoveryCodes.unenroll(),
    ]) {
      expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    }
    expect((await person.client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(10)
  })

  test('by a member without any factor; a passkey is enough', async () => {
    const client = auth.client()
    const { data } = await client.signUp({ email: newEmail(), password: PASSWORD })
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor')
    const userId = present(data.user).id
    await db.insert(webauthnCredentials).values({ userId, credentialId: userId, publicKey: 'key', counter: 0 })
    expect((await client.mfa.recoveryCodes.generate()).data?.codes).toHaveLength(10)
  })

  test('by a guest', async () => {
    auth = await openService(db, { ...ON, AUTH_ANONYMOUS_ENABLED: 'true' })
    const guest = auth.client()
    await guest.signInAnonymously()
    expect((await guest.mfa.recoveryCodes.generate()).error).toMatchObject({ status: 403, code: 'no_authorization' })
  })

  test('where the settings switch them off', async () => {
    auth = await openService(db)
    const { client } = await join()
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_enroll_not_enabled')
    expect((await client.mfa.recoveryCodes.verify({ code: WRONG })).error?.code).toBe(
      'mfa_recovery_codes_verify_not_enabled',
    )
  })
})

test('nothing of the codes is left of a deleted account', async () => {
  const { userId } = await joinWithCodes()
  await db.delete(users).where(eq(users.id, userId))
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([])
})
