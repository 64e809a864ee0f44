import { expect, test } from 'vitest'
import {
  checkAddress,
  checkCredentials,
  findAddress,
  findNewAddress,
  joinsByCode,
  PASSWORD_CHARS_MIN,
  type Purpose,
} from './credentials.ts'
import { copy } from './copy.ts'

const asha = { name: 'Asha', address: 'asha@example.com', password: 'lamps at dusk' }
const check = (typed: typeof asha, purpose: Purpose, takesPhone = false) =>
  checkCredentials(typed, { purpose, takesPhone })

test('a new member with name, e-mail and password may continue', () => {
  expect(check(asha, 'join')).toBeUndefined()
})

const NOTHING = { name: ' ', address: '', password: '' }

test('an empty form asks once for both, and promises a phone number only where the service takes one', () => {
  const message = 'Enter your e-mail and a password.'
  expect(check(NOTHING, 'password')).toEqual({ address: message })
  expect(check(NOTHING, 'join')).toEqual({ name: copy.errors.nameMissing, address: message })
  expect(check(NOTHING, 'password', true)).toMatchObject({
    address: 'You must provide either an email or phone number and a password',
  })
  expect(check(NOTHING, 'join', true)).toMatchObject({
    address: 'You must provide either an email or phone number.',
  })
})

test('one missing field is asked for alone', () => {
  expect(check({ ...asha, address: '' }, 'join')).toEqual({ address: 'Enter your e-mail.' })
  expect(check({ ...asha, password: '' }, 'join')).toEqual({ password: 'Enter a password.' })
})

test('a code needs an address and no password', () => {
  expect(check({ ...asha, password: '' }, 'code')).toBeUndefined()
  expect(check({ ...asha, address: ' ' }, 'code')).toEqual({ address: 'Enter your e-mail.' })
  expect(check({ ...asha, address: ' ' }, 'code', true)).toEqual({
    address: 'You must provide either an email or phone number.',
  })
})

test('an address without an @ is reported before anything is sent', () => {
  expect(check({ ...asha, address: 'asha' }, 'password')).toEqual({ address: copy.errors.emailWrong })
  expect(check({ ...asha, address: 'asha' }, 'password', true)).toEqual({ address: copy.errors.phoneWrong })
})

test('a phone number is accepted as people write it, where the service supports phones', () => {
  expect(findAddress('98765 43210', true)).toEqual({ phone: '+919876543210' })
  expect(findAddress('098765-43210', true)).toEqual({ phone: '+919876543210' })
  expect(findAddress('+44 7700 900123', true)).toEqual({ phone: '+447700900123' })
  expect(findAddress('98765 43210', false)).toBeNull()
  expect(findAddress('1098', true)).toBeNull()
})

test('a number alone is enough to join; an e-mail address needs a password', () => {
  expect(check({ name: 'Asha', address: '98765 43210', password: '' }, 'join', true)).toBeUndefined()
  expect(check({ name: 'Asha', address: 'asha@example.com', password: '' }, 'join', true)).toEqual({
    password: copy.errors.passwordMissing,
  })
  expect(joinsByCode('९८७६५', true)).toBe(true)
  expect(joinsByCode('98765', false)).toBe(false)
})

test.each([
  ['98765 432', copy.errors.phone.short],
  ['98765 432101', copy.errors.phone.long],
  ['022 2345 6789', copy.errors.phone.landline],
])('%s gets no code, and the message says why', (address, message) => {
  for (const purpose of ['join', 'code'] as const)
    expect(check({ name: 'Asha', address, password: '' }, purpose, true)).toEqual({ address: message })
  expect(checkAddress(address, true)).toEqual({ error: message })
})

test('a new account needs a reachable address; an existing one may have an older format', () => {
  expect(findNewAddress(' Asha@Example.com', false)).toEqual({ email: 'asha@example.com' })
  for (const address of ['asha@intranet', '447700900123', '+91 22 2345 6789']) {
    expect(findNewAddress(address, true), address).toBeNull()
    expect(findAddress(address, true), address).not.toBeNull()
  }
  expect(check({ ...asha, address: 'asha@intranet' }, 'join')).toEqual({ address: copy.errors.emailWrong })
  expect(check({ ...asha, address: 'asha@intranet' }, 'password')).toBeUndefined()
})

test('a short password is refused for a new account but not for signing in: the account may be older than the rule', () => {
  expect(check({ ...asha, password: 'short' }, 'join')).toEqual({
    password: copy.errors.passwordShort(PASSWORD_CHARS_MIN),
  })
  expect(check({ ...asha, password: 'short' }, 'password')).toBeUndefined()
})
