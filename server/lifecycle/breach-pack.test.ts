import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { circleInterests } from '#app/features/circles/tables.server.ts'
import { readCsv } from '#app/platform/file-formats/csv.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { writeBreachPack } from './breach-pack.ts'

const { db } = await testDatabase()
const folder = scratchFolder('breach')
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const BREACH = { from: at(-5), until: at(0), now: at(1) }
const OPERATOR = 'leela@example.org'

beforeAll(async () => {
  const account = { aud: 'authenticated', role: 'authenticated', passwordHash: 'argon2-of-hers' }
  const [asha, leela] = await db
    .insert(users)
    .values([
      { ...account, email: 'asha@example.org', phone: '919876543210', createdAt: at(-49) },
      { ...account, email: OPERATOR, createdAt: at(-48) },
      { ...account, email: 'later@example.org', createdAt: at(2) },
    ])
    .returning()
  const act = { byName: 'Leela', role: 'operator', verb: 'read', subjectKind: 'request', requestId: 'id' } as const
  const byUserId = leela?.id ?? ''
  await db.insert(auditLog).values([
    { ...act, byUserId, subjectId: 'before', at: at(-6) },
    { ...act, byUserId, subjectId: 'opened-by-leela', at: at(-2) },
    { ...act, byUserId: asha?.id ?? '', byName: 'Kavita', subjectId: 'opened-by-kavita', at: at(-1) },
  ])
  const entry = (id: string | undefined, ip: string) => ({
    payload: { actor_id: id, action: 'login' },
    ip,
    createdAt: at(-3),
  })
  await db.insert(auditLogEntries).values([entry(asha?.id, '1.2.3.4'), entry(leela?.id, '5.6.7.8')])
  const words = { kind: 'join', name: 'Asha', contact: 'asha@example.org', region: 'Kerala', consentedAt: NOW } as const
  await db.insert(circleInterests).values(words)
})

test('after a copy of rows one folder says who, what, when and how many, and whom to tell', async () => {
  const begun = performance.now()
  const report = await writeBreachPack(db, join(folder, 'all'), { ...BREACH, account: null })
  expect(performance.now() - begun).toBeLessThan(30 * 60_000)
  for (const line of [
    'Breach from 2026-11-20T03:00:00.000Z to 2026-11-20T08:00:00.000Z',
    'HOW MANY: 2 people, in people.csv',
    'public.circle_interests: 1 rows; name, contact, region, user_id',
    'login: 2 times, by 2 accounts, from 2 addresses',
    '2026-11-20T06:00:00Z Leela read request opened-by-leela',
    '2026-11-20T07:00:00Z Kavita read request opened-by-kavita',
    'the Board in detail by 2026-11-23T09:00:00.000Z',
  ]) {
    expect(report).toContain(line)
  }
  expect(report).not.toMatch(/before|argon2-of-hers|asha@|public.orders/)
  const people = readCsv(readFileSync(join(folder, 'all/people.csv')))
  expect(people.ok && people.rows.map(({ cells }) => cells.slice(1))).toEqual([
    ['email', 'phone'],
    ['asha@example.org', '+919876543210'],
    [OPERATOR, ''],
  ])
})

test('after a misused account it says what that account did, and only its user reads the files', async () => {
  const report = await writeBreachPack(db, join(folder, 'one'), { ...BREACH, account: OPERATOR })
  expect(report).toContain('By the account leela@example.org')
  expect(report).toContain('opened-by-leela')
  expect(report).toContain('login: 1 times, by 1 accounts, from 1 addresses')
  expect(report).not.toContain('opened-by-kavita')
  for (const name of ['report.txt', 'people.csv']) expect(statSync(join(folder, 'one', name)).mode & 0o077).toBe(0)
})
