import { expect, test } from 'vitest'
import { errorMessage } from './error-messages.ts'

test('a wrong password is said in plain words, without the code', () => {
  const words = errorMessage({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  expect(words).toBe('The e-mail or the password is not right. Please look at both once more.')
})

test('whoever asks for mails too fast reads how long to wait', () => {
  const message = 'For security purposes, you can only request this after 42 seconds.'
  expect(errorMessage({ code: 'over_email_send_rate_limit', message })).toContain('in 42 seconds')
  expect(errorMessage({ code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' })).toContain('in an hour')
})

test('a weak password is told how to be better', () => {
  const short = 'Password should be at least 15 characters.'
  expect(errorMessage({ code: 'weak_password', message: short })).toBe('Please use at least 15 characters.')
  const known = 'Password is known to be weak and easy to guess, please choose a different one.'
  expect(errorMessage({ code: 'weak_password', message: known })).toContain('too easy to guess')
})

test('what nobody foresaw is still a sentence, and never the words of the service', () => {
  const words = errorMessage({ code: 'toString', message: 'relation "auth.users" does not exist' })
  expect(words).toBe('Something went wrong. Please try again.')
})

test('without a connection the connection is named', () => {
  expect(errorMessage({ name: 'AuthRetryableFetchError', message: 'fetch failed' })).toContain('connection')
})
