import { afterEach, expect, test, vi } from 'vitest'
import { mirror, readMirrored, readStored } from './session-cookie.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['https://diya.example', '__Host-diya-at=a.b.c; Max-Age=7; Path=/; Secure; SameSite=Lax'],
  ['http://localhost:3000', 'diya-at=a.b.c; Max-Age=7; Path=/; SameSite=Lax'],
])('on %s the cookie is written for this host alone', (origin, cookie) => {
  const page = { cookie: '' }
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('document', page)
  expect(mirror({ access_token: 'a.b.c', expires_in: 7 })).toBe(true)
  expect(page.cookie).toBe(cookie)
  expect(readMirrored()).toBe('a.b.c')
})

test('on an https site the cookie without the __Host- prefix is ignored', () => {
  vi.stubGlobal('location', new URL('https://diya.example'))
  vi.stubGlobal('document', { cookie: 'diya-at=planted' })
  expect(readMirrored()).toBe('')
})

test('a session that another tab stored is parsed', () => {
  expect(readStored('{"access_token":"a.b.c","expires_in":7}')).toEqual({ access_token: 'a.b.c', expires_in: 7 })
})

test.each([null, '', 'null', '{', '7', '{"access_token":7,"expires_in":7}', '{"access_token":"a"}', '[]'])(
  '%j is no session',
  (text) => {
    expect(readStored(text)).toBeNull()
  },
)
