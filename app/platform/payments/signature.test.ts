import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.server.ts'

// From the tests of Razorpay's library.
const BODY = '{"a":1,"b":2,"c":{"d":3}}'
const SECRET = '123456'
const SIGNATURE = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc'

test('a known signature is computed and accepted', () => {
  expect(sign(BODY, SECRET)).toBe(SIGNATURE)
  expect(isSigned(BODY, SIGNATURE, SECRET)).toBe(true)
})

test.each([
  ['another body', `${BODY} `, SIGNATURE, SECRET],
  ['another secret', BODY, SIGNATURE, '1234567'],
  ['no signature', BODY, null, SECRET],
  ['an empty signature', BODY, '', SECRET],
  ['half a signature', BODY, SIGNATURE.slice(0, 32), SECRET],
  ['something that is no hex', BODY, 'z'.repeat(64), SECRET],
  ['one digit changed', BODY, SIGNATURE.replace(/.$/, 'd'), SECRET],
])('%s is refused', (_, body, signature, secret) => {
  expect(isSigned(body, signature, secret)).toBe(false)
})
