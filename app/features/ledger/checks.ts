import type { DataCheck } from '#app/platform/db/data-check.ts'

export const ledgerChecks: readonly DataCheck[] = [
  {
    name: 'every transfer sums to zero in each currency',
    slice: { ledger_postings: 'transfer_id' },
    sql: `SELECT p.transfer_id, a.currency, sum(p.amount_minor) AS off_by_minor
            FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
           GROUP BY p.transfer_id, a.currency HAVING sum(p.amount_minor) <> 0`,
  },
  {
    name: 'every transfer has all its postings and no more',
    slice: { ledger_transfers: 'id', ledger_postings: 'transfer_id' },
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
    isSlow: true,
    sql: `SELECT a.currency, sum(p.amount_minor) AS off_by_minor
            FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
           GROUP BY a.currency HAVING sum(p.amount_minor) <> 0`,
  },
  {
    name: 'the sums of an account are what its sealed transfers have posted',
    slice: { ledger_sums: 'account_id', ledger_postings: 'account_id' },
    sql: `SELECT account_id, month, kind FROM ledger_sums s
            FULL JOIN (SELECT p.account_id, to_char(t.occurred_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS month, t.kind,
                         coalesce(sum(p.amount_minor) FILTER (WHERE p.amount_minor > 0), 0) AS debit,
                         coalesce(-sum(p.amount_minor) FILTER (WHERE p.amount_minor < 0), 0) AS credit
                         FROM ledger_postings p JOIN ledger_transfers t ON t.id = p.transfer_id
                        WHERE NOT EXISTS (SELECT FROM ledger_unsealed u WHERE u.transfer_id = t.id)
                        GROUP BY 1, 2, 3) posted USING (account_id, month, kind)
           WHERE (s.debit_minor, s.credit_minor) IS DISTINCT FROM (posted.debit, posted.credit)`,
  },
]
