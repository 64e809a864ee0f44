import { createHash } from 'node:crypto'
import { SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openProvider, settingsFor } from '#auth/test/provider.test-support.ts'
import { newEmail, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())
let person: JWTPayload
let people = 0
beforeEach(() => {
  person = { sub: `app-${++people}`, email: newEmail(), email_verified: true }
})

const open = (env: Record<string, string> = {}) =>
  openService(db, { ...settingsFor(provider), AUTH_MAILER_AUTOCONFIRM: 'false', ...env })
const grant = (auth: TestService, body: Record<string, unknown>, token?: string) =>
  auth.send('POST', '/token?grant_type=id_token', { body: { provider: 'testing', ...body }, token })
const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

describe('an id token', () => {
  test('is exchanged for a session', async () => {
    const auth = await open()
    const client = auth.client()
    const { data, error } = await client.signInWithIdToken({
      provider: 'testing' as 'google',
      token: await provider.idToken(person),
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: person['email'], app_metadata: { provider: 'testing' } })
    expect((await auth.verifyAccessToken(data.session?.access_token ?? ''))?.amr).toMatchObject([{ method: 'oauth' }])
  })

  test('may name its issuer instead of a provider, and be issued for one of our apps', async () => {
    const auth = await open()
    const body = { provider: null, client_id: 'our-app', issuer: provider.url }
    const { status } = await grant(auth, { ...body, id_token: await provider.idToken({ ...person, aud: 'our-app' }) })
    expect(status).toBe(200)
  })

  const nonces: [string, string | undefined, string | undefined, string | undefined][] = [
    ['in neither place', undefined, undefined, undefined],
    ['in both', 'my-raw-nonce', 'c3f37f9678df43aeb2775b4d1242402c3c1bd7f50071b1cfbc61d22bfbaea033', undefined],
    ['only with the request', 'raw', undefined, 'invalid request'],
    ['only in the token', undefined, hashed('raw'), 'invalid request'],
    ['in both, but another', 'raw', hashed('other'), 'invalid nonce'],
    ['in both, but not hashed', 'raw', 'raw', 'invalid nonce'],
  ]
  test.each(nonces)('with a nonce %s', async (_where, nonce, claim, error) => {
    const { status, body } = await grant(await open(), {
      nonce,
      id_token: await provider.idToken({ ...person, nonce: claim }),
    })
    expect([status, body.error]).toEqual(error ? [400, error] : [200, undefined])
  })

  test('needs no nonce with the setting for it', async () => {
    const auth = await open({ AUTH_OIDC_TESTING_SKIP_NONCE_CHECK: 'true' })
    expect((await grant(auth, { id_token: await provider.idToken({ ...person, nonce: 'x' }) })).status).toBe(200)
  })

  test('must match its access token, if it says so', async () => {
    const auth = await open()
    const atHash = createHash('sha256').update('right').digest().subarray(0, 16).toString('base64url')
    const idToken = await provider.idToken({ ...person, at_hash: atHash })
    expect((await grant(auth, { id_token: idToken, access_token: 'wrong' })).body.error_description).toBe(
      'Bad ID token',
    )
    expect((await grant(auth, { id_token: idToken, access_token: 'right' })).status).toBe(200)
  })

  test('is refused when it is for another audience, from another issuer, expired, or malformed', async () => {
    const auth = await open()
    const refuse = async (idToken: string) => {
      const { status, body } = await grant(auth, { id_token: idToken })
      return [status, body.error, body.error_description]
    }
    const bad = [400, 'invalid request', 'Bad ID token']
    const forOthers = await provider.idToken({ ...person, aud: 'somebody-else' })
    expect(await refuse(forOthers)).toEqual([
      400,
      'invalid request',
      'Unacceptable audience in id_token: [somebody-else]',
    ])
    expect(await refuse(await provider.idToken({ ...person, iss: 'https://evil.example' }))).toEqual(bad)
    const old = await provider.idToken(person)
    auth.clock.forwardS(400)
    expect(await refuse(old)).toEqual(bad)
    expect(await refuse('rubbish')).toEqual(bad)
    expect(await refuse('x'.repeat(20_000))).toEqual(bad)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${old.split('.')[1]}.`
    expect(await refuse(unsigned)).toEqual(bad)
    const forged = await new SignJWT({ ...person, iss: provider.url, aud: 'our-client' })
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('s'.repeat(32)))
    expect(await refuse(forged)).toEqual(bad)
  })

  const incomplete: [Record<string, unknown>, number, string | undefined, string | undefined][] = [
    [{ id_token: null }, 400, 'invalid request', undefined],
    [{ id_token: 'x', provider: null }, 400, 'invalid request', undefined],
    [{ id_token: 'x', provider: 'nobody' }, 400, undefined, 'validation_failed'],
    [{ id_token: 'x', provider: 'google' }, 400, undefined, 'provider_disabled'],
    [{ id_token: 'x', provider: 'github' }, 400, undefined, 'validation_failed'],
    [{ id_token: 7 }, 400, undefined, 'bad_json'],
  ]
  test.each(incomplete)('asked for with %o is refused', async (body, status, error, code) => {
    const answer = await grant(await open(), body)
    expect([answer.status, answer.body.error, answer.body.error_code]).toEqual([status, error, code])
  })

  test('whose address is not verified does not sign in, but sends a mail', async () => {
    const auth = await open()
    const { status, body } = await grant(auth, {
      id_token: await provider.idToken({ ...person, email_verified: false }),
    })
    expect([status, body.error_code]).toEqual([422, 'provider_email_needs_verification'])
    expect(auth.mails.map(({ to }) => to)).toEqual([person['email']])
  })
})

describe('linking an id token', () => {
  test('adds it to the signed-in account', async () => {
    const auth = await open({ AUTH_MANUAL_LINKING_ENABLED: 'true', AUTH_MAILER_AUTOCONFIRM: 'true' })
    const session = await auth.signUp()
    auth.clock.forwardS(1)
    const wish = { link_identity: true, id_token: await provider.idToken(person) }
    const { body } = await grant(auth, wish, session.access_token)
    expect(body.user.id).toBe(session.user.id)
    expect(body.user.app_metadata.providers).toEqual(['email', 'testing'])
    expect((await grant(auth, wish)).status).toBe(401)
    const closed = await open()
    expect((await grant(closed, wish, session.access_token)).status).toBe(403)
  })

  test('is refused when linking is disabled', async () => {
    const auth = await open({ AUTH_MAILER_AUTOCONFIRM: 'true' })
    const { access_token: token } = await auth.signUp()
    const { status, body } = await grant(auth, { link_identity: true, id_token: await provider.idToken(person) }, token)
    expect([status, body.error_code]).toEqual([404, 'manual_linking_disabled'])
  })
})
