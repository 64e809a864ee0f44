import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { effectiveRoles } from './roles.ts'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { roleGrants, roleOffers } from '#auth/tables/roles.server.ts'
import { users } from '#auth/tables/users.server.ts'
import {
  NEW_ERRORS,
  newEmail,
  openService,
  PASSWORD,
  present,
  type TestService,
} from '#auth/test/service.test-support.ts'

const { db } = await testDatabase()
const DAY_S = 86_400
let auth: TestService
beforeEach(async () => {
  auth = await openService(db)
})

const admin = (method: string, path: string, body?: object) =>
  auth.send(method, path, { token: auth.serviceKey, headers: NEW_ERRORS, ...(body && { body }) })
const offer = async (userId: string, role = 'operator', body: object = {}) =>
  (await admin('PUT', `/admin/users/${userId}/roles/${role}`, body)).body
const stateOf = async (token: string) => present(await auth.findSession(token))
const accept = async (linkToken: string, token: string) =>
  auth.acceptRole({ linkToken, state: await stateOf(token), ip: '192.0.2.1' })
const rolesOf = async (userId: string) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]?.appMetadata['roles']

/** Enrols a second factor; returns a token at aal2. */
async function showFactor(token: string): Promise<string> {
  const factor = (await auth.send('POST', '/factors', { token, body: { factor_type: 'totp' } })).body
  const challenge = (await auth.send('POST', `/factors/${factor.id}/challenge`, { token })).body
  const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) })
  const body = { challenge_id: challenge.id, code: totp.generate({ timestamp: auth.clock.now.getTime() }) }
  return (await auth.send('POST', `/factors/${factor.id}/verify`, { token, body })).body.access_token
}

