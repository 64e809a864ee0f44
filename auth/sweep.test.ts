import { beforeEach, expect, test } from 'vitest'
import { auditLogEntries } from './tables/audit.server.ts'
import { mfaChallenges, mfaFactors } from './tables/factors.server.ts'
import { flowState } from './tables/flows.server.ts'
import { sendLimits } from './tables/limits.server.ts'
import { oneTimeTokens } from './tables/one-time-tokens.server.ts'
import { refreshTokens, sessions } from './tables/sessions.server.ts'
import { users } from './tables/users.server.ts'
import { openService, type TestService } from './test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
beforeEach(async () => {
  await db.delete(users)
  await db.delete(auditLogEntries)
  auth = await openService(db)
})

const DAY_MS = 86_400_000
const later = (days: number) => new Date(auth.clock.now.getTime() + days * DAY_MS)
const counts = async () => ({
  users: await db.$count(users),
  sessions: await db.$count(sessions),
  tokens: await db.$count(refreshTokens),
})

test('used refresh tokens are deleted after a day, live ones stay', async () => {
  let { refresh_token: token } = await auth.signUp()
  for (let turn = 0; turn < 3; turn++) {
    const { body } = await auth.send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
    token = body.refresh_token
  }
  await auth.sweep(later(0.99))
  expect((await counts()).tokens).toBe(4)
  await auth.sweep(later(1.01))
  expect(await counts()).toEqual({ users: 1, sessions: 1, tokens: 1 })
  const { status } = await auth.send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
  expect(status).toBe(200)
})

test('a backlog larger than one batch is deleted in one sweep', async () => {
  const { user } = await auth.signUp()
  const rows = Array.from({ length: 250 }, (_, index) => ({
    payload: { actor_id: user.id, index },
    ip: '192.0.2.1',
    createdAt: auth.clock.now,
  }))
  await db.insert(auditLogEntries).values(rows)
  await auth.sweep(later(365))
  expect(await db.$count(auditLogEntries)).toBe(251)
  await auth.sweep(later(367))
  expect(await db.$count(auditLogEntries)).toBe(0)
})

test.each([
  ['past their own end', {}, { notAfter: 0 }, 3],
  ['beyond the time box', { AUTH_SESSION_TIMEBOX_S: '86400' }, {}, 2],
  ['beyond the inactivity timeout', { AUTH_SESSION_INACTIVITY_TIMEOUT_S: '86400' }, {}, 2],
])('sessions %s go, with a margin', async (_case, env, change: { notAfter?: number }, days) => {
  const limited = await openService(db, env)
  await limited.signUp()
  if (change.notAfter !== undefined) await db.update(sessions).set({ notAfter: auth.clock.now })
  await limited.sweep(later(days - 0.01))
  expect(await counts()).toEqual({ users: 1, sessions: 1, tokens: 1 })
  await limited.sweep(later(days + 0.01))
  expect(await counts()).toEqual({ users: 1, sessions: 0, tokens: 0 })
})

test('without limits nothing is deleted, whatever its age; anonymous users only with the setting for it', async () => {
  const open = await openService(db, { AUTH_ANONYMOUS_ENABLED: 'true' })
  await open.signUp()
  await open.client().signInAnonymously()
  await open.sweep(later(300))
  expect(await counts()).toEqual({ users: 2, sessions: 2, tokens: 2 })
  const tidy = await openService(db, { AUTH_ANONYMOUS_USER_RETENTION_DAYS: '30' })
  await tidy.sweep(later(29))
  expect((await counts()).users).toBe(2)
  await tidy.sweep(later(31))
  expect(await counts()).toEqual({ users: 1, sessions: 1, tokens: 1 })
})

test('sent tokens are deleted a day after they expire, with their counts and flows', async () => {
  const waiting = await openService(db, { AUTH_MAILER_AUTOCONFIRM: 'false' })
  const pkce = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }
  await db.delete(sendLimits)
  await waiting.send('POST', '/otp', { body: { email: 'waiting@example.org', ...pkce } })
  const left = async () => [await db.$count(oneTimeTokens), await db.$count(sendLimits), await db.$count(flowState)]
  await waiting.sweep(later(0.99))
  expect(await left()).toEqual([1, 1, 1])
  await waiting.sweep(later(1.1))
  expect(await left()).toEqual([0, 0, 1])
  await waiting.sweep(later(2.01))
  expect(await left()).toEqual([0, 0, 0])
  expect(await db.$count(users)).toBe(1)
})

test('challenges are deleted after a day, and factors that were never verified', async () => {
  const { access_token: token } = await auth.signUp()
  const { body: factor } = await auth.send('POST', '/factors', { body: { factor_type: 'totp' }, token })
  await auth.send('POST', `/factors/${factor.id}/challenge`, { body: {}, token })
  const left = async () => [await db.$count(mfaFactors), await db.$count(mfaChallenges)]
  await auth.sweep(later(0.99))
  expect(await left()).toEqual([1, 1])
  await db.update(mfaFactors).set({ status: 'verified' })
  await auth.sweep(later(1.01))
  expect(await left()).toEqual([1, 0])
  await db.update(mfaFactors).set({ status: 'unverified' })
  await auth.sweep(later(1.01))
  expect(await left()).toEqual([0, 0])
})
