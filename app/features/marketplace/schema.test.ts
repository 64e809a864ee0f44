import { describe, expect, it } from 'vitest'
import { isSlug, readProductFilter } from './schema.ts'

const filter = (query: string) => readProductFilter(new URLSearchParams(query))

describe('what an address asks for', () => {
  it('is nothing when it says nothing', () => {
    expect(filter('')).toEqual({ q: null, category: null, cursor: null })
    expect(filter('q=+++&category=&cursor=')).toEqual({ q: null, category: null, cursor: null })
  })

  it('is trimmed, on one line, and free of control characters', () => {
    expect(filter('q=%20red%0A%00saree%20').q).toBe('red saree')
  })

  it('is cut at a hundred characters', () => {
    expect(filter(`q=${'x'.repeat(101)}`).q).toBe('x'.repeat(100))
    expect(filter(`category=${'x'.repeat(61)}`).category).toBe('x'.repeat(60))
  })

  it('means no category by the word all', () => {
    expect(filter('category=all').category).toBeNull()
    expect(filter('category=Home+%26+Garden').category).toBe('Home & Garden')
  })

  it('has no cursor when it is not one', () => {
    expect(filter('cursor=mango-pickle').cursor).toBe('mango-pickle')
    for (const wrong of ['A', 'a b', "x'--", 'x'.repeat(59)]) {
      expect(filter(new URLSearchParams({ cursor: wrong }).toString()).cursor).toBeNull()
    }
  })
})

it('a slug leaves room for the letter that a saved list puts before it', () => {
  expect(isSlug('a'.repeat(58))).toBe(true)
  expect(isSlug('a'.repeat(59))).toBe(false)
})
