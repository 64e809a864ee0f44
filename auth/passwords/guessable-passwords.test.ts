import { describe, expect, test } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'
import { newEmail, NEW_ERRORS, openService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()

const asha = { email: 'asha.kulkarni@example.org', userMetadata: { display_name: 'Āshā Kulkarni' } }
const guessable = (password: string) => isGuessable(password, 'Diya', asha)

describe('a password', () => {
  test.each([
    ['common', 'password'],
    ['common, in capitals', 'QwertyUIOP'],
    ['common, with a year', 'Iloveyou2026'],
    ['common, between marks', '**password1**'],
    ['the site and a number', 'Diya@2026'],
    ['the site twice', 'diyadiya'],
    ['their own name', 'kulkarni1987'],
    ['the name as it is shown', 'Āshā-Āshā-99'],
    ['their e-mail address', 'asha.kulkarni@'],
    ['name and site', 'asha&diya1234'],
    ['common in full-width letters', 'ｐａｓｓｗｏｒｄ'],
  ])('that is %s is guessable: %s', async (_what, password) => {
    expect(await guessable(password)).toBe(true)
  })

  test.each([
    'a good long phrase',
    'asha sells clay lamps',
    'diya lights the whole lane',
    'tr0ub4dor&3-monsoon',
    'मेरा दीया जलता है',
    '83719204618371',
    'password is not what I use',
  ])('that nobody would guess passes: %s', async (password) => {
    expect(await guessable(password)).toBe(false)
  })
})

describe('the blocklist', () => {
  const BLOCKING = { AUTH_PASSWORD_BLOCKLIST: 'true', AUTH_MAIL_SITE_NAME: 'Diya' }

  test('contains more than 3,000 passwords that are long enough', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const long = new Set(dictionary['passwords-common'].filter((password) => [...password].length >= 8))
    expect(long.size).toBeGreaterThan(3_000)
  })

  test('refuses a guessable password where one is chosen, as the protocol specifies', async () => {
    const auth = await openService(db, BLOCKING)
    const email = newEmail()
    const join = (password: string) =>
      auth.send('POST', '/signup', {
        body: { email, password, data: { display_name: 'Meenakshi' } },
        headers: NEW_ERRORS,
      })
    for (const password of ['password1', 'Diya2026!', 'meenakshi-1', 'Person-2026']) {
      const { status, body } = await join(password)
      expect([password, status, body]).toEqual([
        password,
        422,
        {
          code: 'weak_password',
          message: 'Password is known to be weak and easy to guess, please choose a different one.',
          weak_password: { reasons: ['pwned'] },
        },
      ])
    }
    const joined = await join('a good long phrase')
    expect(joined.status).toBe(200)
    const change = { token: joined.body.access_token, headers: NEW_ERRORS }
    const changed = await auth.send('PUT', '/user', { ...change, body: { password: 'meenakshi.1990' } })
    expect(changed.body.code).toBe('weak_password')
    const made = await auth.admin.updateUserById(joined.body.user.id, { password: 'sunshine1' })
    expect(made.error?.code).toBe('weak_password')
  })

  test('does not affect a password in use: it signs in, and the response says that it is weak', async () => {
    const email = newEmail()
    const before = await openService(db)
    await before.send('POST', '/signup', { body: { email, password: 'password1' } })
    const auth = await openService(db, BLOCKING, { keys: before.keys })
    const body = { email, password: 'password1' }
    const { status, body: session } = await auth.send('POST', '/token?grant_type=password', { body })
    expect([status, session.weak_password]).toMatchObject([200, { reasons: ['pwned'] }])
  })
})
