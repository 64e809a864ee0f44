import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './error-for-log.ts'

const SECRET = 'asha@example.org'

test('a failed statement is logged with its code and constraint, without its values', () => {
  const fromDatabase = Object.assign(new Error(`Key (email)=(${SECRET}) already exists.`), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email',
    detail: SECRET,
  })
  const logged = describeError(new DrizzleQueryError(`insert into users values ($1)`, [SECRET], fromDatabase))
  expect(JSON.stringify(logged)).not.toMatch(/asha|insert/)
  expect(logged).toMatchObject({
    type: 'failed statement',
    code: '23505',
    constraint: 'users_email',
  })
})

test.each([
  ['a text that is no JSON', () => JSON.parse(`${SECRET} is no JSON`)],
  ['an address that is none', () => new URL(SECRET)],
  ['a header that is none', () => new Headers({ a: `${SECRET}\n\u0000` })],
  ['a number that is none', () => BigInt(SECRET)],
])('%s is not logged', (_case, fail) => {
  let error: unknown
  try {
    fail()
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(Error)
  expect(JSON.stringify(describeError(error))).not.toContain(SECRET)
})

test('a bug is logged with its message and stack, in a line of limited length', () => {
  const logged = describeError(
    new TypeError("Cannot read properties of undefined (reading 'title')", { cause: new Error('x'.repeat(9_999)) }),
  )
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: expect.stringContaining('title'),
    cause: { message: 'x'.repeat(300) },
    stack: expect.arrayContaining([expect.stringContaining('error-for-log.test.ts')]),
  })
  expect(describeError('a text that was thrown')).toEqual({ type: 'string' })
})
