import { expect, test } from 'vitest'
import { NEW_ERRORS, openService, PASSWORD, present } from '#auth/test-service.ts'
import { testDatabase } from '#test/database.ts'
import { type AdminApi, appointAdministrator, dismissAdministrator } from './administrators.ts'

const { db } = await testDatabase()
const auth = await openService(db, { AUTH_URI_ALLOW_LIST: 'http://site.test/**' })
const api: AdminApi = (method, path, body) =>
  auth.send(method, path, { body, token: auth.serviceKey, headers: NEW_ERRORS })
const siteUrl = 'http://site.test'

async function findUser(email: string) {
  const { users } = (await auth.admin.listUsers()).data
  return users.find((user) => user.email === email)
}

test('somebody new becomes an administrator and sets her password at a link, once', async () => {
  const { isNew, link } = await appointAdministrator(api, { email: 'First@Example.org', siteUrl })
  expect(isNew).toBe(true)
  expect((await findUser('first@example.org'))?.app_metadata['roles']).toEqual(['administrator'])
  const { origin, pathname, searchParams } = new URL(present(link))
  expect([origin + pathname, searchParams.get('type')]).toEqual(['http://site.test/auth/confirm', 'recovery'])
  const body = Object.fromEntries(searchParams)
  expect((await auth.send('POST', '/verify', { body })).status).toBe(200)
  expect((await auth.send('POST', '/verify', { body })).body.error_code).toBe('otp_expired')
})

test('with a password she can sign in at once', async () => {
  const email = 'second@example.org'
  expect(await appointAdministrator(api, { email, password: PASSWORD, siteUrl })).toEqual({ isNew: true })
  expect((await auth.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('a member keeps her account and her other roles; twice is as once', async () => {
  const { user } = await auth.signUp('member@example.org')
  await auth.admin.updateUserById(user.id, { app_metadata: { roles: ['operator'] } })
  for (let turn = 0; turn < 2; turn++) {
    expect((await appointAdministrator(api, { email: 'member@example.org', siteUrl })).isNew).toBe(false)
  }
  const found = await findUser('member@example.org')
  expect([found?.id, found?.app_metadata['roles']]).toEqual([user.id, ['operator', 'administrator']])
})

test('the role is taken away again, and only where it was', async () => {
  const email = 'former@example.org'
  await appointAdministrator(api, { email, password: PASSWORD, siteUrl })
  expect(await dismissAdministrator(api, email)).toBe(true)
  expect(await dismissAdministrator(api, email)).toBe(false)
  expect(await dismissAdministrator(api, 'stranger@example.org')).toBe(false)
  expect((await findUser(email))?.app_metadata['roles']).toEqual([])
})

test('what is no address is refused in the words of the service', async () => {
  const wrong = appointAdministrator(api, { email: 'nonsense', siteUrl })
  await expect(wrong).rejects.toThrow('Unable to validate email address: invalid format.')
})
