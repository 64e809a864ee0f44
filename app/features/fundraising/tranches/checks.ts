import { ACCOUNT_BALANCES } from '#app/features/ledger/sum-queries.server.ts'
import type { DataCheck } from '#app/platform/db/data-check.ts'

/** Invariants of campaigns' payouts; each query returns the rows that violate it. */
export const payoutChecks: readonly DataCheck[] = [
  {
    name: 'no gift has paid out more than belongs to the campaign, and a returned one nothing',
    sql: `SELECT k.id, s.spent FROM contributions k
            JOIN (SELECT contribution_id, sum(amount_minor) AS spent FROM campaign_allocations GROUP BY contribution_id) s ON s.contribution_id = k.id
           WHERE s.spent < 0 OR s.spent > CASE WHEN k.settled_at IS NULL OR k.returned_at IS NOT NULL THEN 0 ELSE k.net_minor END`,
  },
  {
    name: 'a gift pays out for its own campaign only, and money that is held elsewhere for none',
    sql: `SELECT a.id FROM campaign_allocations a JOIN campaign_tranches t ON t.id = a.tranche_id
            JOIN contributions k ON k.id = a.contribution_id WHERE k.campaign_id <> t.campaign_id OR k.payment_id IS NULL`,
  },
  {
    name: 'gifts and the organisation have paid exactly what was paid out of a campaign',
    sql: `SELECT t.number, t.state, s.spent FROM campaign_tranches t
            LEFT JOIN (SELECT tranche_id, sum(amount_minor) AS spent FROM campaign_allocations GROUP BY tranche_id) s ON s.tranche_id = t.id
           WHERE coalesce(s.spent, 0) <> CASE WHEN t.state IN ('released', 'paid') THEN t.amount_minor ELSE 0 END`,
  },
  {
    name: 'every payout took the oldest gifts that had money left then',
    isSlow: true,
    sql: `SELECT b.batch_id, h.id FROM (
              SELECT a.batch_id, max(a.id) AS last_id, min(a.at) AS at, t.campaign_id,
                     CASE WHEN bool_or(a.contribution_id IS NULL) THEN 'infinity' ELSE max(k.settled_at) END AS newest_at
                FROM campaign_allocations a JOIN campaign_tranches t ON t.id = a.tranche_id
                LEFT JOIN contributions k ON k.id = a.contribution_id
               WHERE a.amount_minor > 0 GROUP BY a.batch_id, t.campaign_id) b
            JOIN contributions h ON h.campaign_id = b.campaign_id AND h.payment_id IS NOT NULL
             AND h.settled_at < b.newest_at AND h.settled_at < b.at
             AND (h.returned_at IS NULL OR h.returned_at > b.at)
           WHERE h.amount_minor - CASE WHEN h.charged_at < b.at THEN h.charged_cost_minor ELSE h.cost_minor END
                 - (SELECT coalesce(sum(r.campaign_minor), 0) FROM contribution_returns r WHERE r.contribution_id = h.id AND r.at <= b.at)
               > (SELECT coalesce(sum(e.amount_minor), 0) FROM campaign_allocations e
                                    WHERE e.contribution_id = h.id AND e.id <= b.last_id)`,
  },
  {
    name: 'every payout of a campaign was booked as far as it is, and no other was',
    sql: `SELECT t.number, t.state FROM campaign_tranches t
           WHERE (t.state IN ('released', 'paid', 'failed')) <> EXISTS (SELECT FROM ledger_transfers l WHERE l.idempotency_key = 'tranche:' || t.id)
              OR (t.paid_at IS NOT NULL) <> EXISTS (SELECT FROM ledger_transfers l WHERE l.idempotency_key = 'tranche-paid:' || t.id)
              OR (t.state = 'failed') <> EXISTS (SELECT FROM ledger_transfers l WHERE l.idempotency_key = 'tranche-returned:' || t.id)`,
  },
  {
    name: 'no campaign was paid more than was held for it here',
    isSlow: true,
    sql: `SELECT c.slug, -l.balance_minor AS owed_minor, e.elsewhere FROM campaigns c
            JOIN ${ACCOUNT_BALANCES} l ON l.code = 'liability:campaign:' || c.id
            LEFT JOIN (SELECT campaign_id, sum(net_minor) AS elsewhere FROM contributions
                        WHERE payment_id IS NULL AND settled_at IS NOT NULL AND returned_at IS NULL GROUP BY campaign_id) e ON e.campaign_id = c.id
           WHERE -l.balance_minor < coalesce(e.elsewhere, 0)`,
  },
  {
    name: 'a payout that a provider sends is as far as the provider says',
    sql: `SELECT t.number, t.state, p.state AS provider_state FROM provider_payouts p JOIN campaign_tranches t ON t.id = p.id
           WHERE p.purpose = 'tranche' AND (p.amount_minor <> t.amount_minor OR CASE p.state
             WHEN 'refused' THEN false WHEN 'processed' THEN t.state <> 'paid'
             WHEN 'failed' THEN t.state <> 'failed' WHEN 'reversed' THEN t.state <> 'failed' ELSE t.state <> 'released' END)`,
  },
  {
    name: 'no bill is paid by more than its amount',
    sql: `SELECT d.id FROM campaign_documents d JOIN campaign_tranche_bills b ON b.document_id = d.id
            JOIN campaign_tranches t ON t.id = b.tranche_id AND t.state IN ('asked', 'prepared', 'released', 'paid')
           GROUP BY d.id HAVING sum(b.amount_minor) > d.amount_minor`,
  },
]
