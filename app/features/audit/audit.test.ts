import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Actor, isOperator, VISITOR } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { recordAct } from './record-act.server.ts'
import { listActors, listActs } from './queries.server.ts'
import { type AuditedAction, AUDIT_PAGE_SIZE, DETAIL_CHARS_MAX } from './schema.ts'
import { auditLog } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db)
const KAVITA = member('Kavita', 'operator')
const LEELA = member('Leela', 'operator', 'administrator')
const ACT: AuditedAction = { verb: 'changed', subject: { kind: 'figure', id: 'lives' } }

const grid: [string, Actor, boolean][] = [
  ['a visitor', VISITOR, false],
  ['a member, or an operator who has not shown her second step', member('Asha'), false],
  ['an operator', KAVITA, true],
  ['an administrator', LEELA, true],
]
it.each(grid)('%s as operator: %o → %s', async (_, actor, isAllowed) => {
  expect(isOperator(actor)).toBe(isAllowed)
  const written = record(actor, ACT)
  if (isAllowed) await written
  else await expect(written).rejects.toThrow('not an operator')
  expect((await listActs(db, { actor, filter: {} })).acts.length > 0).toBe(isAllowed)
  expect((await listActors(db, { actor })).length > 0).toBe(isAllowed)
})

it('is rolled back with the act itself', async () => {
  const before = await db.$count(auditLog)
  const failing = db.transaction(async (tx) => {
    await recordAct(tx, as(KAVITA), ACT)
    throw new Error('after all not')
  })
  await expect(failing).rejects.toThrow('after all not')
  expect(await db.$count(auditLog)).toBe(before)
})

it.each(["UPDATE audit_log SET by_name = 'nobody'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
  'refuses to forget: %s',
  async (statement) => {
    const before = await db.select().from(auditLog)
    const error = await db.execute(sql.raw(statement)).catch((caught: Error) => caught.cause as Error)
    expect((error as Error).message).toContain('append-only')
    expect(await db.select().from(auditLog)).toEqual(before)
  },
)

it('is listed newest first, by page, with filters for verb, subject and operator', async () => {
  for (let turn = 0; turn <= AUDIT_PAGE_SIZE; turn++) await record(KAVITA, ACT)
  await record(LEELA, { verb: 'added', subject: { kind: 'desk', id: 'solve' }, detail: 'x'.repeat(1_000) })
  const first = await listActs(db, { actor: KAVITA, filter: {} })
  expect([first.acts.length, first.acts[0]?.byName, first.acts[0]?.role]).toEqual([
    AUDIT_PAGE_SIZE,
    'Leela',
    'administrator',
  ])
  expect(first.acts[0]?.detail).toHaveLength(DETAIL_CHARS_MAX)
  const second = await listActs(db, { actor: KAVITA, filter: { before: first.next ?? 0 } })
  expect(second.acts[0]?.id).toBe((first.next ?? 0) - 1)
  const count = async (filter: object) => (await listActs(db, { actor: KAVITA, filter })).acts.length
  expect(await count({ by: LEELA.userId, kind: 'desk' })).toBe(1)
  expect(await count({ verb: 'closed' })).toBe(0)
})

function record(actor: Actor, act: AuditedAction): Promise<void> {
  return db.transaction((tx) => recordAct(tx, as(actor), act))
}
