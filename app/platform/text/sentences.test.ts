import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { fullStop, listed, sentences } from './sentences.ts'

test('sentences are joined with the full stop of the language, without those that are missing', () => {
  const words = () => sentences('Delhi', null, 'Asha', '') + fullStop()
  expect([words(), inLanguage('hi', words)]).toEqual(['Delhi. Asha.', 'Delhi। Asha।'])
})

test('a list names its last item as the language does', () => {
  const words = () => [['Asha'], ['Asha', 'Meera', 'Zoya']].map(listed)
  expect([words(), inLanguage('hi', words)]).toEqual([
    ['Asha', 'Asha, Meera and Zoya'],
    ['Asha', 'Asha, Meera, और Zoya'],
  ])
})
