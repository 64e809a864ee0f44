import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { copy } from './copy.ts'
import { returnCopy } from './returns/return-copy.ts'
import { storedOrderWords } from './stored-order-words.server.ts'

const inHindi = (stored: string) => inLanguage('hi', () => storedOrderWords(stored))

test('a buyer reads in Hindi what was stored in English, and the other way round', () => {
  const read = (language: 'en' | 'hi') =>
    inLanguage(language, () => [copy.reason.byBuyer, copy.returnClosed, returnCopy.refundReason('damaged')])
  expect(read('en')).toContain('Return: it arrived damaged')
  for (const text of read('hi')) expect(text).toMatch(/^[ऀ-ॿ\d :,-]+$/)
  expect(read('en').map(inHindi)).toEqual(read('hi'))
  expect(read('hi').map(storedOrderWords)).toEqual(read('en'))
})

test('what the seller wrote herself stays', () => {
  expect(inHindi('The lid was broken.')).toBe('The lid was broken.')
})
