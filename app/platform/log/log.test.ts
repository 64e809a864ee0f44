import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { DatabaseUnreachableError } from '#app/platform/db/database-unreachable.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { createLogger } from './log.server.ts'

const { db } = await testDatabase()

let lines: string[] = []
const open = () => createLogger('info', { write: (line) => void lines.push(line) })
const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

beforeEach(() => {
  lines = []
})

describe('of a failed statement', () => {
  test.each([
    ['a row that is there already', () => db.insert(demoSeeds).values(twice('canary-value'))],
    ['a value of the wrong type', () => db.execute(sql`SELECT ${'canary-value'}::text::int`)],
    [
      'a statement inside a transaction',
      () => db.transaction((tx) => tx.insert(demoSeeds).values(twice('canary-value'))),
    ],
  ])('SQL and parameters are not logged: %s', async (_what, run) => {
    const err = await run().then(
      () => undefined,
      (reason: Error) => reason,
    )
    // The error itself contains the values.
    expect(String(err)).toContain('canary-value')
    open().error({ err, requestId: 'r1' }, 'request failed')
    expect(lines.join('')).not.toMatch(/canary-value|insert into|SELECT/i)
    expect(read()).toMatchObject([
      {
        msg: 'request failed',
        requestId: 'r1',
        err: { type: 'failed statement', code: expect.stringMatching(/^\w{5}$/) },
      },
    ])
    expect(read()).toMatchObject([{ err: { stack: expect.arrayContaining([expect.stringMatching(/^at /)]) } }])
  })

  test('the name of the violated constraint is logged', async () => {
    const err = await db
      .insert(demoSeeds)
      .values(twice('x'))
      .catch((reason: unknown) => reason)
    open().error({ err }, 'request failed')
    expect(read()).toMatchObject([{ err: { code: '23505', table: 'demo_seeds', constraint: 'demo_seeds_pkey' } }])
  })
})

const twice = (name: string) => [name, name].map((name) => ({ name, seededAt: new Date() }))

test('other errors keep their message, and their cause', () => {
  open().error({ err: new Error('no paper', { cause: new TypeError('no ink') }) }, 'printing failed')
  expect(read()).toMatchObject([{ err: { type: 'Error', message: 'no paper', cause: { message: 'no ink' } } }])
})

describe('of one kind', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('one line a second is written, with the number of suppressed lines', () => {
    const log = open()
    for (let i = 0; i < 500; i++) {
      log.error({ job: 'send mails', err: new DatabaseUnreachableError('away') }, 'job failed')
      log.error(
        { requestId: String(i), err: new Error('x', { cause: new DatabaseUnreachableError('away') }) },
        'request failed',
      )
      vi.advanceTimersByTime(10)
    }
    vi.advanceTimersByTime(2_000)
    expect(lines).toHaveLength(6)
    expect(read().reduce((sum, line) => sum + Number(line['times'] ?? 1), 0)).toBe(1_000)
    expect(read().at(-1)).toMatchObject({ msg: 'request failed', requestId: '499' })
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(6)
  })

  test('lines of different kinds are not merged', () => {
    const log = open()
    for (const job of ['send mails', 'sweep orders']) log.error({ job, err: new Error('no paper') }, 'job failed')
    log.warn({}, 'job failed')
    log.error({ err: new TypeError('no ink') }, 'job failed')
    expect(lines).toHaveLength(4)
  })

  test('info lines are not limited', () => {
    const log = open()
    for (let i = 0; i < 5; i++) log.info({ status: 200 }, 'request')
    expect(lines).toHaveLength(5)
  })
})
