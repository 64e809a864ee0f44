/** Invariants of the data; each query returns the rows that violate it. `$now` is the time of the check. */
export const paymentsChecks: readonly { name: string; sql: string }[] = [
  {
    name: 'no payment contradicts what its provider reports',
    sql: `SELECT id, flag, flagged_at FROM payments WHERE flag IS NOT NULL`,
  },
  {
    name: 'no notification is about a payment that we do not know',
    sql: `SELECT id, provider, event_id FROM payment_events WHERE outcome = 'unknown-payment'`,
  },
  {
    name: 'a payment is refunded exactly when the refunds that arrived are all of it',
    sql: `SELECT p.id FROM payments p
            LEFT JOIN refunds r ON r.payment_id = p.id AND r.settled_at IS NOT NULL
           GROUP BY p.id HAVING (p.state = 'refunded') <> (coalesce(sum(r.amount_minor), 0) = p.amount_minor)`,
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
]
