import type { FieldSpec, FormFields } from '#app/platform/form/fields.ts'

export const ROW_ID = '3f2a91c4-0000-4000-8000-000000000001'

/** Some one-line fields are parsed: the first of these values that they accept is used. */
const LINES = [
  '2.5',
  '1500',
  '11:00',
  '112',
  ROW_ID,
  '123456789012',
  'Asha Rao',
  'SBIN0001234',
  'K7QM2XTP9D',
  'AAATD1234F',
  'asha@example.in',
]

const SENTENCE = 'A sentence that is long enough for every text that is asked for here, by far.'

/** A value that the field accepts. */
export function rightAnswer(spec: FieldSpec): string {
  switch (spec.as) {
    case 'email':
    case 'contact':
      return 'asha@example.in'
    case 'phone':
      return '98765 43210'
    case 'number':
      return String(spec.min)
    case 'date':
      return '2026-12-01'
    case 'datetime':
      return '2026-12-01T18:30'
    case 'check':
      return 'yes'
    case 'select':
    case 'radios':
    case 'many':
      return Object.keys(spec.options)[0] ?? ''
    case 'text':
      return [SENTENCE, ...LINES].find((text) => spec.read?.(text) !== null) ?? ''
    case 'line':
      return spec.charsMin ? 'A line that is long enough.' : (LINES.find((line) => spec.read?.(line) !== null) ?? '')
  }
}

/** Values that every field of a form accepts. */
export const rightAnswers = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, rightAnswer(spec)]))
