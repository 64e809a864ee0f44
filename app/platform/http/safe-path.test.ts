import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each([
  ['/campaign/sunita-story?amount=500#support', '/campaign/sunita-story?amount=500#support'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/%2e%2E//evil.example', '/'],
  ['/a/../..//evil.example', '/'],
  ['/hi//evil.example', '/hi//evil.example'],
  ['/hi/hi//evil.example', '/hi//evil.example'],
  ['/hi/./%2e//evil.example', '/hi//evil.example'],
  ['/hi/\\evil.example', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/a//b', '/a//b'],
  ['campaign', '/'],
  ['', '/'],
  [null, '/'],
])('a redirect to %s becomes a redirect to %s', (requested, expected) => {
  expect(safePath(requested)).toBe(expected)
})

test('every path redirects within this site', () => {
  const parts = [
    '/hi',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '\u3000',
    'evil.example',
  ]
  const piece = fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 3 }))
  const path = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  )
  const site = 'https://diya.example'
  let accepted = 0
  fc.assert(
    fc.property(path, (requested) => {
      const redirect = safePath(requested)
      if (redirect !== '/') accepted++
      expect(new URL(redirect, site).origin).toBe(site)
      expect(new URL(redirect, `${site}/account/shop/`).origin).toBe(site)
      expect(redirect).toMatch(/^\/(?!\/)/)
      // The sign-in applies it twice.
      expect(safePath(redirect)).toBe(redirect)
    }),
    { numRuns: 10_000, seed: 11 },
  )
  expect(accepted).toBeGreaterThan(1_000)
})
