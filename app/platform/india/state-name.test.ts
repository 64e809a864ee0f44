import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { stateName, stateOptions } from './state-name.ts'
import { INDIAN_STATES } from './states.ts'

test('on a Hindi page a State has its Hindi name, and posts the same value as in English', () => {
  inLanguage('hi', () => {
    const options = Object.entries(stateOptions())
    expect(options.map(([value]) => value).toSorted()).toEqual(INDIAN_STATES.toSorted())
    for (const [value, name] of options) expect(name, value).toMatch(/^[\p{Script=Devanagari} ]+$/u)
    expect(stateName('Uttar Pradesh')).toBe('उत्तर प्रदेश')
  })
  expect(Object.keys(stateOptions())).toEqual(INDIAN_STATES)
  expect(stateName('Uttar Pradesh')).toBe('Uttar Pradesh')
})

test('States are in the order of the letters of their names', () => {
  const names = inLanguage('hi', () => Object.values(stateOptions(['Bihar', 'Assam', 'Kerala', 'Uttar Pradesh'])))
  expect(names).toEqual(['असम', 'उत्तर प्रदेश', 'केरल', 'बिहार'])
})

test('a place abroad keeps its name', () => {
  expect(inLanguage('hi', () => stateName('Kathmandu'))).toBe('Kathmandu')
})
