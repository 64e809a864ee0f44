import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  deriveRefreshToken,
  hashRefreshToken,
  classifyRefresh,
  newRefreshSecret,
  newRefreshToken,
} from './refresh-token.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  ['the live token', 5, 5, null, 'rotate'],
  ['its parent, just used', 4, 5, ago(0), 'repeat'],
  ['its parent, used long ago', 4, 5, ago(1e9), 'repeat'],
  ['the one before, within the interval', 3, 5, ago(9_999), 'repeat'],
  ['the one before, at its end', 3, 5, ago(10_000), 'reuse'],
  ['the first of a long chain, within the interval', 0, 100, ago(1), 'repeat'],
  ['the first of a longer chain', 0, 101, ago(1), 'reuse'],
])('%s', (_case, position, livePosition, revokedAt, expected) => {
  expect(classifyRefresh({ position, livePosition, revokedAt, now, reuseIntervalS: 10 })).toBe(expected)
})

test('without an interval only the parent is accepted again', () => {
  const use = { livePosition: 5, revokedAt: now, now, reuseIntervalS: 0 }
  expect(classifyRefresh({ ...use, position: 4 })).toBe('repeat')
  expect(classifyRefresh({ ...use, position: 3 })).toBe('reuse')
})

test('the chain leads every token to the same later one, and only with its secret', () => {
  const token = newRefreshToken()
  const [secret, other] = [newRefreshSecret(), newRefreshSecret()]
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (first, second) => {
      const there = deriveRefreshToken(deriveRefreshToken(token, secret, first), secret, second)
      expect(there).toBe(deriveRefreshToken(token, secret, first + second))
      expect(there).toMatch(/^[\w-]{43}$/)
      expect(deriveRefreshToken(token, other, first + second)).not.toBe(there)
    }),
  )
  expect(hashRefreshToken(token)).not.toContain(token)
})
