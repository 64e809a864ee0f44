import type { DataCheck } from '#app/platform/db/data-check.ts'
import { ACCOUNT_BALANCES, POSTED_SUMS } from './sum-queries.server.ts'

/** Totals of accounts are read from the kept sums, which the last of these checks compares with every posting. */
export const ledgerChecks: readonly DataCheck[] = [
  {
    name: 'every transfer sums to zero in each currency',
    slicedBy: 'transfer',
    sql: `SELECT p.transfer_id, a.currency, sum(p.amount_minor) AS off_by_minor
            FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
           GROUP BY p.transfer_id, a.currency HAVING sum(p.amount_minor) <> 0`,
  },
  {
    name: 'every transfer has all its postings and no more',
    slicedBy: 'transfer',
    sql: `SELECT t.id, t.posting_count, count(p.id) AS found
            FROM ledger_transfers t LEFT JOIN ledger_postings p ON p.transfer_id = t.id
           GROUP BY t.id, t.posting_count HAVING count(p.id) <> t.posting_count`,
  },
  {
    name: 'every reversal moves exactly what the transfer it undoes moved',
    sql: `SELECT r.id FROM ledger_transfers r
           WHERE r.reverses_transfer_id IS NOT NULL
             AND (SELECT array_agg(-amount_minor ORDER BY -amount_minor) FROM ledger_postings WHERE transfer_id = r.id)
                 IS DISTINCT FROM
                 (SELECT array_agg(amount_minor ORDER BY amount_minor) FROM ledger_postings WHERE transfer_id = r.reverses_transfer_id)`,
  },
  {
    name: 'all assets and expenses equal all liabilities and income',
    sql: `SELECT currency, sum(balance_minor) AS off_by_minor FROM ${ACCOUNT_BALANCES} account
           GROUP BY currency HAVING sum(balance_minor) <> 0`,
  },
  {
    name: 'the sums of an account are what its sealed transfers have posted',
    slicedBy: 'account',
    // By day first: a month is written for each day instead of each posting, which takes a third less.
    sql: `SELECT account_id, month, kind
            FROM (SELECT account_id, month, kind, sum(debit_minor) AS debit, sum(credit_minor) AS credit
                    FROM ${POSTED_SUMS} kept GROUP BY 1, 2, 3) kept
            FULL JOIN (SELECT account_id, to_char(day, 'YYYY-MM') AS month, kind, sum(debit) AS debit, sum(credit) AS credit
                         FROM (SELECT p.account_id, (t.occurred_at AT TIME ZONE INTERVAL '05:30')::date AS day, t.kind,
                                      sum(greatest(p.amount_minor, 0)) AS debit, sum(greatest(-p.amount_minor, 0)) AS credit
                                 FROM ledger_postings p JOIN ledger_transfers t ON t.id = p.transfer_id
                                GROUP BY 1, 2, 3) days
                        GROUP BY 1, 2, 3) posted USING (account_id, month, kind)
           WHERE (kept.debit, kept.credit) IS DISTINCT FROM (posted.debit, posted.credit)`,
  },
]
