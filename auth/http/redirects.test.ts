import { describe, expect, test } from 'vitest'
import { isAllowedRedirect, withError, withFragment, withQuery } from './redirects.ts'

const settings = {
  siteUrl: 'https://app.example.com',
  redirectPaths: ['*'],
  redirectAllowList: [
    'https://*.preview.example.com/**',
    'https://other.example.org/welcome',
    'https://other.example.org/q?**',
    'http://localhost:*/**',
    'myapp://callback',
    'https://{one,two}.example.net/[a-c]?/\\*',
    'http://10.0.0.1/**',
    'http://127.0.0.1:3000/cb',
  ],
}
const allowed = (address: string, list = settings.redirectAllowList) =>
  isAllowedRedirect(address, { ...settings, redirectAllowList: list })

describe('a redirect is allowed', () => {
  test.each([
    'https://app.example.com',
    'https://app.example.com/any/path?x=1#part',
    'HTTPS://APP.example.com/x',
    'https://one.preview.example.com/',
    'https://one.preview.example.com/deep/path?sb_flow_id=1',
    'https://other.example.org/welcome',
    'https://other.example.org/welcome#part',
    'https://other.example.org/q?next=1',
    'http://localhost:5173/cb',
    'http://127.0.0.1:3000/cb',
    'myapp://callback',
    'https://two.example.net/bx/*',
  ])('to %s', (address) => expect(allowed(address)).toBe(true))
})

test('with a list of paths, only these pages of the site are allowed, and other allowed sites stay allowed', () => {
  const strict = { ...settings, redirectPaths: ['/auth/confirm'] }
  expect(isAllowedRedirect('https://app.example.com/auth/confirm?next=/account#x', strict)).toBe(true)
  expect(isAllowedRedirect('https://other.example.org/welcome', strict)).toBe(true)
  for (const path of [
    '',
    '/',
    '/exit',
    '/auth/confirm/',
    '/auth/confirm/../../exit',
    '/AUTH/confirm',
    '//auth/confirm',
  ]) {
    expect(isAllowedRedirect(`https://app.example.com${path}`, strict), path).toBe(false)
  }
})

describe('a redirect is refused', () => {
  test.each([
    'person@example.com',
    '/relative',
    '//evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://app.example.com.evil.example/',
    'https://app.example.com@evil.example/',
    'https://user:secret@app.example.com/',
    'https://app.example.com\\@evil.example/',
    'https://evil.example\\.preview.example.com/x',
    'https://evil.example/.preview.example.com/x',
    'https://a.b.preview.example.com/',
    'https://evil.example#.preview.example.com/x',
    'http://app.example.com/',
    'https://app.example.com:8443/',
    'https://other.example.org/welcome/more',
    'https://other.example.org/welcomed',
    'http://2130706433/cb',
    'http://0x7f.1/cb',
    'http://10.0.0.1/inside',
    'http://[::ffff:7f00:1]/cb',
    'myapp://callback/more',
    'otherapp://callback',
    'https://three.example.net/bx/*',
    'https://two.example.net/bx/y',
    'https://app.example.com/a b',
    'https://app.example.com/\nSet-Cookie:x',
    `https://app.example.com/${'x'.repeat(2_100)}`,
    '',
  ])('to %j', (address) => expect(allowed(address)).toBe(false))

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
  ])('to %s, even where everything is allowed', (address) => {
    expect(allowed(address, ['**'])).toBe(false)
    expect(allowed('https://anywhere.example/', ['**'])).toBe(true)
  })
})

test('for the local host the port does not matter, elsewhere it does', () => {
  const home = { siteUrl: 'http://localhost:3000', redirectAllowList: [], redirectPaths: ['*'] }
  expect(isAllowedRedirect('http://localhost:9999/x', home)).toBe(true)
  expect(isAllowedRedirect('http://127.0.0.1:3000/x', home)).toBe(false)
})

test('parameters are appended to an existing query, and replace a fragment', () => {
  expect(withQuery('https://a.example/x?y=1#old', { code: 'a b' })).toBe('https://a.example/x?y=1&code=a+b')
  expect(withQuery('myapp://cb', { code: '1' })).toBe('myapp://cb?code=1')
  expect(withFragment('https://a.example/#old', { type: 'signup' })).toBe('https://a.example/#type=signup&sb=')
  const refusal = { status: 403, code: 'otp_expired', message: 'Too late' }
  const parts = 'error=access_denied&error_code=otp_expired&error_description=Too+late'
  expect(withError('https://a.example/', refusal, false)).toBe(`https://a.example/#${parts}&sb=`)
  expect(withError('https://a.example/', refusal, true)).toBe(`https://a.example/?${parts}#${parts}&sb=`)
  expect(withError('https://a.example/', { ...refusal, status: 422 }, false)).not.toContain('error=')
})
