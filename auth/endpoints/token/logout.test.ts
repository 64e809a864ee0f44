import type { Session } from '@supabase/auth-js'
import { beforeEach, expect, test } from 'vitest'
import { newEmail, NEW_ERRORS, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
/** Three sessions: two of one user, one of another. */
let here: Session
let elsewhere: Session
let stranger: Session
beforeEach(async () => {
  auth = await openService(db)
  const email = newEmail()
  here = await auth.signUp(email)
  elsewhere = (await auth.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } })).body
  stranger = await auth.signUp()
})

const isOpen = async ({ access_token: token }: Session) => (await auth.send('GET', '/user', { token })).status === 200
const whoIsIn = async () => [await isOpen(here), await isOpen(elsewhere), await isOpen(stranger)]

test.each([
  ['', [false, false, true]],
  ['?scope=global', [false, false, true]],
  ['?scope=local', [false, true, true]],
  ['?scope=others', [true, false, true]],
])('POST /logout%s ends the right sessions and answers nothing', async (query, expected) => {
  expect(await whoIsIn()).toEqual([true, true, true])
  const answer = await auth.send('POST', `/logout${query}`, {
    token: here.access_token,
    // The client says JSON and sends nothing.
    headers: { 'Content-Type': 'application/json;charset=UTF-8' },
  })
  expect([answer.status, answer.body]).toEqual([204, undefined])
  expect(await whoIsIn()).toEqual(expected)
})

test.each(['global', 'local', 'others'] as const)('the official client signs out with scope %s', async (scope) => {
  const client = auth.client()
  await client.setSession(here)
  expect((await client.signOut({ scope })).error).toBeNull()
  expect(await isOpen(here)).toBe(scope === 'others')
  expect(await isOpen(elsewhere)).toBe(scope === 'local')
  expect((await client.getSession()).data.session === null).toBe(scope !== 'others')
})

test('an ended session gets no new token, and a second sign-out is refused', async () => {
  await auth.send('POST', '/logout', { token: here.access_token })
  const refresh = await auth.client().refreshSession({ refresh_token: here.refresh_token })
  expect(refresh.error?.code).toBe('refresh_token_not_found')
  const again = await auth.send('POST', '/logout', { token: here.access_token, headers: NEW_ERRORS })
  expect([again.status, again.body.code]).toEqual([403, 'session_not_found'])
})

test('an unknown scope is refused and ends nothing', async () => {
  const answer = await auth.send('POST', '/logout?scope=everything', { token: here.access_token, headers: NEW_ERRORS })
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed'])
  expect(await whoIsIn()).toEqual([true, true, true])
})
