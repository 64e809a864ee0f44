import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { generateKey, openKeys } from '#auth/keys/keys.ts'
import { issueServiceKey } from '#auth/keys/service-key.ts'
import { users } from '#auth/tables/users.server.ts'
import {
  newEmail,
  newKeys,
  NEW_ERRORS,
  openService,
  PASSWORD,
  type TestService,
} from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeEach(async () => {
  auth = await openService(db)
})

const NOBODY = '3f0c1f4e-0000-4000-8000-000000000000'
const ask = (method: string, path: string, body?: unknown, token = auth.serviceKey) =>
  auth.send(method, path, { body, token, headers: NEW_ERRORS })
async function created(fields: Parameters<TestService['admin']['createUser']>[0]) {
  const { data, error } = await auth.admin.createUser(fields)
  if (error) throw error
  return data.user
}

describe('the endpoints of the admin API', () => {
  const doors: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${NOBODY}`],
    ['PUT', `/admin/users/${NOBODY}`],
    ['DELETE', `/admin/users/${NOBODY}`],
    ['GET', `/admin/users/${NOBODY}/factors`],
    ['PUT', `/admin/users/${NOBODY}/factors/${NOBODY}`],
    ['DELETE', `/admin/users/${NOBODY}/factors/${NOBODY}`],
    ['POST', '/admin/generate_link'],
  ]
  test.each(doors)('%s %s refuses visitors, users, and forged keys', async (method, path) => {
    const foreign = await issueServiceKey(await newKeys(), { issuer: 'elsewhere', now: auth.clock.now })
    const secret = new TextEncoder().encode('a secret of more than 32 characters')
    const shared = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    const { access_token: person } = await auth.signUp()
    const [head] = person.split('.')
    const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${auth.serviceKey.split('.')[1]}.`
    const swapped = `${head}.${auth.serviceKey.split('.')[1]}.${person.split('.')[2]}`
    const knock = async (token: string | undefined) => {
      const answer = await auth.send(method, path, {
        token,
        body: method === 'GET' ? undefined : {},
        headers: NEW_ERRORS,
      })
      return [answer.status, answer.body.code]
    }
    expect(await knock(undefined)).toEqual([401, 'no_authorization'])
    expect(await knock(person)).toEqual([403, 'not_admin'])
    for (const forged of [foreign, shared, unsigned, swapped, 'not-a-token']) {
      expect(await knock(forged)).toEqual([403, 'bad_jwt'])
    }
  })

  test('accept a key with an unknown subject, no expiry and a foreign issuer, as old tools create them', async () => {
    const { kid, alg, privateKey } = auth.keys.signing
    const key = await new SignJWT({ role: 'supabase_admin', sub: '1234567890', iss: 'supabase-demo' })
      .setProtectedHeader({ alg, kid })
      .sign(privateKey)
    expect((await ask('GET', '/admin/users', undefined, key)).status).toBe(200)
  })

  test('accept a key signed with the shared secret, once that is configured', async () => {
    const secret = 'a secret of more than 32 characters'
    const open = await openService(db, { AUTH_JWT_SECRET: secret })
    const sign = (role: string) =>
      new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
    const knock = async (token: string) => (await open.send('GET', '/admin/users', { token })).status
    expect(await knock(await sign('service_role'))).toBe(200)
    expect(await knock(await sign('anon'))).toBe(403)
  })

  test('refuse an expired key', async () => {
    const expiresAt = new Date(auth.clock.now.getTime() + 60_000)
    const key = await issueServiceKey(auth.keys, { issuer: 'any', now: auth.clock.now, expiresAt })
    expect((await ask('GET', '/admin/users', undefined, key)).status).toBe(200)
    auth.clock.forwardS(60)
    expect((await ask('GET', '/admin/users', undefined, key)).body.code).toBe('bad_jwt')
  })

  test('accept a user with an administrating role, as long as their session is active', async () => {
    const email = newEmail()
    const timed = await openService(db, { AUTH_SESSION_TIMEBOX_S: '600' })
    await timed.admin.createUser({ email, password: PASSWORD, email_confirm: true, role: 'service_role' })
    const signedIn = await timed.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })
    const knock = () => timed.send('GET', '/admin/users', { token: signedIn.body.access_token, headers: NEW_ERRORS })
    expect((await knock()).status).toBe(200)
    timed.clock.forwardS(601)
    const late = await knock()
    expect([late.status, late.body.code]).toEqual([403, 'session_expired'])
    await timed.send('POST', '/logout', { token: signedIn.body.access_token })
    expect((await knock()).body.code).toBe('session_not_found')
  })

  test('accept a key of an old signing key that still verifies', async () => {
    const [old, young] = [await generateKey('sign'), await generateKey('sign')]
    const ring = (...keys: object[]) => openKeys({ json: JSON.stringify({ keys }) })
    const key = await issueServiceKey(await ring(old), { issuer: 'any', now: auth.clock.now })
    const rotated = await openService(db, {}, { keys: await ring(young, { ...old, key_ops: ['verify'] }) })
    const after = await openService(db, {}, { keys: await ring(young) })
    expect((await rotated.send('GET', '/admin/users', { token: key })).status).toBe(200)
    expect((await rotated.send('GET', '/admin/users', { token: rotated.serviceKey })).status).toBe(200)
    expect((await after.send('GET', '/admin/users', { token: key })).status).toBe(403)
    expect((await rotated.send('GET', '/.well-known/jwks.json')).body.keys).toHaveLength(2)
  })

  test('a service key has no account of its own', async () => {
    const answer = await ask('GET', '/user')
    expect([answer.status, answer.body.code]).toEqual([403, 'bad_jwt'])
  })
})

