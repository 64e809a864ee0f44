import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { categoryName } from './category-name.ts'
import { CATEGORIES } from './categories.ts'

test('the built-in categories have Hindi names on a Hindi page, others keep theirs', () => {
  const names = CATEGORIES.map(({ name }) => name)
  expect(names.map(categoryName)).toEqual(names)
  for (const name of inLanguage('hi', () => names.map(categoryName)))
    expect(name).toMatch(/^[\p{Script=Devanagari} ]+$/u)
  expect(inLanguage('hi', () => categoryName('Toys'))).toBe('Toys')
})
