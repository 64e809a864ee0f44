import { expect, it } from 'vitest'
import { wrapped } from './carousel.ts'

it('the carousel wraps around in both directions', () => {
  expect([0, 1, 2].map((index) => wrapped(index, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => wrapped(index, -1, 3))).toEqual([2, 0, 1])
  expect(wrapped(0, 1, 1)).toBe(0)
})
