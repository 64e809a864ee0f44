import { expect, it } from 'vitest'
import { isSlug } from './schema.ts'

it('a slug leaves room for its prefix in the saved list', () => {
  expect(isSlug('a'.repeat(58))).toBe(true)
  expect(isSlug('a'.repeat(59))).toBe(false)
})
