/** Invariants of monthly gifts; each query returns the rows that violate it. */
export const monthlyChecks: readonly { name: string; sql: string }[] = [
  {
    name: 'a month of a monthly gift is paid by exactly one gift that counts or was returned, and only when it says so',
    sql: `SELECT d.id, d.state, count(k.id) AS gifts FROM mandate_debits d
            LEFT JOIN mandate_tries t ON t.debit_id = d.id
            LEFT JOIN contributions k ON k.id = t.contribution_id AND k.settled_at IS NOT NULL
           GROUP BY d.id, d.state HAVING count(k.id) > 1 OR (count(k.id) = 1 AND d.state <> 'paid')`,
  },
  {
    name: 'no monthly gift is debited less than 24 hours after its notice, or more than was approved',
    sql: `SELECT d.id FROM mandate_debits d JOIN mandates m ON m.id = d.mandate_id
            JOIN mandate_tries t ON t.debit_id = d.id AND t.number = d.tries JOIN contributions k ON k.id = t.contribution_id
           WHERE k.amount_minor > m.max_minor
              OR (k.id <> m.contribution_id AND d.state IN ('sent', 'paid') AND k.created_at < d.noticed_at + interval '24 hours')`,
  },
  {
    name: 'no ended monthly gift waits at its provider for more than three days to be cancelled',
    sql: `SELECT id, state, end_reason FROM mandates
           WHERE ended_at < $now - interval '3 days' AND next_check_at IS NOT NULL`,
  },
]
