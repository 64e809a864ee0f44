import { expect, test } from 'vitest'
import { readPan } from './pan.ts'
import { lastDetailsDay, taxLawOn } from './tax-law.ts'

test('a gift is under the Act of its day in India', () => {
  expect(taxLawOn('2026-03-31')).toMatchObject({ section: '80G', certificate: 'Form 10BE', formerly: null })
  expect(taxLawOn('2026-04-01')).toMatchObject({ section: '133', certificate: 'Form 114', formerly: '80G' })
})

test('details are taken until 15 May after the financial year', () => {
  expect([lastDetailsDay('2026-03-31'), lastDetailsDay('2026-12-01')]).toEqual(['2026-05-15', '2027-05-15'])
})

test('a PAN is read as people write it', () => {
  for (const typed of ['ABCPR1234K', 'abcpr 1234 k', 'ABCPR१२३४K']) expect(readPan(typed)).toBe('ABCPR1234K')
  for (const typed of ['', 'ABCPR1234', 'ABCXR1234K', '1BCPR1234K', 'ABCPR12345']) expect(readPan(typed)).toBeNull()
})
