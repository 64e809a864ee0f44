import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openService, PASSWORD, present } from '#auth/test/service.test-support.ts'

const { db } = await testDatabase()
const auth = await openService(db)
const ip = '192.0.2.1'
const open = async (jwt: string) => {
  const state = await auth.findSession(jwt)
  return state && auth.findOwnAccount({ state, ip })
}

test('a signed-in user sees their account and devices, with the current one marked', async () => {
  const { access_token: jwt } = await auth.signUp('asha@example.org')
  await auth.client().signInWithPassword({ email: 'asha@example.org', password: PASSWORD })
  const own = await open(jwt)
  expect(own).toMatchObject({ email: 'asha@example.org', hasPassword: true, factors: [] })
  expect(JSON.stringify(own!.record)).not.toContain('argon2')
  const { user, session } = (await auth.findSession(jwt))!
  const sessions = await auth.listOwnSessions({ userId: user.id, sessionId: session.id })
  expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
})

test('nobody else reads it: not without a token, with a service key, or with a signed-out session', async () => {
  const { access_token: jwt } = await auth.signUp('kavita@example.org')
  expect(await open('')).toBeNull()
  expect(await open(auth.serviceKey)).toBeNull()
  expect(await open(jwt)).not.toBeNull()
  await auth.send('POST', '/logout?scope=global', { token: jwt })
  expect(await open(jwt)).toBeNull()
})

test('without the account’s second factor a session sees only the kinds of factors', async () => {
  const { access_token: jwt, user } = await auth.signUp('meera@example.org')
  const { body: factor } = await auth.send('POST', '/factors', { token: jwt, body: { factor_type: 'totp' } })
  const { body: challenge } = await auth.send('POST', `/factors/${factor.id}/challenge`, { token: jwt })
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
    timestamp: auth.clock.now.getTime(),
  })
  const body = { challenge_id: challenge.id, code }
  const { body: session } = await auth.send('POST', `/factors/${factor.id}/verify`, { token: jwt, body })
  const step = { id: factor.id, kind: 'totp', name: '' }
  expect((await open(session.access_token))!.factors).toEqual([step])
  const { data } = await auth.client().signInWithPassword({ email: user.email!, password: PASSWORD })
  expect(await open(data.session!.access_token)).toBeNull()
  expect(await auth.listOwnFactors(user.id)).toEqual([step])
})

test('an account whose session ended after it was verified is not returned', async () => {
  const { access_token: jwt } = await auth.signUp('lata@example.org')
  const state = present(await auth.findSession(jwt))
  await auth.send('POST', '/logout', { token: jwt })
  expect(await auth.findOwnAccount({ state, ip })).toBeNull()
})

test('an erased account is gone: no sign-in, no session, and its address is free again', async () => {
  const { access_token: jwt } = await auth.signUp('sunita@example.org')
  await (await open(jwt))!.delete()
  expect(await open(jwt)).toBeNull()
  const again = await auth.client().signInWithPassword({ email: 'sunita@example.org', password: PASSWORD })
  expect(again.error?.code).toBe('invalid_credentials')
  expect((await auth.signUp('sunita@example.org')).user.email).toBe('sunita@example.org')
})
