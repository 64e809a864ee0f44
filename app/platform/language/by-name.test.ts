import { expect, test } from 'vitest'
import { byName } from './by-name.ts'
import { inLanguage } from './in-language.server.ts'

const NAMES = ['Savitri', 'केरल की दुकान', 'Élan', 'zari', 'असम की चाय', 'Lata', 'उषा']
const sortedIn = (language: 'en' | 'hi') => inLanguage(language, () => NAMES.toSorted(byName((name) => name)))

test('on a Hindi page names are in the order of Hindi letters, and then of Latin ones', () => {
  expect(sortedIn('hi')).toEqual(['असम की चाय', 'उषा', 'केरल की दुकान', 'Élan', 'Lata', 'Savitri', 'zari'])
})

test('on an English page Latin letters come first, whatever their case and accents', () => {
  expect(sortedIn('en')).toEqual(['Élan', 'Lata', 'Savitri', 'zari', 'असम की चाय', 'उषा', 'केरल की दुकान'])
})
