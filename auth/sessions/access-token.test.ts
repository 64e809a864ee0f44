import { exportSPKI, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateKey, openKeys, type KeyRing } from '#auth/keys/keys.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { newKeys, NEW_ERRORS, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const SECRET = 'a shared secret of more than 32 characters'
let auth: TestService
let claims: JWTPayload
beforeAll(async () => {
  auth = await openService(db, { AUTH_JWT_SECRET: SECRET })
})
beforeEach(async () => {
  const session = await auth.signUp()
  claims = { ...(await auth.verifyAccessToken(session.access_token)) }
})

const UNVERIFIABLE = /^invalid JWT: unable to parse or verify signature, /
const getUser = async (token: string, service = auth) => {
  const { status, body } = await service.send('GET', '/user', { token, headers: NEW_ERRORS })
  return { status, code: body.code as string, message: body.message as string, id: body.id as string }
}
const sign = (payload: JWTPayload, { signing }: KeyRing = auth.keys) =>
  new SignJWT(payload).setProtectedHeader({ alg: signing.alg, typ: 'JWT', kid: signing.kid }).sign(signing.privateKey)
const signWithSecret = (payload: JWTPayload, secret: string | Uint8Array, kid?: string) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(kid && { kid }) })
    .sign(typeof secret === 'string' ? new TextEncoder().encode(secret) : secret)

test('a token with the same claims and key is equivalent (the premise of the tests below)', async () => {
  expect(await getUser(await sign(claims))).toMatchObject({ status: 200, id: claims.sub })
})

describe('a bearer token is refused', () => {
  test.each([
    ['without a header', {}],
    ['of another kind', { Authorization: 'Basic abc' }],
    ['with two tokens', { Authorization: 'Bearer a b' }],
    ['with nothing', { Authorization: 'Bearer ' }],
    ['as an apikey only', { apikey: 'x' }],
  ])('%s, with 401', async (_case, headers: Record<string, string>) => {
    const { status, body } = await auth.send('GET', '/user', { headers: { ...NEW_ERRORS, ...headers } })
    expect([status, body.code]).toEqual([401, 'no_authorization'])
    expect(body.message).toContain('Bearer token')
  })

  test('that is not a token, with 403', async () => {
    for (const token of ['x', 'sb_publishable_abc', 'a.b.c', '..']) {
      const { status, code, message } = await getUser(token)
      expect([status, code]).toEqual([403, 'bad_jwt'])
      expect(message).toMatch(UNVERIFIABLE)
    }
  })

  const forged: [string, () => string | Promise<string>][] = [
    ['signed by nobody', () => new UnsecuredJWT(claims).encode()],
    ['signed by another key', async () => sign(claims, await newKeys())],
    [
      'signed by another key under our key’s name',
      async () => sign(claims, { ...auth.keys, signing: { ...(await newKeys()).signing, kid: auth.keys.signing.kid } }),
    ],
    ['signed with our public key as if it were a shared secret', () => confused()],
    ['of a person, signed with the shared secret', () => signWithSecret(claims, SECRET)],
    [
      'of a person who claims to be a service, signed with the shared secret',
      () => signWithSecret({ ...claims, role: 'service_role' }, SECRET),
    ],
    ['signed with a wrong shared secret', () => signWithSecret({ role: 'service_role' }, 'x'.repeat(40))],
    ['with changed claims', async () => changed(await sign(claims))],
    ['whose signature was cut', async () => (await sign(claims)).slice(0, -8)],
  ]
  test.each(forged)('%s', async (_case, forge) => {
    const token = await forge()
    const { status, code, message } = await getUser(token)
    expect([status, code]).toEqual([403, 'bad_jwt'])
    expect(message).toMatch(UNVERIFIABLE)
    expect(await auth.verifyAccessToken(token)).toBeNull()
  })

  const mistaken: [string, JWTPayload, number, RegExp][] = [
    ['that has expired', { exp: 1_000_000_000 }, 403, /expired/],
    ['that is not valid yet', { nbf: 4_000_000_000 }, 403, UNVERIFIABLE],
    ['that was issued in the future', { iat: 4_000_000_000, exp: 4_000_003_600 }, 403, /before issued/],
    ['without an expiry', { exp: undefined }, 403, /exp/],
    ['of another issuer', { iss: 'https://elsewhere.example' }, 403, /iss/],
    ['for another audience', { aud: 'elsewhere' }, 403, /aud/],
    ['without a subject', { sub: undefined }, 403, /missing sub claim/],
    ['with a subject that is no id', { sub: '1234567890' }, 400, /UUID/],
    ['without a session', { session_id: undefined }, 403, /session_id/],
  ]
  test.each(mistaken)('%s', async (_case, change, status, message) => {
    const token = await sign({ ...claims, ...change })
    const answer = await getUser(token)
    expect([answer.status, answer.code]).toEqual([status, 'bad_jwt'])
    expect(answer.message).toMatch(message)
    expect(await auth.verifyAccessToken(token)).toBeNull()
  })

  test('once it has expired, also when it was verified before', async () => {
    const token = await sign(claims)
    expect((await getUser(token)).status).toBe(200)
    const later = await openService(db, {}, { keys: auth.keys })
    later.clock.now = auth.clock.now
    expect((await getUser(token, later)).status).toBe(200)
    later.clock.forwardS(3_599)
    expect((await getUser(token, later)).status).toBe(200)
    later.clock.forwardS(1)
    expect((await getUser(token, later)).message).toContain('expired')
    expect(await later.verifyAccessToken(token)).toBeNull()
  })

  test('whose session was ended, whose user was deleted, and while the user is banned', async () => {
    const token = await sign(claims)
    const id = claims.sub ?? ''
    await db
      .update(users)
      .set({ bannedUntil: new Date(auth.clock.now.getTime() + 1) })
      .where(eq(users.id, id))
    expect(await getUser(token)).toMatchObject({ status: 403, code: 'user_banned' })
    await db.update(users).set({ bannedUntil: auth.clock.now }).where(eq(users.id, id))
    expect(await getUser(token)).toMatchObject({ status: 200 })
    await db.delete(sessions).where(eq(sessions.userId, id))
    expect(await getUser(token)).toMatchObject({
      status: 403,
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    })
    await db.delete(users).where(eq(users.id, id))
    expect(await getUser(token)).toMatchObject({
      status: 403,
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    })
  })

  test('with a session that belongs to another user', async () => {
    const other = await auth.verifyAccessToken((await auth.signUp()).access_token)
    const answer = await getUser(await sign({ ...claims, session_id: other?.session_id }))
    expect(answer.code).toBe('session_not_found')
  })
})

