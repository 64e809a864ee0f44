import { describe, expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import hindi from './district-names.hi.txt?raw'
import { districtName, districtOptions, translatedNames } from './district-names.server.ts'
import { districtsOf, findDistrict } from './places.server.ts'
import { INDIAN_STATES } from './states.ts'

const lines = hindi
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

describe('the Hindi names of the districts', () => {
  test('are there for each of the 790, and for nothing else', () => {
    const all = INDIAN_STATES.flatMap((state) => districtsOf(state).map((name) => `${state}: ${name}`))
    expect(all).toHaveLength(790)
    expect(lines.map(([state, name]) => `${state}: ${name}`).toSorted()).toEqual(all.toSorted())
  })

  test('are each the name of one district of its State, also the older ones', () => {
    for (const state of INDIAN_STATES) {
      const names = lines.flatMap(([of, , list = '']) => (of === state ? list.split('/') : []))
      expect(new Set(names).size, state).toBe(names.length)
    }
  })

  test('are written in Devanagari, with Latin digits as everywhere', () => {
    for (const [, english = '', list = ''] of lines)
      for (const name of list.split('/'))
        expect(name, english).toMatch(/^[\p{Script=Devanagari}][\p{Script=Devanagari} .-]*(24 परगना)?$/u)
    expect(hindi).not.toMatch(/[०-९]/)
    expect(hindi).toBe(hindi.normalize('NFC'))
  })
})

describe('who chooses a district on a Hindi page', () => {
  const inHindi = <Result>(run: () => Result) => inLanguage('hi', run)

  test('reads official names in the order of the Hindi letters, and sends the name that English pages send', () => {
    const options = inHindi(() => districtOptions('Maharashtra', districtsOf('Maharashtra')))
    expect(options.map(([value]) => value).toSorted()).toEqual(districtsOf('Maharashtra'))
    const names = options.map(([, name]) => name)
    expect(names.slice(0, 3)).toEqual(['अकोला', 'अमरावती', 'अहिल्यानगर'])
    expect(names.at(-1)).toBe('हिंगोली')
    expect(names).toContain('छत्रपति संभाजीनगर')
    expect(names).not.toContain('औरंगाबाद')
  })

  test('reads the name of her own State where two States have a district of one name', () => {
    expect(inHindi(() => districtName('Bihar', 'Aurangabad'))).toBe('औरंगाबाद')
    expect(inHindi(() => districtName('Uttar Pradesh', 'Prayagraj'))).toBe('प्रयागराज')
    expect(inHindi(() => districtName('Gujarat', 'Khavda'))).toBe('Khavda')
  })

  test.each([
    ['Maharashtra', 'पुणे', 'Pune'],
    ['Maharashtra', 'औरंगाबाद', 'Chhatrapati Sambhajinagar'],
    ['Bihar', 'औरंगाबाद जिला', 'Aurangabad'],
    ['Uttar Pradesh', 'ज़िला इलाहाबाद', 'Prayagraj'],
    // Without the dots and the nasal sign that few people type.
    ['Uttar Pradesh', 'गाजियाबाद', 'Ghaziabad'],
    ['Uttar Pradesh', 'झांसी', 'Jhansi'],
    ['West Bengal', 'उत्तर २४ परगना', 'North 24 Parganas'],
    ['Kerala', 'पुणे', null],
  ])('in %s may type %s, which is %s', (state, typed, name) => {
    expect(findDistrict(state, typed)).toBe(name)
  })
})

test('English pages have the English names in the order of the list', () => {
  const gujarat = districtsOf('Gujarat')
  expect(districtOptions('Gujarat', gujarat)).toEqual(gujarat.map((name) => [name, name]))
  expect(translatedNames('Gujarat', 'Kutch')).toEqual(['कच्छ'])
})
