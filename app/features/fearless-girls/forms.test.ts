import { describe, expect, it } from 'vitest'
import { NAME_CHARS_MAX } from '#app/features/circles/schema.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { interestForm } from './forms.ts'

const ASHA = { kind: 'join', name: 'Asha', contact: '+919876543210', region: 'Maharashtra', consent: 'yes' }

describe('the form of Fearless Girls', () => {
  it.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['(+44) 20 7946 0958', '+442079460958'],
    [' Asha@Example.IN ', 'asha@example.in'],
  ])('reads the contact "%s" as %s', (typed, contact) => {
    expect(parseFields(interestForm, { ...ASHA, contact: typed })).toMatchObject({ value: { contact } })
  })

  it.each<[string, Record<string, string>]>([
    ['contact', { contact: '12345' }],
    ['contact', { contact: '+91 12345 67890' }],
    ['contact', { contact: 'asha@home' }],
    ['contact', { contact: `${'a'.repeat(120)}@example.in` }],
    ['contact', { contact: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'a'.repeat(NAME_CHARS_MAX + 1) }],
    ['region', { region: 'Atlantis' }],
    ['region', { region: '' }],
    ['kind', { kind: 'leave' }],
    ['consent', { consent: '' }],
    ['consent', { consent: 'no' }],
  ])('says at %s what is wrong with %j', (field, change) => {
    const parsed = parseFields(interestForm, { ...ASHA, ...change })
    const errors = parsed.ok ? {} : parsed.errors
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(/[.]$/)
  })
})
