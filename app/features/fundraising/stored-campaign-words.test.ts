import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import {
  storedCall,
  storedCategory,
  storedName,
  storedNote,
  storedReturn,
  storedStory,
} from './stored-campaign-words.server.ts'

test('a reader of Hindi gets our words about a campaign in Hindi', () => {
  inLanguage('hi', () => {
    expect(storedCall('Support Rukmini')).toBe('Rukmini का साथ दें')
    expect(storedCategory("Women's Empowerment")).toBe('महिला सशक्तिकरण')
    expect(storedNote('Started this campaign')).toBe('इस कैंपेन के आयोजक')
    expect(storedStory([{ heading: 'The story', paragraphs: ['My shop'] }])).toEqual([
      { heading: 'कहानी', paragraphs: ['My shop'] },
    ])
  })
})

test('a reader of Hindi gets in Hindi who has left, and why a gift went back, whatever the language it was stored in', () => {
  const stored = inLanguage('hi', () => storedReturn('This month was paid already.'))
  expect(stored).toMatch(/^[\p{Script=Devanagari} ।]+$/u)
  expect(storedReturn(stored)).toBe('This month was paid already.')
  expect(inLanguage('hi', () => storedName('A supporter'))).toBe('एक मददगार')
  expect(storedName('एक मददगार')).toBe('A supporter')
  expect(inLanguage('hi', () => storedName('Sunita Devi'))).toBe('Sunita Devi')
})

test('what the organiser wrote stays as it is', () => {
  inLanguage('hi', () => {
    expect(storedCall('Give to the books')).toBe('Give to the books')
    expect(storedNote('Runs this campaign herself')).toBe('Runs this campaign herself')
  })
})

test('a reader of English gets what is stored', () => {
  expect(storedCall('Support Rukmini')).toBe('Support Rukmini')
  expect(storedCategory("Women's Empowerment")).toBe("Women's Empowerment")
})
