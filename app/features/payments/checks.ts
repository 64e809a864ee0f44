import type { DataCheck } from '#app/platform/db/data-check.ts'
/** Invariants of the data; each query returns the rows that violate it. `$now` is the time of the check. */
export const paymentsChecks: readonly DataCheck[] = [
  {
    name: 'no payment contradicts what its provider reports',
    slicedBy: 'payment',
    sql: `SELECT id, flag, flagged_at FROM payments WHERE flag IS NOT NULL`,
  },
  {
    name: 'no notification is about a payment that we do not know',
    sql: `SELECT id, provider, event_id FROM payment_events WHERE outcome = 'unknown-payment'`,
  },
  {
    name: 'a payment is refunded exactly when the refunds that arrived are all of it',
    slicedBy: 'payment',
    sql: `SELECT p.id FROM payments p
            LEFT JOIN refunds r ON r.payment_id = p.id AND r.settled_at IS NOT NULL
           GROUP BY p.id, p.state, p.amount_minor HAVING (p.state = 'refunded') <> (coalesce(sum(r.amount_minor), 0) = p.amount_minor)`,
  },
  {
    name: 'the refunds of a payment are never more than what was captured',
    sql: `SELECT p.id FROM payments p JOIN refunds r ON r.payment_id = p.id
           GROUP BY p.id HAVING sum(r.amount_minor) > p.amount_minor OR p.state NOT IN ('captured', 'refunded')`,
  },
  {
    name: 'no refund waits for more than a day to be sent',
    sql: `SELECT id, attempts, last_error FROM refunds
           WHERE sent_at IS NULL AND settled_at IS NULL AND requested_at < $now - interval '1 day'`,
  },
  {
    name: 'every settlement is booked in the ledger with exactly its lines, or not at all',
    sql: `SELECT s.id FROM settlements s
            LEFT JOIN LATERAL (SELECT coalesce(sum(net_minor), 0) AS net, coalesce(sum(gross_minor), 0) AS gross
                                 FROM settlement_lines WHERE settlement_id = s.id AND is_booked) l ON true
            LEFT JOIN LATERAL (SELECT coalesce(sum(p.amount_minor) FILTER (WHERE a.code LIKE 'asset:bank%'), 0) AS net,
                                      coalesce(-sum(p.amount_minor) FILTER (WHERE a.code LIKE 'asset:gateway:%'), 0) AS gross
                                 FROM ledger_transfers t JOIN ledger_postings p ON p.transfer_id = t.id
                                 JOIN ledger_accounts a ON a.id = p.account_id
                                WHERE t.idempotency_key = 'settlement:' || s.provider || ':' || s.ref) b ON true
           WHERE l.net <> b.net OR l.gross <> b.gross
              OR (s.booked_at IS NOT NULL) <> EXISTS (SELECT FROM settlement_lines WHERE settlement_id = s.id AND is_booked)`,
  },
]
