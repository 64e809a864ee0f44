import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, excerpt, hasLink, latinDigits } from './text.ts'

const ZWJ = '\u200D'
const ZWNJ = '\u200C'

describe('a line is cleaned', () => {
  test.each([
    ['spaces', '  Asha \t Kale\u00A0 ', 'Asha Kale'],
    ['line breaks', 'Asha\r\nBcc: x@y.z\u2028Kale', 'Asha Bcc: x@y.z Kale'],
    ['control characters', 'Asha\u0000\u0085Kale', 'Asha Kale'],
    ['signs that turn text around', '\u202Eahsa\u202C \u2066x\u2069 \u200Ey\u061C', 'ahsa x y'],
    ['what nobody sees', 'A\u200Bs\u2060h\uFEFFa\u00AD\u{E0041}', 'Asha'],
    ['lone surrogates', 'Asha\uD83E', 'Asha\uFFFD'],
    ['joiners between Latin letters', `As${ZWJ}h${ZWNJ}a`, 'Asha'],
    ['a second joiner', `क्${ZWJ}${ZWJ}ष`, `क्${ZWJ}ष`],
    ['marks apart from their letters', 'Jose\u0301', 'José'],
  ])('%s', (_what, typed, stored) => {
    expect(cleanLine(typed)).toBe(stored)
  })
})

test.each([
  `क्${ZWJ}षमा`,
  `श्री${ZWNJ}राम`,
  `মৌ${ZWNJ}রি র${ZWJ}্যাপ`,
  `ക്${ZWJ}ഷ`,
  `മോഹന്${ZWJ}`,
  `ಕ್${ZWNJ}ಷ`,
  `ශ්${ZWJ}රී`,
  `شاہ${ZWNJ}جہاں`,
  `👩${ZWJ}🌾 Asha ❤️${ZWJ}🔥`,
])('%s keeps its joiners', (name) => {
  expect(cleanLine(name)).toBe(name.normalize('NFC'))
})

test('a text keeps its line breaks', () => {
  expect(cleanText(' one \r\n\r\n\r\n\r\ntwo\u202E ')).toBe('one\n\ntwo')
})

test.each([
  'http://evil.example',
  'Win: https : //x',
  'www.evil.example',
  'WWW2.evil',
  'ｗｗｗ．evil',
  'www。evil',
  'ftp:／／x',
])('%s is a link', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each(['K.Lakshmi', 'Dr. Asha Kale', 'Asha / Meena', 'Swww', '10:30', 'दिया'])('%s is not a link', (text) => {
  expect(hasLink(text)).toBe(false)
})

test('Devanagari digits become Latin ones', () => {
  expect(latinDigits('०१२३४५६७८९ 42 ১')).toBe('0123456789 42 ১')
})

test.each([
  ['Short  text\n', 'Short text'],
  ['One two, three', 'One two…'],
  ['Unbreakablesentence', 'Unbre…'],
])('the excerpt of %j is %j', (text, beginning) => {
  expect(excerpt(text, 10)).toBe(beginning)
})