describe('the list of users', () => {
  beforeEach(async () => {
    await db.delete(users)
  })
  async function crowd(count: number) {
    for (let index = 1; index <= count; index++) {
      auth.clock.forwardS(1)
      await created({ email: `crowd-${index}@example.org`, user_metadata: { full_name: `Asha ${index}` } })
    }
  }

  test('is paginated, newest first, in the way that the official client counts', async () => {
    await crowd(7)
    const first = await auth.admin.listUsers({ page: 1, perPage: 3 })
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: 3, total: 7 })
    expect(first.data.users.map(({ email }) => email?.split('@')[0])).toEqual(['crowd-7', 'crowd-6', 'crowd-5'])
    expect(first.data.users[0]?.identities).toHaveLength(1)
    const last = await auth.admin.listUsers({ page: 3, perPage: 3 })
    expect(last.data).toMatchObject({ nextPage: null, lastPage: 3, total: 7 })
    expect(last.data.users.map(({ email }) => email?.split('@')[0])).toEqual(['crowd-1'])
    const all = await auth.admin.listUsers()
    expect(all.data.users).toHaveLength(7)
    expect(all.data).toMatchObject({ lastPage: 1, total: 7 })
  })

  test('has links to its pages in the headers', async () => {
    await crowd(3)
    const { headers } = await ask('GET', '/admin/users?page=&per_page=1')
    expect(headers.get('x-total-count')).toBe('3')
    expect(headers.get('link')).toBe(
      '</auth/v1/admin/users?page=2&per_page=1>; rel="next", </auth/v1/admin/users?page=3&per_page=1>; rel="last"',
    )
    expect(headers.get('access-control-expose-headers')).toMatch(/X-Total-Count,Link/)
  })

  test('is filtered by a part of the address or the full name, taken literally', async () => {
    await crowd(3)
    const found = async (filter: string) =>
      (await ask('GET', `/admin/users?filter=${encodeURIComponent(filter)}`)).body.users.length
    expect(await found('CROWD-2')).toBe(1)
    expect(await found('asha')).toBe(3)
    expect(await found('%')).toBe(0)
    expect(await found('crowd_1')).toBe(0)
    expect(await found("' OR 1=1 --")).toBe(0)
  })

  test('is sorted in reverse on request', async () => {
    await crowd(2)
    const { body } = await ask('GET', '/admin/users?sort=created_at%20asc')
    expect(body.users[0].email).toBe('crowd-1@example.org')
  })

  test.each(['page=x', 'per_page=-1', 'page=1.5', 'sort=email', 'sort=created_at%20sideways', 'filter=%00'])(
    'with %s is refused',
    async (query) => {
      const answer = await ask('GET', `/admin/users?${query}`)
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
    },
  )
})
