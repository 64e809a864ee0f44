import type { GoTrueClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { newEmail, openService, PASSWORD, present } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'
import { callerOf } from './actor.ts'

const { db } = await testDatabase()
const auth = await openService(db)
const site = { siteUrl: 'http://local' }
const actor = async (token: string) => (await callerOf(auth, site)(`a=b; ${ACCESS_TOKEN_COOKIE}=${token}`)).actor

async function person(roles: unknown) {
  const client = auth.client()
  const { data } = await client.signUp({ email: newEmail(), password: PASSWORD })
  await auth.admin.updateUserById(present(data.user).id, { app_metadata: { roles } })
  await client.refreshSession()
  const token = async () => present((await client.getSession()).data.session).access_token
  return { client, token, id: present(data.user).id }
}

/** Enrols a second factor and verifies it. */
async function showFactor(client: GoTrueClient): Promise<{ id: string }> {
  const factor = present((await client.mfa.enroll({ factorType: 'totp' })).data) as {
    id: string
    totp: { secret: string }
  }
  const secret = Secret.fromBase32(factor.totp.secret)
  const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now.getTime() })
  const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (error) throw error
  return factor
}

test('an administrator has the role only in a session with a verified second factor', async () => {
  const { client, token } = await person(['administrator', 'operator', 'owner of the world'])
  expect(await actor(await token())).toMatchObject({ kind: 'member', roles: [] })
  const factor = await showFactor(client)
  const raised = await token()
  expect(await actor(raised)).toMatchObject({ roles: ['operator', 'administrator'] })
  await client.mfa.unenroll({ factorId: factor.id })
  expect(await actor(raised)).toMatchObject({ kind: 'member', roles: [] })
})

test('roles, name and address are read from the database, not from the token', async () => {
  const { client, token, id } = await person([])
  const before = await token()
  await auth.admin.updateUserById(id, { email: 'new-name@example.org', user_metadata: { display_name: ' Asha ' } })
  expect(await actor(before)).toEqual({
    kind: 'member',
    userId: id,
    memberSince: expect.any(Date),
    email: 'new-name@example.org',
    isEmailConfirmed: true,
    displayName: 'Asha',
    roles: [],
  })
  await auth.admin.updateUserById(id, { phone: '919876543210', user_metadata: { display_name: '' } })
  expect(await actor(before)).toMatchObject({
    displayName: 'new-name',
    isNameFromEmail: true,
    phone: '+919876543210',
  })
  await showFactor(client)
  await auth.admin.updateUserById(id, { app_metadata: { roles: ['operator'] } })
  const raised = await token()
  expect(await actor(raised)).toMatchObject({ roles: ['operator'] })
  await auth.admin.updateUserById(id, { app_metadata: { roles: null } })
  expect(await actor(raised)).toMatchObject({ kind: 'member', roles: [] })
})

test('a token without its account’s second factor makes a visitor with `needsSecondStep`, also in the same session', async () => {
  const { client, token } = await person(['operator'])
  const weak = await token()
  expect(await actor(weak)).toMatchObject({ kind: 'member' })
  await showFactor(client)
  expect(await actor(await token())).toMatchObject({ kind: 'member', roles: ['operator'] })
  expect(await actor(weak)).toEqual({ kind: 'visitor', needsSecondStep: true })
})

test('over https only the cookie with the __Host- prefix identifies the user', async () => {
  const { token } = await person([])
  const find = callerOf(auth, { siteUrl: 'https://diya.example' })
  const kindOf = async (name: string) => (await find(`${name}=${await token()}`)).actor.kind
  expect([await kindOf('__Host-diya-at'), await kindOf('diya-at')]).toEqual(['member', 'visitor'])
})

test('while the database is unreachable no user is treated as a visitor', async () => {
  const { token } = await person([])
  const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' })
  const failing = { findSession: () => Promise.reject(away) }
  await expect(callerOf(failing, site)(`${ACCESS_TOKEN_COOKIE}=${await token()}`)).rejects.toBe(away)
})

test.each(['', 'x', 'a.b.c'])('a cookie of "%s" makes a visitor', async (token) => {
  expect(await actor(token)).toEqual(VISITOR)
})

test('a service key in the cookie makes a visitor', async () => {
  expect(await actor(auth.serviceKey)).toEqual(VISITOR)
})
