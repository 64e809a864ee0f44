import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { EMAIL_CHARS_MAX, readContact, normalizeContact, normalizeEmail, normalizePhone } from './contact.ts'
import { findPhoneProblem, looksLikePhone } from './phone-problem.ts'
import { showPhone } from './show-phone.ts'

describe('a phone number', () => {
  test.each([
    '98765 43210',
    '9876543210',
    '098765-43210',
    '0 98765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '91 98765 43210',
    '919876543210',
    '(98765) 43210',
    '0091 98765 43210',
    '98765.43210',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
    ' \u202A+91 98765 43210\u202C ',
    '98765\u00A043210',
  ])('of India is normalized: %s', (typed) => {
    expect(normalizePhone(typed)).toBe('+919876543210')
    expect(readContact(typed)).toEqual({ email: null, phone: '+919876543210' })
  })

  it('of another country needs a plus and a country code', () => {
    expect(normalizePhone('+1 (415) 555-2671')).toBe('+14155552671')
    expect(normalizePhone('+44 7700 900123')).toBe('+447700900123')
  })

  test.each([
    '',
    '12345',
    '1234567890',
    '5876543210',
    '98765 4321',
    '98765 432101',
    '+91 12345 67890',
    '+91 22 2345 6789',
    '447700900123',
    '+0123456789',
    '+1234567',
    '+1234567890123456',
    '98765 4321o',
  ])('is not %s', (typed) => {
    expect(readContact(typed)).toBeNull()
  })
})

test.each([
  ['98765 43210', null],
  ['+९१ ९८७६५ ४३२१०', null],
  ['98765 432', 'short'],
  ['+91 98765', 'short'],
  ['0', 'short'],
  ['98765 432101', 'long'],
  ['022 2345 6789', 'landline'],
  ['+91 22 2345 6789', 'landline'],
  ['+91 (0) 22 2345 6789', 'landline'],
  ['+44 7700 900123', 'foreign'],
  ['00977 984 123 4567', 'foreign'],
])('%s looks like a phone number; as a mobile number of India it is: %s', (typed, problem) => {
  expect(looksLikePhone(typed)).toBe(true)
  expect(findPhoneProblem(typed)).toBe(problem)
})

test.each(['', '+', '98765@example.com', 'asha', '98765 x'])('%j does not look like a phone number', (typed) => {
  expect(looksLikePhone(typed)).toBe(false)
})

describe('an e-mail address', () => {
  test.each([
    ['asha@example.org', 'asha@example.org'],
    [' Asha@Example.ORG ', 'asha@example.org'],
    ['\u202Aasha@example.org\u202C', 'asha@example.org'],
    ["asha.o'brien+ngo@mail.example.co.in", "asha.o'brien+ngo@mail.example.co.in"],
    ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
  ])('%s is normalized to %s', (typed, email) => {
    expect(normalizeEmail(typed)).toBe(email)
    expect(readContact(typed)).toEqual({ email, phone: null })
  })

  test.each([
    'asha',
    'asha@',
    'asha@example',
    '@example.org',
    'a b@example.org',
    'asha@example..org',
    'asha@.example.org',
    'asha@example.o',
    'asha@example.org, leela@example.org',
    'asha@example.org;leela@example.org',
    'Asha <asha@example.org>',
    'all:asha@example.org',
    'asha(home)@example.org',
    'asha@leela@example.org',
    `${'a'.repeat(EMAIL_CHARS_MAX)}@example.org`,
  ])('is not %s', (typed) => {
    expect(normalizeContact(typed)).toBe('')
  })
})

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+441632960001', '+441632960001'],
  ['asha@example.in', 'asha@example.in'],
])('%s is shown as %s', (stored, shown) => {
  expect(showPhone(stored)).toBe(shown)
})

const indian = fc.stringMatching(/^\+91[6-9]\d{9}$/)
const foreign = fc.stringMatching(/^\+[1-8]\d{8,12}$/).filter((number) => !number.startsWith('+91'))
const email = fc.emailAddress().filter((address) => !/[\p{Lu}]/u.test(address))

it('a normalized contact does not change when it is normalized again', () => {
  fc.assert(
    fc.property(fc.oneof(indian, foreign, email, fc.string({ unit: 'binary' })), (typed) => {
      const stored = normalizeContact(typed)
      expect(normalizeContact(stored)).toBe(stored)
    }),
  )
  fc.assert(
    fc.property(fc.oneof(indian, foreign), (number) => {
      expect(normalizePhone(number)).toBe(number)
    }),
  )
})
