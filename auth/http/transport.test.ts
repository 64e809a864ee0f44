import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuthDb } from '#auth/db.ts'
import { newEmail, NEW_ERRORS, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeAll(async () => {
  auth = await openService(db)
})

describe('an error', () => {
  const wrong = { body: { email: 'nobody@example.org', password: PASSWORD } }

  test('has the new format, with its header, when the request asks for it', async () => {
    const { status, body, headers } = await auth.send('POST', '/token?grant_type=password', {
      ...wrong,
      headers: NEW_ERRORS,
    })
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([undefined, '2023-12-31', 'tomorrow', '2024-99-99'])(
    'has the old format for version %s',
    async (version) => {
      const headers: Record<string, string> = version === undefined ? {} : { 'X-Supabase-Api-Version': version }
      const answer = await auth.send('POST', '/token?grant_type=password', { ...wrong, headers })
      expect(answer.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
      expect(answer.headers.get('x-supabase-api-version')).toBeNull()
    },
  )

  test('lists its reasons in both formats when a password is weak', async () => {
    const weak = { body: { email: newEmail(), password: '12345' } }
    const reasons = { weak_password: { reasons: ['length'] } }
    expect((await auth.send('POST', '/signup', weak)).body).toMatchObject({ error_code: 'weak_password', ...reasons })
    const { body } = await auth.send('POST', '/signup', { ...weak, headers: NEW_ERRORS })
    expect(body).toMatchObject({ code: 'weak_password', ...reasons })
  })

  test.each([
    ['a bug', new Error('secret detail'), 500],
    [
      'a lost connection',
      new Error('query', { cause: Object.assign(new Error('secret detail'), { code: '08006' }) }),
      503,
    ],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 503],
  ])('after %s tells nothing, and what is logged tells no values', async (_case, error, status) => {
    const broken = { ...openBroken(error) } as unknown as AuthDb
    const service = await openService(broken)
    const { status: answered, body } = await service.send('POST', '/signup', {
      body: { email: 'someone@example.org', password: PASSWORD },
    })
    expect([answered, body.error_code]).toEqual([status, 'unexpected_failure'])
    const lines = JSON.stringify(body) + service.logged.join()
    expect(service.logged).toHaveLength(1)
    expect(lines).not.toMatch(/secret detail|example\.org/)
  })

  test('is JSON also when the response takes too long', async () => {
    const slow = await openService(openSlow(), { AUTH_REQUEST_TIMEOUT_MS: '100' })
    const token = (await auth.signUp()).access_token
    const other = await openService(openSlow(), { AUTH_REQUEST_TIMEOUT_MS: '100' }, { keys: auth.keys })
    expect((await slow.send('GET', '/health')).status).toBe(200)
    const { status, body } = await other.send('GET', '/user', { token, headers: NEW_ERRORS })
    expect([status, body.code]).toEqual([504, 'request_timeout'])
  })
})

/** A database of which every statement fails. */
function openBroken(error: Error): object {
  const fail = async () => {
    throw error
  }
  return { select: prepared(fail), transaction: fail }
}

function openSlow(): AuthDb {
  return { select: prepared(() => new Promise(() => {})) } as unknown as AuthDb
}

function prepared(execute: () => Promise<never>): () => object {
  const step = () => builder
  const builder = { from: step, where: step, innerJoin: step, leftJoin: step, prepare: () => ({ execute }) }
  return step
}

describe('a body', () => {
  const post = (body: string, headers = {}) =>
    auth.send('POST', '/token?grant_type=password', { body, headers: { ...NEW_ERRORS, ...headers } })

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['a number for an e-mail', '{"email":7,"password":"x"}'],
    ['a NUL character', '{"email":"a\\u0000@b.org","password":"x"}'],
    ['half a character', '{"email":"\\ud800@b.org","password":"x"}'],
    ['fifty thousand brackets', '['.repeat(50_000)],
    ['thirty thousand nested arrays', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('of %s is refused as bad JSON, and not repeated', async (_case, json) => {
    const { status, body } = await post(json)
    expect([status, body.code]).toEqual([400, 'bad_json'])
    expect(body.message).toMatch(/^Could not parse request body as JSON: /)
    expect(body.message.length).toBeLessThan(100)
  })

  test('may lack a content type, contain unknown keys, and have null for missing values', async () => {
    const email = newEmail()
    const { status } = await auth.send('POST', '/signup', {
      body: {
        email,
        phone: null,
        password: PASSWORD,
        data: null,
        code_challenge: null,
        gotrue_meta_security: {},
        extra: [1],
      },
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(status).toBe(200)
  })

  test('of 64 KiB is accepted, and one byte more is refused', async () => {
    const withSize = (bytes: number) =>
      JSON.stringify({ email: 'a@b.org', password: 'x', pad: '' }).replace('""', `"${'x'.repeat(bytes - 43)}"`)
    const json = withSize(65_536)
    expect(json).toHaveLength(65_536)
    expect((await post(json)).body.code).toBe('invalid_credentials')
    const large = await post(json + ' ')
    expect([large.status, large.body.code]).toEqual([413, 'request_entity_too_large'])
    const announced = await post('{}', { 'Content-Length': '65537' })
    expect(announced.status).toBe(413)
  })
})

describe('another site', () => {
  test('may send preflight requests, and may read error codes and pagination', async () => {
    const asked = await auth.send('OPTIONS', '/token?grant_type=password', {
      headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE')
    const allowed = asked.headers.get('access-control-allow-headers')?.toLowerCase().split(',')
    expect(allowed).toEqual(
      expect.arrayContaining(['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version']),
    )
    for (const path of ['/health', '/nowhere', '/user']) {
      const answer = await auth.send('GET', path, { headers: { Origin: 'https://app.example' } })
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
    }
  })

  test('may send further headers that the settings name', async () => {
    const service = await openService(db, { AUTH_CORS_EXTRA_HEADERS: 'X-One,X-Two' })
    const { headers } = await service.send('OPTIONS', '/user', { headers: { Origin: 'https://app.example' } })
    expect(headers.get('access-control-allow-headers')).toMatch(/,X-One,X-Two$/)
  })
})

test('no generated request gets a 5xx or a response without JSON', async () => {
  const token = (await auth.signUp()).access_token
  const leaf = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant(null),
    fc.integer(),
    fc.boolean(),
    fc.constant(PASSWORD),
  )
  const field = fc.constantFrom(
    'email',
    'phone',
    'password',
    'data',
    'refresh_token',
    'id_token',
    'factor_type',
    '__proto__',
  )
  const body = fc.oneof(
    fc
      .dictionary(field, fc.oneof(leaf, fc.dictionary(fc.string({ unit: 'binary' }), leaf), fc.array(leaf)))
      .map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string(),
  )
  const path = fc.constantFrom(
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=id_token',
    '/user',
    '/logout?scope=x',
    '/factors',
    '/verify',
  )
  const request = fc.record({ method: fc.constantFrom('POST', 'PUT', 'DELETE'), path, body, isSignedIn: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, body, isSignedIn }) => {
      const { status } = await auth.send(method, path, { body, ...(isSignedIn && { token }) })
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 1_000 },
  )
})
