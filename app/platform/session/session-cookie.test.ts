import { expect, test } from 'vitest'
import { readStored } from './session-cookie.ts'

test('what another tab stored is taken over', () => {
  expect(readStored('{"access_token":"a.b.c","expires_in":7}')).toEqual({ access_token: 'a.b.c', expires_in: 7 })
})

test.each([null, '', 'null', '{', '7', '{"access_token":7,"expires_in":7}', '{"access_token":"a"}', '[]'])(
  '%j is no session',
  (text) => {
    expect(readStored(text)).toBeNull()
  },
)