describe('a role', () => {
  test('is granted once its owner has accepted it, by a link that works once', async () => {
    const { user, access_token: token } = await auth.signUp()
    const { hashed_token: link, expires_at: end, role } = await offer(user.id)
    expect([role, end]).toEqual(['operator', new Date(auth.clock.now.getTime() + 7 * DAY_S * 1_000).toISOString()])
    expect(await rolesOf(user.id)).toBeUndefined()
    for (let look = 0; look < 2; look++) {
      expect(await auth.findRoleOffer(link)).toMatchObject({ userId: user.id, email: user.email, role: 'operator' })
    }
    expect(await accept(link, token)).toEqual({ ok: true, role: 'operator' })
    expect(await rolesOf(user.id)).toEqual(['operator'])
    expect(await auth.findRoleOffer(link)).toBeNull()
    expect(await accept(link, token)).toEqual({ ok: false, reason: 'not-found' })
    expect(await offer(user.id)).toEqual({ role: 'operator' })
    const actions = (await db.select().from(auditLogEntries)).map(({ payload }) => payload['action'])
    expect(actions).toEqual(expect.arrayContaining(['role_offered', 'role_accepted']))
    expect(JSON.stringify([await db.select().from(roleOffers), auth.logged])).not.toContain(link)
  })

  test('is accepted by nobody else, and not after seven days', async () => {
    const { user, access_token: token } = await auth.signUp()
    const other = await auth.signUp()
    const { hashed_token: link } = await offer(user.id)
    expect(await accept(link, other.access_token)).toEqual({ ok: false, reason: 'other-account' })
    expect(await accept('made-up', token)).toEqual({ ok: false, reason: 'not-found' })
    auth.clock.forwardS(7 * DAY_S)
    expect(await auth.findRoleOffer(link)).toBeNull()
    const fresh = await auth.client().signInWithPassword({ email: present(user.email), password: PASSWORD })
    expect(await accept(link, present(fresh.data.session).access_token)).toEqual({ ok: false, reason: 'not-found' })
    expect(await rolesOf(user.id)).toBeUndefined()
    expect((await auth.listRoleHolders(['operator'])).map(({ id }) => id)).not.toContain(user.id)
    auth.clock.forwardS(1)
    await auth.sweep(auth.clock.now)
    expect(await db.$count(roleOffers, eq(roleOffers.userId, user.id))).toBe(0)
  })

  test('accepted twice at once is accepted once', async () => {
    const { user, access_token: token } = await auth.signUp()
    const { hashed_token: link } = await offer(user.id)
    const outcomes = await Promise.all([1, 2, 3].map(() => accept(link, token)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await rolesOf(user.id)).toEqual(['operator'])
  })

  test('is not offered to an unconfirmed address, nor to an account without one', async () => {
    const email = newEmail()
    const { body } = await admin('POST', '/admin/users', { email })
    const refused = await admin('PUT', `/admin/users/${body.id}/roles/operator`, {})
    expect([refused.status, refused.body.code]).toEqual([422, 'email_not_confirmed'])
    expect(await db.$count(roleOffers, eq(roleOffers.userId, body.id))).toBe(0)
    const { body: phone } = await admin('POST', '/admin/users', { phone: '919876500077', phone_confirm: true })
    expect((await admin('PUT', `/admin/users/${phone.id}/roles/operator`, { email_confirm: true })).status).toBe(422)
  })

  test('that is removed deletes its offers, and takes effect in open sessions at once', async () => {
    const { user, access_token: token } = await auth.signUp()
    const path = `/admin/users/${user.id}/roles/operator`
    await accept((await offer(user.id)).hashed_token, token)
    auth.clock.forwardS(1)
    const shown = await showFactor(token)
    expect((await stateOf(shown)).roles).toEqual(['operator'])
    const pending = await offer(user.id, 'administrator')
    expect((await admin('DELETE', path)).body).toEqual({ removed: true })
    expect((await stateOf(shown)).roles).toEqual([])
    expect((await admin('DELETE', path)).body).toEqual({ removed: false })
    expect(await db.$count(roleGrants, eq(roleGrants.userId, user.id))).toBe(0)
    expect((await admin('DELETE', `/admin/users/${user.id}/roles/administrator`)).body).toEqual({ removed: true })
    expect(await accept(pending.hashed_token, shown)).toMatchObject({ ok: false })
  })

  test('is listed while it is pending', async () => {
    const { user } = await auth.signUp()
    await offer(user.id)
    const holders = await auth.listRoleHolders(['operator', 'administrator'])
    expect(holders.find(({ id }) => id === user.id)).toMatchObject({ roles: [], offered: ['operator'] })
    expect(await auth.listRoleHolders(['administrator'])).not.toContainEqual(expect.objectContaining({ id: user.id }))
  })

  test('is offered with a service key only, by a valid name', async () => {
    const { user, access_token: token } = await auth.signUp()
    const path = `/admin/users/${user.id}/roles/operator`
    expect((await auth.send('PUT', path, { token, body: {} })).status).toBe(403)
    expect((await auth.send('DELETE', path, { token })).status).toBe(403)
    expect((await auth.send('PUT', path, { body: {} })).status).toBe(401)
    expect((await admin('PUT', `/admin/users/${user.id}/roles/${'x'.repeat(40)}`, {})).status).toBe(400)
    expect((await admin('PUT', `/admin/users/${crypto.randomUUID()}/roles/operator`, {})).status).toBe(404)
  })
})

describe('a second factor', () => {
  test('that another person set up before the role was offered gives no access', async () => {
    const { user, access_token: token } = await auth.signUp()
    const strangers = await showFactor(token)
    auth.clock.forwardS(60)
    const { hashed_token: link } = await offer(user.id)
    // The owner lacks that factor and cannot accept, so the role is not effective.
    const fresh = await auth.client().signInWithPassword({ email: present(user.email), password: PASSWORD })
    const owners = present(fresh.data.session).access_token
    expect(await accept(link, owners)).toEqual({ ok: false, reason: 'needs-second-factor' })
    expect((await stateOf(strangers)).roles).toEqual([])
  })

  test('is accepted if the role was accepted with it, or if it was set up afterwards', async () => {
    const first = await auth.signUp()
    const shown = await showFactor(first.access_token)
    auth.clock.forwardS(60)
    expect(await accept((await offer(first.user.id)).hashed_token, shown)).toMatchObject({ ok: true })
    expect((await stateOf(shown)).roles).toEqual(['operator'])

    const second = await auth.signUp()
    const { hashed_token: link } = await offer(second.user.id)
    expect(await accept(link, second.access_token)).toMatchObject({ ok: true })
    expect((await stateOf(second.access_token)).roles).toEqual([])
    auth.clock.forwardS(1)
    const later = await showFactor(second.access_token)
    expect((await stateOf(later)).roles).toEqual(['operator'])
  })

  test('of any age is accepted for a role from before offers existed', async () => {
    const { user, access_token: token } = await auth.signUp()
    const shown = await showFactor(token)
    await db
      .update(users)
      .set({ appMetadata: { roles: ['operator'] } })
      .where(eq(users.id, user.id))
    expect((await stateOf(shown)).roles).toEqual(['operator'])
  })

  const at = (s: number) => new Date(Date.UTC(2026, 0, 1) + s * 1_000)
  const grant = (acceptedWithSecondFactor: boolean) => ({ role: 'operator', givenAt: at(10), acceptedWithSecondFactor })
  const factor = (s: number) => ({ id: 'f', createdAt: at(s) })
  test.each([
    ['without a second factor', [], 'aal1', null, []],
    ['from before offers', [], 'aal2', factor(1), ['operator']],
    ['accepted without, factor older', [grant(false)], 'aal2', factor(9), []],
    ['accepted without, factor as old', [grant(false)], 'aal2', factor(10), []],
    ['accepted without, factor younger', [grant(false)], 'aal2', factor(11), ['operator']],
    ['accepted without, factor gone', [grant(false)], 'aal2', null, []],
    ['accepted with one', [grant(true)], 'aal2', factor(1), ['operator']],
    ['accepted with one, not shown', [grant(true)], 'aal1', null, []],
    ['of another role’s acceptance', [{ ...grant(false), role: 'administrator' }], 'aal2', factor(1), ['operator']],
  ] as const)('%s: %o %s %o → %o', (_case, grants, aal, sessionFactor, counting) => {
    expect(effectiveRoles(['operator'], grants, { aal, factor: sessionFactor })).toEqual(counting)
  })
})
