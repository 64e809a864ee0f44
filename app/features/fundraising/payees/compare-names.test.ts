import { describe, expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

describe('the name at the bank', () => {
  test.each([
    ['Sunita Devi', 'SUNITA DEVI', 'match'],
    ['Smt. Sunita  Devi', 'Sunita Devi', 'match'],
    ['City Hospital Pvt. Ltd.', 'CITY HOSPITAL PRIVATE LIMITED', 'match'],
    ['M/s Kaveri Stores', 'KAVERI STORES', 'match'],
    ['Sunita Devi', 'DEVI SUNITA', 'close'],
    ['Sunita Devi', 'SUNITA K DEVI', 'close'],
    ['S. Devi', 'SUNITA DEVI', 'close'],
    ['City Hospital', 'CITY HOSPITAL TRUST', 'close'],
    ['Sunita Devi', 'KAVERI STORES', 'other'],
    ['Sunita Devi', 'SUNITA KUMARI SHARMA', 'other'],
    ['S D', 'SUNITA DEVI', 'other'],
    ['Sunita', 'SUNIL', 'other'],
    ['Devi Devi', 'SUNITA DEVI', 'other'],
    ['Sunita Devi', '', 'other'],
    ['', '', 'other'],
    ['Mr', 'MRS', 'other'],
  ] as const)('%s at a bank as %s: %s, in both directions', (entered, atBank, verdict) => {
    expect([compareNames(entered, atBank), compareNames(atBank, entered)]).toEqual([verdict, verdict])
  })
})
