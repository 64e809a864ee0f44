import { expect, test } from 'vitest'
import { errorMessage } from './error-messages.ts'

test('a wrong password has a plain message without the error code', () => {
  const words = errorMessage({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  expect(words).toBe('The e-mail or the password is wrong. Check both and try again.')
})

test('too many mail requests have a message with the time to wait', () => {
  const message = 'For security purposes, you can only request this after 42 seconds.'
  expect(errorMessage({ code: 'over_email_send_rate_limit', message })).toContain('in 42 seconds')
  expect(errorMessage({ code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' })).toContain('in an hour')
})

test('a message that cannot be sent, and a number that gets none, have messages of their own', () => {
  const codes = ['sms_send_failed', 'phone_not_reachable', 'phone_country_not_supported']
  const messages = codes.map((code) => errorMessage({ code, message: 'Error of the service' }))
  expect(new Set(messages).size).toBe(3)
  expect(messages.join(' ')).not.toMatch(/Something went wrong|Error of the service/)
  expect(messages[2]).toContain('Indian mobile number')
})

test('a weak password has a message with what is required', () => {
  const short = 'Password should be at least 15 characters.'
  expect(errorMessage({ code: 'weak_password', message: short })).toBe('Please use at least 15 characters.')
  const known = 'Password is known to be weak and easy to guess, please choose a different one.'
  expect(errorMessage({ code: 'weak_password', message: known })).toContain('too easy to guess')
})

test('an unknown error has a generic message, and never the service’s text', () => {
  const words = errorMessage({ code: 'toString', message: 'relation "auth.users" does not exist' })
  expect(words).toBe('Something went wrong. Please try again.')
})

test('without a connection the message says so', () => {
  expect(errorMessage({ name: 'AuthRetryableFetchError', message: 'fetch failed' })).toBe(
    'You seem to be offline. Your text is kept. Try again.',
  )
})
