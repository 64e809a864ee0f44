import { expect, test } from 'vitest'
import { describeSecret, findStep, newTotpSecret } from './totp.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const at = (seconds: number) => new Date(seconds * 1_000)

test.each([
  [59, '503347'],
  [1_111_111_109, '088309'],
  [1_700_000_000, '406058'],
])('at second %d the code is %s, as other authenticators have it', (seconds, code) => {
  expect(findStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a code of the step before or after belongs to that step; one of two steps away to none', () => {
  const step = Math.floor(1_700_000_000 / 30)
  const shifted = (seconds: number) => findStep(SECRET, '406058', at(1_700_000_000 + seconds))
  expect([shifted(-30), shifted(0), shifted(30)]).toEqual([step, step, step])
  expect([shifted(-60), shifted(60)]).toEqual([null, null])
})

test.each(['', '40605', '4060580', '406 058', '４０６０５８', 'abcdef'])('"%s" is not a code', (code) => {
  expect(findStep(SECRET, code, at(1_700_000_000))).toBeNull()
})

test('secrets are 20 bytes and never equal', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('an issuer with a port or unusual letters stays readable, and the QR code fits into a data URI', () => {
  const { uri, qr_code: picture } = describeSecret({
    secret: SECRET,
    issuer: 'localhost:3000 & दीया',
    label: 'a+b@example.org',
  })
  expect(new URL(uri).searchParams.get('issuer')).toBe('localhost 3000 & दीया')
  expect(decodeURIComponent(new URL(uri).pathname)).toBe('/localhost 3000 & दीया:a+b@example.org')
  expect(picture).toMatch(/^<svg [^#%\n]*<\/svg>$/)
})
