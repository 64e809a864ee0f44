import { ACCOUNT_BALANCES } from '#app/features/ledger/sum-queries.server.ts'

/** Invariants of the data; each query returns the rows that violate it. */
export const payoutsChecks: readonly { name: string; sql: string }[] = [
  {
    name: 'every line of an approved payout was booked, and no other was',
    sql: `SELECT l.id, l.state FROM payout_lines l
           WHERE (l.state IN ('sent', 'paid', 'returned')) <> EXISTS (SELECT FROM ledger_transfers t WHERE t.idempotency_key = 'payout:' || l.id)
              OR (l.state = 'paid') <> EXISTS (SELECT FROM ledger_transfers t WHERE t.idempotency_key = 'payout-paid:' || l.id)
              OR (l.state = 'returned') <> EXISTS (SELECT FROM ledger_transfers t WHERE t.idempotency_key = 'payout-returned:' || l.id)`,
  },
  {
    name: 'the lines of a payout are as far as the payout',
    sql: `SELECT l.id, l.state, p.state AS payout FROM payout_lines l JOIN payouts p ON p.id = l.payout_id
           WHERE (p.state = 'prepared' AND l.state <> 'prepared') OR (p.state = 'cancelled' AND l.state <> 'cancelled')
              OR (p.state = 'approved' AND l.state IN ('prepared', 'cancelled'))`,
  },
  {
    name: 'no seller was paid more than was hers',
    sql: `SELECT code, balance_minor AS short_by_minor FROM ${ACCOUNT_BALANCES} account
           WHERE code LIKE 'liability:seller:%' AND balance_minor > 0`,
  },
  {
    name: 'what is on its way to banks is the sum of the lines and tranches that the bank has not answered',
    sql: `SELECT booked.minor AS booked_minor, sent.minor AS sent_minor
            FROM (SELECT coalesce(-sum(balance_minor), 0) AS minor FROM ${ACCOUNT_BALANCES} account
                   WHERE code LIKE 'liability:payouts%') booked,
                 (SELECT coalesce(sum(amount_minor), 0) AS minor FROM (
                    SELECT amount_minor FROM payout_lines WHERE state = 'sent'
                    UNION ALL SELECT amount_minor FROM campaign_tranches WHERE state = 'released') unanswered) sent
           WHERE booked.minor <> sent.minor`,
  },
  {
    name: 'no hold is without an end',
    sql: `SELECT id FROM seller_holds WHERE ends_at IS NULL OR ends_at > placed_at + interval '30 days'`,
  },
]
