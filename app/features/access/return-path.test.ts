import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const back = (pattern: string, address: string) => returnPath({ pattern, url: new URL(address, 'http://site') })

test('returns to the requested page, with its query', () => {
  expect(back('account/shop/orders/:shipment', '/account/shop/orders/1?did=pack')).toBe(
    '/account/shop/orders/1?did=pack',
  )
})

test('returns to the page that links a file', () => {
  expect(back('account/export', '/account/export')).toBe('/account')
  expect(back('account/shop/earnings.csv', '/account/shop/earnings.csv?month=2026-01')).toBe('/account/shop/earnings')
  expect(back('account/shop/import/:id.csv', '/account/shop/import/7.csv')).toBe('/account/shop/import')
  expect(back('operator/payouts/:id.csv', '/operator/payouts/7.csv')).toBe('/operator/payouts')
})
