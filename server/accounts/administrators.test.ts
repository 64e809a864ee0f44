import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#auth/tables/users.server.ts'
import { NEW_ERRORS, newEmail, openService, PASSWORD, present } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'
import { type AdminApi, appointAdministrator, dismissAdministrator, offerRole, removeRole } from './administrators.ts'

const { db } = await testDatabase()
const auth = await openService(db)
const waiting = await openService(db, { AUTH_MAILER_AUTOCONFIRM: 'false' }, { keys: auth.keys })
const api: AdminApi = (method, path, body) =>
  auth.send(method, path, { body, token: auth.serviceKey, headers: NEW_ERRORS })
const siteUrl = 'http://site.test'

const findUser = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]
const linkTo = (link: string | undefined) => {
  const { origin, pathname, searchParams } = new URL(present(link))
  expect(origin).toBe(siteUrl)
  return { pathname, query: Object.fromEntries(searchParams) }
}

async function accept(token: string, accessToken: string) {
  const state = present(await auth.findSession(accessToken))
  return auth.acceptRole({ linkToken: token, state, ip: '192.0.2.1' })
}

test('a new account gets one link that signs in, asks for a password and leads to the role', async () => {
  const email = 'first@example.org'
  const { isNew, signsIn, link } = await appointAdministrator(api, { email: 'First@Example.org', siteUrl })
  expect([isNew, signsIn]).toEqual([true, true])
  const { pathname, query } = linkTo(link)
  expect([pathname, query['type']]).toEqual(['/auth/confirm', 'recovery'])
  const body = { type: 'recovery', token_hash: query['token_hash'] }
  const verified = await auth.send('POST', '/verify', { body })
  expect([verified.status, verified.body.user.email]).toEqual([200, email])
  expect((await auth.send('POST', '/verify', { body })).body.error_code).toBe('otp_expired')
  expect((await findUser(email))?.appMetadata['roles']).toBeUndefined()
  const next = linkTo(siteUrl + query['next'])
  expect(next.pathname).toBe('/auth/appointment')
  const token = next.query['token_hash'] ?? ''
  expect(await accept(token, verified.body.access_token)).toEqual({ ok: true, role: 'administrator' })
  expect((await findUser(email))?.appMetadata['roles']).toEqual(['administrator'])
  expect(await accept(token, verified.body.access_token)).toEqual({ ok: false, reason: 'not-found' })
  expect(await appointAdministrator(api, { email, siteUrl })).toEqual({ isNew: false, signsIn: false })
})

test('an account with a given password signs in with it and accepts the role at the link', async () => {
  const email = 'second@example.org'
  const { isNew, signsIn, link } = await appointAdministrator(api, { email, password: PASSWORD, siteUrl })
  expect([isNew, signsIn, linkTo(link).pathname]).toEqual([true, false, '/auth/appointment'])
  const { data, error } = await auth.client().signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
  const token = linkTo(link).query['token_hash'] ?? ''
  expect(await accept(token, present(data.session).access_token)).toEqual({ ok: true, role: 'administrator' })
})

test('a member keeps the account, the password and other roles, and a second invitation replaces the first', async () => {
  const email = 'member@example.org'
  const { user, access_token: token } = await auth.signUp(email)
  await auth.admin.updateUserById(user.id, { app_metadata: { roles: ['operator'] } })
  const first = await appointAdministrator(api, { email, siteUrl })
  const second = await appointAdministrator(api, { email, siteUrl })
  expect([first.isNew, first.signsIn, linkTo(first.link).pathname]).toEqual([false, false, '/auth/appointment'])
  expect(await accept(linkTo(first.link).query['token_hash'] ?? '', token)).toMatchObject({ ok: false })
  expect(await accept(linkTo(second.link).query['token_hash'] ?? '', token)).toMatchObject({ ok: true })
  const found = await findUser(email)
  expect([found?.id, found?.appMetadata['roles']]).toEqual([user.id, ['operator', 'administrator']])
  expect((await auth.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('the password and name of an unconfirmed account with the same address are deleted', async () => {
  const email = newEmail()
  const data = { display_name: 'Mallory' }
  await waiting.send('POST', '/signup', { body: { email, password: 'of a stranger', data } })
  const { isNew, signsIn, link } = await appointAdministrator(api, { email, siteUrl })
  expect([isNew, signsIn]).toEqual([false, true])
  const found = await findUser(email)
  expect(found?.emailConfirmedAt).not.toBeNull()
  expect(found?.passwordHash).toBeNull()
  expect(JSON.stringify(found)).not.toContain('Mallory')
  const { error } = await auth.client().signInWithPassword({ email, password: 'of a stranger' })
  expect(error?.code).toBe('invalid_credentials')
  expect(linkTo(link).pathname).toBe('/auth/confirm')
})

test('the role or the invitation is removed from that account only', async () => {
  const email = 'former@example.org'
  await appointAdministrator(api, { email, password: PASSWORD, siteUrl })
  expect(await dismissAdministrator(api, email)).toBe(true)
  expect(await dismissAdministrator(api, email)).toBe(false)
  expect(await dismissAdministrator(api, 'stranger@example.org')).toBe(false)
  expect((await auth.listRoleHolders(['administrator'])).map((holder) => holder.email)).not.toContain(email)
})

test('an operator’s role is offered only to confirmed addresses', async () => {
  const offer = (email: string) => offerRole(api, { email, role: 'operator', givenBy: crypto.randomUUID() })
  expect(await offer('nobody@example.org')).toEqual({ ok: false, reason: 'no-account' })
  const unconfirmed = newEmail()
  await waiting.send('POST', '/signup', { body: { email: unconfirmed, password: PASSWORD } })
  expect(await offer(unconfirmed)).toEqual({ ok: false, reason: 'not-confirmed' })
  expect((await auth.listRoleHolders(['operator'])).map(({ email }) => email)).not.toContain(unconfirmed)
})

test('an invalid address is refused with the message of the service', async () => {
  const wrong = appointAdministrator(api, { email: 'nonsense', siteUrl })
  await expect(wrong).rejects.toThrow('Unable to validate email address: invalid format.')
})

test('a deleted account has no role to remove', async () => {
  expect(await removeRole(api, { userId: crypto.randomUUID(), role: 'operator' })).toBe(false)
})
