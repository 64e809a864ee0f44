import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#auth/tables/users.server.ts'
import {
  EXTERNAL_URL,
  newEmail,
  NEW_ERRORS,
  openService,
  PASSWORD,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeAll(async () => {
  auth = await openService(db)
})

describe('with the official client', () => {
  test('a person signs up, is greeted as SIGNED_IN, signs out, and signs in again', async () => {
    const client = auth.client()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const email = newEmail()
    const up = await client.signUp({ email, password: PASSWORD, options: { data: { display_name: 'Asha' } } })
    expect(up.error).toBeNull()
    expect(up.data.session?.user.user_metadata).toMatchObject({ display_name: 'Asha', email, email_verified: true })
    expect(up.data.user?.identities).toHaveLength(1)
    const out = await client.signOut()
    expect(out.error).toBeNull()
    const signedIn = await client.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD })
    expect(signedIn.error).toBeNull()
    expect(signedIn.data.user?.id).toBe(up.data.user?.id)
    expect(signedIn.data.weakPassword).toBeUndefined()
    const { data } = await client.getUser()
    expect(data.user?.email).toBe(email)
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN'])
  })

  test('the client verifies the access token itself, with the published key', async () => {
    const client = auth.client()
    await client.signUp({ email: newEmail(), password: PASSWORD })
    auth.asked.length = 0
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.claims).toMatchObject({ iss: EXTERNAL_URL, aud: 'authenticated', role: 'authenticated', aal: 'aal1' })
    expect(data?.header).toMatchObject({ alg: 'ES256', kid: auth.keys.signing.kid })
    expect(auth.asked).toEqual(['GET /.well-known/jwks.json'])
  })

  test('a weak password, a taken address and wrong credentials arrive as the errors the client knows', async () => {
    const client = auth.client()
    const email = newEmail()
    const weak = await client.signUp({ email, password: 'short' })
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] })
    expect(weak.error?.message).toBe('Password should be at least 6 characters.')
    await client.signUp({ email, password: PASSWORD })
    const taken = await client.signUp({ email, password: 'another good phrase' })
    expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
    const wrong = await client.signInWithPassword({ email, password: 'not the phrase' })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })
})

