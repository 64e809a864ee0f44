import { expect, it } from 'vitest'
import { digitsOf, partsOf } from './product-parts.ts'

it('has one sitemap of few products, and of many as many as leave about a thousand in each', () => {
  expect(partsOf(0)).toEqual(['all'])
  expect(partsOf(1_000)).toEqual(['all'])
  expect(partsOf(1_001)).toEqual([...'0123456789abcdef'])
  expect(partsOf(16_001)).toHaveLength(256)
  expect(partsOf(1_000_000)).toHaveLength(4_096)
})

it('reads each name, and no other', () => {
  expect(partsOf(0).map(digitsOf)).toEqual([''])
  expect(partsOf(20_000).map(digitsOf)).toEqual(partsOf(20_000))
  for (const name of ['', 'A', 'g', '00000000', '0-', 'all0']) expect(digitsOf(name)).toBeNull()
})