describe('a service key', () => {
  test('is verified, with the shared secret or a key of the set, but has no user', async () => {
    const keys = [
      await signWithSecret({ role: 'service_role', iss: 'supabase-demo' }, SECRET),
      await signWithSecret({ role: 'supabase_admin', sub: '1234567890' }, SECRET),
      await sign({ role: 'service_role' }),
    ]
    for (const key of keys) {
      const { status, code, message } = await getUser(key)
      expect([status, code, message]).toEqual([403, 'bad_jwt', 'invalid claim: missing sub claim'])
      expect(await auth.verifyAccessToken(key)).toBeNull()
    }
  })

  test('that names a key of the set must be signed by that key, not by the shared secret', async () => {
    const { message } = await getUser(await signWithSecret({ role: 'service_role' }, SECRET, auth.keys.signing.kid))
    expect(message).toMatch(UNVERIFIABLE)
  })

  test('with a shared secret is not verified when none is configured', async () => {
    const plain = await openService(db, {}, { keys: auth.keys })
    const { message } = await getUser(await signWithSecret({ role: 'service_role' }, SECRET), plain)
    expect(message).toMatch(UNVERIFIABLE)
  })
})

test('while keys rotate, tokens of both keys are valid; without the old key its tokens are not', async () => {
  const [old, next] = [await generateKey('sign'), await generateKey('sign')]
  const ring = (...keys: object[]) => openKeys({ json: JSON.stringify({ keys }) })
  const verifyOnly = { key_ops: ['verify'] }
  const before = await openService(db, {}, { keys: await ring(old, { ...next, ...verifyOnly }) })
  const after = await openService(db, {}, { keys: await ring(next, { ...old, ...verifyOnly }) })
  const end = await openService(db, {}, { keys: await ring(next) })
  const [oldToken, newToken] = [(await before.signUp()).access_token, (await after.signUp()).access_token]
  const statuses = async (service: TestService) => [
    (await getUser(oldToken, service)).status,
    (await getUser(newToken, service)).status,
  ]
  expect(await statuses(before)).toEqual([200, 200])
  expect(await statuses(after)).toEqual([200, 200])
  expect(await statuses(end)).toEqual([403, 200])
  const published = await after.send('GET', '/.well-known/jwks.json')
  expect(published.body.keys.map((key: { kid: string }) => key.kid)).toEqual([next.kid, old.kid])
  expect(JSON.stringify(published.body)).not.toContain('"d"')
})

/** The classic confusion of algorithms: the public key, which everybody knows, as an HMAC secret. */
async function confused(): Promise<string> {
  const key = auth.keys.verifying.get(auth.keys.signing.kid)
  if (!key) throw new Error('The signing key does not verify.')
  return signWithSecret(claims, await exportSPKI(key.publicKey), auth.keys.signing.kid)
}

function changed(token: string): string {
  const [header, , signature] = token.split('.')
  const payload = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
  return `${header}.${payload}.${signature}`
}
