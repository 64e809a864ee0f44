import { expect, test } from 'vitest'
import { cleanCode, findCode } from './read-code.ts'

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['४८२९१३', '482913'],
  ['482913 is your Diya code. Tell it to nobody.\n\n@diya.example #482913', '482913'],
  ['Your code is 482913. It works for 10 minutes.', '482913'],
  ['आपका कोड ४८२९१३ है।', '482913'],
  ['Ref 1111111 from Diya.\n@diya.example #482913', '482913'],
  ['Code: 12345678', '12345678'],
])('the code of %j is %s', (text, code) => {
  expect(findCode(text)).toBe(code)
})

test.each(['', 'no code here', '12345', 'call 18001234567', '98765 43210'])('%j holds no code', (text) => {
  expect(findCode(text)).toBeNull()
})

test('a typed code may have spaces and Devanagari digits', () => {
  expect(cleanCode(' ४८२ 913')).toBe('482913')
})
