import { expect, test } from 'vitest'
import { inLanguages } from './in-languages.ts'
import { markUntranslated } from './untranslated.ts'

inLanguages<Record<string, string>>({
  en: { brand: 'EmpowerHer', save: 'Save it', later: "Don't go yet", icon: 'heart' },
  hi: { brand: 'EmpowerHer', save: 'सेव करें', later: "Don't go yet", icon: 'heart' },
})

test('a screen reader is told of English words on a Hindi page, where copy is a name or not translated yet', () => {
  const page =
    '<h1 class="a">EmpowerHer</h1><p>सेव करें</p><p>Don&#x27;t go yet</p><i>heart</i><b lang="en">EmpowerHer</b>'
  expect(markUntranslated(page, 'hi')).toBe(
    '<h1 class="a" lang="en">EmpowerHer</h1><p>सेव करें</p><p lang="en">Don&#x27;t go yet</p><i>heart</i><b lang="en">EmpowerHer</b>',
  )
})

test('an English page is not changed', () => {
  expect(markUntranslated('<p>EmpowerHer</p>', 'en')).toBe('<p>EmpowerHer</p>')
})

test('copy without a file in a language is English there, and marked', () => {
  const copy = inLanguages<Record<string, string>>({ en: { title: 'Not there yet' } })
  expect(copy['title']).toBe('Not there yet')
  expect(markUntranslated('<p>Not there yet</p>', 'hi')).toBe('<p lang="en">Not there yet</p>')
})
