import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { found } from './declared-forms.ts'
import { rightAnswer, ROW_ID } from './right-answer.ts'

const inDevanagari = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)))

/** Whether people type a number or a code here: words are refused. Keys of rows are hidden. */
function isNumber(spec: FieldSpec): boolean {
  if (spec.as === 'number' || spec.as === 'date' || spec.as === 'datetime' || spec.as === 'phone') return true
  if (spec.as !== 'line' || !spec.read || spec.read('neither this nor that') !== null) return false
  const right = rightAnswer(spec)
  return /\d/.test(right) && right !== ROW_ID
}

/** A slug is a part of an address, in Latin letters. */
const numbers = found.flatMap(({ name, form }) =>
  Object.entries(form.fields).flatMap(([field, spec]) =>
    isNumber(spec) && field !== 'slug' ? [{ name, form, field }] : [],
  ),
)

test('many forms ask for numbers', () => {
  expect(numbers.length).toBeGreaterThan(60)
})

test.each(numbers)('$name reads $field in Devanagari digits like in Latin ones', ({ form, field }) => {
  const right = Object.fromEntries(Object.entries(form.fields).map(([name, spec]) => [name, rightAnswer(spec)]))
  const typed = inDevanagari(right[field] ?? '')
  expect(typed).toMatch(/[०-९]/)
  const latin = parseFields({ fields: form.fields }, right)
  const devanagari = parseFields({ fields: form.fields }, { ...right, [field]: typed })
  const valueOf = (read: typeof latin) => (read.ok ? read.value[field] : read.errors[field])
  expect(valueOf(devanagari)).toEqual(valueOf(latin))
  expect(latin.ok ? undefined : latin.errors[field]).toBeUndefined()
  expect(JSON.stringify(valueOf(devanagari))).not.toMatch(/[०-९]/)
})

/**
 * Number fields that a screen draws itself, by file. What they post is read in devanagari-digits.test.ts, or by a declared
 * form above: whoever adds one adds its case there, then counts it here.
 */
const DRAWN: Readonly<Record<string, number>> = {
  'app/features/account/sign-in-methods/second-step-phone.tsx': 1,
  'app/features/account/sign-in-methods/second-step.tsx': 1,
  'app/features/account/sign-in-methods/sign-in-methods.tsx': 2,
  'app/features/fundraising/builder/goal-step.tsx': 1,
  'app/features/fundraising/giving/support-form.tsx': 2,
  'app/features/marketplace/apply/apply-form.tsx': 1,
  'app/features/marketplace/gst/tax-fieldset.tsx': 1,
  'app/features/marketplace/product-catalogue/filters.tsx': 1,
  'app/features/marketplace/product-information/information-fieldset.tsx': 1,
  'app/features/marketplace/product/buy.tsx': 1,
  'app/features/marketplace/product/delivery-check.tsx': 1,
  'app/features/marketplace/shop-products/listing-fields.tsx': 4,
  'app/features/marketplace/shop-variants/edit-variants.tsx': 2,
  'app/features/orders/cart/line.tsx': 1,
  'app/features/orders/checkout/address-form.tsx': 2,
  'app/features/short-links/short-link.route.tsx': 1,
  'app/features/sign-in/codes/code-step.tsx': 1,
  'app/features/sign-in/codes/factor-step.tsx': 1,
  'app/features/sign-in/codes/inactive-phone.tsx': 1,
  'app/features/sign-in/codes/recovery-code-step.tsx': 1,
  'app/features/solve/causes.tsx': 1,
  'app/features/step-up/proof-form.tsx': 1,
  'app/ui/form/bank-account-fields.tsx': 1,
  'app/ui/form/form-field.tsx': 2,
}

test('a number field that a screen draws itself is counted here', () => {
  const drawn = globSync('app/**/*.tsx').flatMap((file) => {
    const count = readFileSync(file, 'utf8').match(/inputMode(?:=|: ).*(?:numeric|decimal|tel)/g)?.length ?? 0
    return count > 0 ? [[file, count] as const] : []
  })
  expect(Object.fromEntries(drawn)).toEqual(DRAWN)
})
