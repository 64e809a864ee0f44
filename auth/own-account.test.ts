import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openService, PASSWORD } from './test-service.ts'

const { db } = await testDatabase()
const auth = await openService(db)
const ip = '192.0.2.1'
const open = (jwt: string) => auth.findOwnAccount({ jwt, ip })

test('a signed-in woman sees her account and her devices, this one marked', async () => {
  const { access_token: jwt } = await auth.signUp('asha@example.org')
  await auth.client().signInWithPassword({ email: 'asha@example.org', password: PASSWORD })
  const own = await open(jwt)
  expect(own).toMatchObject({ email: 'asha@example.org', hasPassword: true, needsSecondFactor: false, factors: [] })
  expect(JSON.stringify(own!.record)).not.toContain('argon2')
  expect((await own!.listSessions()).map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
})

test('nobody else opens it: no token, a service key, a signed-out session', async () => {
  const { access_token: jwt } = await auth.signUp('kavita@example.org')
  expect(await open('')).toBeNull()
  expect(await open(auth.serviceKey)).toBeNull()
  expect(await open(jwt)).not.toBeNull()
  await auth.send('POST', '/logout?scope=global', { token: jwt })
  expect(await open(jwt)).toBeNull()
})

test('a second factor that was not shown in this session is asked for', async () => {
  const { access_token: jwt, user } = await auth.signUp('meera@example.org')
  const { body: factor } = await auth.send('POST', '/factors', { token: jwt, body: { factor_type: 'totp' } })
  const { body: challenge } = await auth.send('POST', `/factors/${factor.id}/challenge`, { token: jwt })
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
    timestamp: auth.clock.now.getTime(),
  })
  const body = { challenge_id: challenge.id, code }
  const { body: session } = await auth.send('POST', `/factors/${factor.id}/verify`, { token: jwt, body })
  expect((await open(session.access_token))!.needsSecondFactor).toBe(false)
  const { data } = await auth.client().signInWithPassword({ email: user.email!, password: PASSWORD })
  expect((await open(data.session!.access_token))!.needsSecondFactor).toBe(true)
})

test('an erased account is gone: no sign-in, no session, and the address is free again', async () => {
  const { access_token: jwt } = await auth.signUp('sunita@example.org')
  await (await open(jwt))!.delete()
  expect(await open(jwt)).toBeNull()
  const again = await auth.client().signInWithPassword({ email: 'sunita@example.org', password: PASSWORD })
  expect(again.error?.code).toBe('invalid_credentials')
  expect((await auth.signUp('sunita@example.org')).user.email).toBe('sunita@example.org')
})
