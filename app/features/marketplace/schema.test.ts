import { describe, expect, it } from 'vitest'
import { isSlug, readProductFilter } from './schema.ts'

const filter = (query: string) => readProductFilter(new URLSearchParams(query))

describe('the filter in a URL', () => {
  it('is empty without parameters', () => {
    expect(filter('')).toEqual({ q: null, category: null, cursor: null })
    expect(filter('q=+++&category=&cursor=')).toEqual({ q: null, category: null, cursor: null })
  })

  it('is trimmed, on one line, and without control characters', () => {
    expect(filter('q=%20red%0A%00saree%20').q).toBe('red saree')
  })

  it('is cut at a hundred characters', () => {
    expect(filter(`q=${'x'.repeat(101)}`).q).toBe('x'.repeat(100))
    expect(filter(`category=${'x'.repeat(61)}`).category).toBe('x'.repeat(60))
  })

  it('has no category for the word all', () => {
    expect(filter('category=all').category).toBeNull()
    expect(filter('category=Home+%26+Garden').category).toBe('Home & Garden')
  })

  it('has no cursor when it is invalid', () => {
    expect(filter('cursor=mango-pickle').cursor).toBe('mango-pickle')
    for (const wrong of ['A', 'a b', "x'--", 'x'.repeat(59)]) {
      expect(filter(new URLSearchParams({ cursor: wrong }).toString()).cursor).toBeNull()
    }
  })
})

it('a slug leaves room for its prefix in the saved list', () => {
  expect(isSlug('a'.repeat(58))).toBe(true)
  expect(isSlug('a'.repeat(59))).toBe(false)
})
