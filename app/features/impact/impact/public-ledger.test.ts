import { expect, it } from 'vitest'
import type { MonthLine } from '#app/features/ledger/queries.server.ts'
import { byCampaign, byMonth, ledgerCsv } from './public-ledger.server.ts'

const CAMPAIGN = 'liability:campaign:a1'
const line = (month: string, kind: string, account: string, debit: number, credit: number): MonthLine => ({
  month,
  kind,
  account,
  currency: 'INR',
  debitMinor: debit,
  creditMinor: credit,
})
/**
 * October: a gift of ₹550 with a tip of ₹50. November: a gift of ₹100, its refund, a payout of ₹300, and ₹25 to a
 * seller.
 */
const LINES: MonthLine[] = [
  line('2026-11', 'contribution', 'asset:gateway', 100_00, 0),
  line('2026-11', 'contribution', CAMPAIGN, 0, 100_00),
  line('2026-11', 'return', CAMPAIGN, 100_00, 0),
  line('2026-11', 'return', 'liability:refunds', 0, 100_00),
  line('2026-11', 'refund', 'liability:refunds', 100_00, 0),
  line('2026-11', 'refund', 'asset:gateway', 0, 100_00),
  line('2026-11', 'payout', CAMPAIGN, 300_00, 0),
  line('2026-11', 'payout', 'asset:gateway', 0, 300_00),
  line('2026-11', 'payout-paid', 'asset:bank', 0, 25_00),
  line('2026-10', 'contribution', 'asset:gateway', 550_00, 0),
  line('2026-10', 'contribution', CAMPAIGN, 0, 500_00),
  line('2026-10', 'contribution', 'income:tips', 0, 50_00),
]

it('shows by month: received, refunded, paid out, and tips', () => {
  expect(byMonth(LINES)).toEqual([
    { month: '2026-11', received: 100_00, earlier: 0, returned: 100_00, paidOut: 325_00, tips: 0 },
    { month: '2026-10', received: 550_00, earlier: 0, returned: 0, paidOut: 0, tips: 50_00 },
  ])
})

it('shows by campaign what it keeps', () => {
  expect(byCampaign(LINES)).toEqual([
    { account: CAMPAIGN, received: 600_00, returned: 100_00, paidOut: 300_00, held: 200_00 },
  ])
})

it("has campaigns by name in the file, and no person's account", () => {
  const file = ledgerCsv(LINES.slice(0, 2), new Map([[CAMPAIGN, { slug: 'sunita-story', title: 'Looms' }]]))
  expect(file.split('\r\n').slice(1, 3)).toEqual([
    '2026-11,contribution,asset:gateway,,INR,100.00,0.00',
    '2026-11,contribution,liability:campaign,sunita-story,INR,0.00,100.00',
  ])
})
