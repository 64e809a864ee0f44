import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { newEmail, openService, PASSWORD, present } from '#auth/test-service.ts'
import { testDatabase } from '#test/database.ts'
import { actorOf } from './actor.ts'

const { db } = await testDatabase()
const auth = await openService(db)
const actor = (token: string) => actorOf(auth)(`a=b; ${ACCESS_TOKEN_COOKIE}=${token}`)

async function person(roles: unknown) {
  const client = auth.client()
  const { data } = await client.signUp({ email: newEmail(), password: PASSWORD })
  await auth.admin.updateUserById(present(data.user).id, { app_metadata: { roles } })
  await client.refreshSession()
  const token = async () => present((await client.getSession()).data.session).access_token
  return { client, token }
}

test('an administrator has her role only in a session that has shown a second factor', async () => {
  const { client, token } = await person(['administrator', 'operator', 'owner of the world'])
  expect(await actor(await token())).toMatchObject({ kind: 'member', roles: [] })
  const factor = present((await client.mfa.enroll({ factorType: 'totp' })).data) as {
    id: string
    totp: { secret: string }
  }
  const secret = Secret.fromBase32(factor.totp.secret)
  const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now.getTime() })
  await client.mfa.challengeAndVerify({ factorId: factor.id, code })
  expect(await actor(await token())).toMatchObject({ roles: ['operator', 'administrator'] })
  await client.mfa.unenroll({ factorId: factor.id })
  await client.refreshSession()
  expect(await actor(await token())).toMatchObject({ kind: 'member', roles: [] })
})

test.each(['', 'x', 'a.b.c'])('a cookie of "%s" makes nobody', async (token) => {
  expect(await actor(token)).toEqual(VISITOR)
})

test('a service key in the cookie makes nobody', async () => {
  expect(await actor(auth.serviceKey)).toEqual(VISITOR)
})