describe('a password', () => {
  test('in Devanagari may have 64 characters, and works in any Unicode composition', async () => {
    const email = newEmail()
    const password = '\u0958'.repeat(64)
    const up = await auth.client().signUp({ email, password })
    expect(up.error).toBeNull()
    const composed = await auth.client().signInWithPassword({ email, password: '\u0915\u093c'.repeat(64) })
    expect(composed.error).toBeNull()
  })

  test('must have the characters that the settings require', async () => {
    const strict = await openService(db, { AUTH_PASSWORD_REQUIRED_CHARACTERS: 'abc:0123456789' })
    const { error } = await strict.client().signUp({ email: newEmail(), password: 'zzzzzzzz' })
    expect(error).toMatchObject({ reasons: ['characters'] })
    expect(error?.message).toBe('Password should contain at least one character of each: abc, 0123456789.')
    expect((await strict.client().signUp({ email: newEmail(), password: 'zzzzzzzc1' })).error).toBeNull()
  })

  test('that became too weak still signs in, and the response says why it is weak', async () => {
    const email = newEmail()
    await auth.client().signUp({ email, password: '1234567' })
    const strict = await openService(db, { AUTH_PASSWORD_LENGTH_MIN: '8' })
    const { data, error } = await strict.client().signInWithPassword({ email, password: '1234567' })
    expect(error).toBeNull()
    expect(data.weakPassword).toEqual({ message: 'Password should be at least 8 characters.', reasons: ['length'] })
  })

  test('hashed at an older cost is hashed again at the next sign-in, and still works', async () => {
    const email = newEmail()
    await auth.signUp(email)
    const dearer = await openService(db, { AUTH_PASSWORD_PASSES: '3' })
    const credentials = { email, password: PASSWORD }
    expect((await dearer.client().signInWithPassword(credentials)).error).toBeNull()
    const [user] = await db.select().from(users).where(eq(users.email, email))
    expect(user?.passwordHash).toContain('$m=19456,t=3,p=1$')
    expect((await dearer.client().signInWithPassword(credentials)).error).toBeNull()
  })

  test('known from leaks is refused; when the list cannot be reached, the setting decides', async () => {
    // SHA-1 of "password1" is E38AD 214943DAAD1D64C102FAEC29DE4AFE9DA3D.
    const asked: string[] = []
    const list = async (input: string | URL | Request) => {
      asked.push(String(input))
      return new Response('214943DAAD1D64C102FAEC29DE4AFE9DA3D:2413945\r\n0018A45C4D1DEF81644B54AB7F969B88D65:0')
    }
    const down = async () => Promise.reject(new TypeError('fetch failed'))
    const on = { AUTH_PASSWORD_PWNED_CHECK: 'fail-open' }
    const checking = await openService(db, on, { fetch: list as typeof fetch })
    const refused = await checking.client().signUp({ email: newEmail(), password: 'password1' })
    expect(refused.error).toMatchObject({ reasons: ['pwned'] })
    expect(asked).toEqual(['https://api.pwnedpasswords.com/range/E38AD'])
    expect((await checking.client().signUp({ email: newEmail(), password: PASSWORD })).error).toBeNull()
    const open = await openService(db, on, { fetch: down })
    expect((await open.client().signUp({ email: newEmail(), password: PASSWORD })).error).toBeNull()
    const shut = await openService(db, { AUTH_PASSWORD_PWNED_CHECK: 'fail-closed' }, { fetch: down })
    const email = newEmail()
    expect((await shut.send('POST', '/signup', { body: { email, password: PASSWORD } })).status).toBe(500)
    await auth.signUp(email)
    expect((await shut.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })
})

describe('a sign-in is refused', () => {
  const wrong = /^Invalid login credentials$/
  const cases: [string, unknown, number, string, RegExp][] = [
    ['for an unknown address', { email: 'nobody@example.org', password: PASSWORD }, 400, 'invalid_credentials', wrong],
    ['for what is no address', { email: 'nobody', password: PASSWORD }, 400, 'invalid_credentials', wrong],
    ['without a password', { email: 'nobody@example.org' }, 400, 'invalid_credentials', wrong],
    ['with nothing', {}, 400, 'validation_failed', /^missing email or phone$/],
    ['with both', { email: 'a@b.org', phone: '91' }, 400, 'validation_failed', /Only an email/],
    ['with a phone', { phone: '+919876543210', password: PASSWORD }, 422, 'phone_provider_disabled', /disabled/],
  ]
  test.each(cases)('%s', async (_case, body, status, code, message) => {
    const answer = await auth.send('POST', '/token?grant_type=password', { body, headers: NEW_ERRORS })
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
    expect(answer.body.message).toMatch(message)
  })

  test('for a banned user only after the right password; after the ban it works again', async () => {
    const email = newEmail()
    const session = await auth.signUp(email)
    const bannedUntil = new Date(auth.clock.now.getTime() + 60_000)
    await db.update(users).set({ bannedUntil }).where(eq(users.id, session.user.id))
    const guess = await auth.client().signInWithPassword({ email, password: 'a wrong guess' })
    expect(guess.error?.code).toBe('invalid_credentials')
    const banned = await auth.client().signInWithPassword({ email, password: PASSWORD })
    expect(banned.error).toMatchObject({ status: 400, code: 'user_banned' })
    auth.clock.forwardS(61)
    expect((await auth.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('for an account without a password, like a wrong one', async () => {
    const email = newEmail()
    const session = await auth.signUp(email)
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, session.user.id))
    const { error } = await auth.client().signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('invalid_credentials')
  })
})

test('known and unknown addresses cost about the same work, at sign-in and at sign-up', async () => {
  const waiting = await openService(db, { AUTH_MAILER_AUTOCONFIRM: 'false' })
  const known = newEmail()
  await auth.signUp(known)
  const signIn = (email: string) =>
    waiting.send('POST', '/token?grant_type=password', { body: { email, password: 'a wrong guess' } })
  const signUp = (email: string) => waiting.send('POST', '/signup', { body: { email, password: PASSWORD } })
  // Processor time, not wall time, and the least of all rounds: load changes little.
  const cost = { inKnown: Infinity, inUnknown: Infinity, upKnown: Infinity, upUnknown: Infinity }
  const measure = async (name: keyof typeof cost, send: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await send()
    const { user, system } = process.cpuUsage(before)
    cost[name] = Math.min(cost[name], user + system)
  }
  for (let turn = 0; turn < 12; turn++) {
    await measure('inKnown', () => signIn(known))
    await measure('inUnknown', () => signIn(newEmail()))
    await measure('upKnown', () => signUp(known))
    await measure('upUnknown', () => signUp(newEmail()))
  }
  // The hash is most of the work: without one for unknown addresses the ratios are about 0.1.
  expect(cost.inUnknown / cost.inKnown).toBeGreaterThan(0.6)
  expect(cost.inUnknown / cost.inKnown).toBeLessThan(1.6)
  // Rows and mail of a new account take about a quarter, which `withMinimumTime` hides from the client.
  expect(cost.upKnown / cost.upUnknown).toBeGreaterThan(0.4)
  expect(cost.upKnown / cost.upUnknown).toBeLessThan(1.6)
})

test('nothing that was logged holds an address, a password or a token', () => {
  const lines = auth.logged.join('\n')
  expect(lines).toContain('sign-in refused')
  expect(lines).not.toMatch(/@|good long phrase|eyJ/)
})
