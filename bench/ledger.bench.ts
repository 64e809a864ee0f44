import { readLedgerSums } from '#app/features/impact/impact/public-ledger.server.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { readEarningsOf } from '#app/features/payouts/earnings/earnings.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { measureGrowth } from './harness/growth.ts'
import { LARGE_CAMPAIGN, seedManyTransfers, sellerIdOf } from './many-transfers.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const SELLERS_OF_A_PAGE = Array.from({ length: 20 }, (_, i) => sellerIdOf(i))

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'the public ledger': (db) => readLedgerSums(db),
  'what a campaign is owed': (db) => balance(db, LARGE_CAMPAIGN),
  'what twenty sellers have earned': async (db) =>
    Object.fromEntries(await readEarningsOf(db, { sellerIds: SELLERS_OF_A_PAGE, now: NOW })),
}

/** What is read of a ledger of 100,000 transfers with five postings each, against one of 1,000 (P10). */
export const ledger = () =>
  measureGrowth({
    things: 'transfers',
    few: 1_000,
    many: 100_000,
    seed: seedManyTransfers,
    questions: QUESTIONS,
    grows: ['ledger_transfers', 'ledger_postings', 'ledger_seals'],
  })
