import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { Authenticator, type SoftKey } from '#auth/test/authenticator.test-support.ts'
import { newEmail, openService, PASSWORD, present, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const usbKey = new Authenticator()
const webauthn = { rpId: 'local', rpOrigins: ['http://local'] }
let auth: TestService
beforeEach(async () => {
  auth = await openService(db, { AUTH_MFA_WEBAUTHN_ENROLL: 'true', AUTH_MFA_WEBAUTHN_VERIFY: 'true' })
})

const encode = (bytes: unknown) => Buffer.from(bytes as ArrayBuffer).toString('base64url')

/** What a browser hands to the page: an object whose `toJSON` is what it sends. */
const asCredential = (json: unknown) => ({ toJSON: () => json }) as never

type Client = ReturnType<TestService['client']>

async function enrolled() {
  const client = auth.client()
  const email = newEmail()
  await client.signUp({ email, password: PASSWORD })
  const factor = present((await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'blue key' })).data)
  expect(factor).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'blue key' })
  const { data, error } = await client.mfa.challenge({ factorId: factor.id, webauthn })
  if (error || data.webauthn.type !== 'create') throw new Error('A new factor has nothing to register.')
  const { challenge, user } = data.webauthn.credential_options.publicKey
  const key = usbKey.create({ challenge: encode(challenge), user: { id: encode(user.id) } })
  const proof = { ...webauthn, type: 'create' as const, credential_response: asCredential(key.json) }
  const verified = await client.mfa.verify({ factorId: factor.id, challengeId: data.id, webauthn: proof })
  return { client, email, factorId: factor.id, key, verified }
}

async function answer(client: Client, factorId: string, key: SoftKey, how = {}) {
  const { data, error } = await client.mfa.challenge({ factorId, webauthn })
  if (error || data.webauthn.type !== 'request') throw new Error('A verified factor has nothing to sign.')
  const challenge = encode(data.webauthn.credential_options.publicKey.challenge)
  const signed = asCredential(usbKey.get(key, { challenge }, how))
  const proof = { ...webauthn, type: 'request' as const, credential_response: signed }
  const send = () => client.mfa.verify({ factorId, challengeId: data.id, webauthn: proof })
  return { send, ...(await send()) }
}

async function signedIn(email: string) {
  const client = auth.client()
  await client.signInWithPassword({ email, password: PASSWORD })
  return client
}

test('a security key is enrolled, and raises the session', async () => {
  const { client, factorId, verified } = await enrolled()
  expect(verified.error).toBeNull()
  expect(decodeJwt(present(verified.data).access_token)).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/webauthn' })]),
  })
  expect((await client.mfa.listFactors()).data?.webauthn).toMatchObject([{ id: factorId, status: 'verified' }])
})

test('it is the second step of the next sign-in, once per challenge', async () => {
  const { email, factorId, key } = await enrolled()
  const client = await signedIn(email)
  const { data, send } = await answer(client, factorId, key, { counter: 1 })
  expect(decodeJwt(present(data).access_token)).toMatchObject({ aal: 'aal2' })
  expect((await send()).error?.code).toBe('mfa_challenge_expired')
})

test.each([
  ['of another site', { rpId: 'evil.example' }],
  ['from a page of another origin', { origin: 'https://evil.example' }],
  ['whose counter went back', { counter: 1 }],
])('a key %s is refused', async (_name, how) => {
  const { email, factorId, key } = await enrolled()
  await answer(await signedIn(email), factorId, key, { counter: 2 })
  const { error } = await answer(await signedIn(email), factorId, key, how)
  expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
})

test('the key of somebody else, and a code in place of a key, are refused', async () => {
  const [asha, bina] = [await enrolled(), await enrolled()]
  const client = await signedIn(asha.email)
  expect((await answer(client, asha.factorId, bina.key)).error?.code).toBe('mfa_verification_failed')
  const { error } = await client.mfa.challengeAndVerify({ factorId: asha.factorId, code: '123456' })
  expect(error?.code).toBe('mfa_verification_failed')
})

test('it signs in nobody without the first step, and a page of another domain gets no challenge', async () => {
  auth = await openService(db, {
    AUTH_PASSKEYS: 'true',
    AUTH_MFA_WEBAUTHN_ENROLL: 'true',
    AUTH_MFA_WEBAUTHN_VERIFY: 'true',
  })
  const { key, client, factorId } = await enrolled()
  const start = present((await auth.client().passkey.startAuthentication()).data)
  const credential = usbKey.get(key, start.options)
  const { error } = await auth.client().passkey.verifyAuthentication({ challengeId: start.challenge_id, credential })
  expect(error?.code).toBe('webauthn_credential_not_found')
  const foreign = await client.mfa.challenge({ factorId, webauthn: { rpId: 'evil.example' } })
  expect(foreign.error?.code).toBe('validation_failed')
})

test('a removed key lets the session fall back at its next refresh', async () => {
  const { client, factorId } = await enrolled()
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  const { data } = await client.refreshSession()
  expect(decodeJwt(present(data.session).access_token)).toMatchObject({ aal: 'aal1' })
})

test('while verification is off, no challenge is given', async () => {
  auth = await openService(db, { AUTH_MFA_WEBAUTHN_ENROLL: 'true' })
  const client = await signedIn((await auth.signUp()).user.email ?? '')
  const factor = present((await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'blue key' })).data)
  const { error } = await client.mfa.challenge({ factorId: factor.id, webauthn })
  expect(error?.code).toBe('mfa_webauthn_verify_not_enabled')
})
