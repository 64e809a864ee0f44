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
  ['campaign', '/'],
  ['', '/'],
  [null, '/'],
])('somebody who asks to be sent to %s is sent to %s', (asked, sent) => {
  expect(safePath(asked)).toBe(sent)
})
