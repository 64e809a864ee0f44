import { expect, test } from 'vitest'
import { inLanguage } from './in-language.server.ts'
import { inLanguages } from './in-languages.ts'
import { storedWords } from './stored-words.server.ts'

const texts = inLanguages({
  en: { twice: 'This order was already paid.', late: 'Too late.' },
  hi: { twice: 'यह ऑर्डर पहले ही चुकाया जा चुका था।', late: 'देर हो गई।' },
})

test('a sentence of ours that was stored in one language is read in the other', () => {
  expect(inLanguage('hi', () => storedWords(texts, 'This order was already paid.'))).toBe(
    'यह ऑर्डर पहले ही चुकाया जा चुका था।',
  )
  expect(inLanguage('en', () => storedWords(texts, 'देर हो गई।'))).toBe('Too late.')
})

test('what somebody wrote themselves stays as it is', () => {
  for (const language of ['en', 'hi'] as const)
    expect(inLanguage(language, () => storedWords(texts, 'The lid was broken.'))).toBe('The lid was broken.')
})
