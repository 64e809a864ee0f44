import { ACCOUNT_BALANCES } from '#app/features/ledger/sum-queries.server.ts'
import type { DataCheck } from '#app/platform/db/data-check.ts'
import { monthlyChecks } from './monthly/checks.ts'
import { payoutChecks } from './tranches/checks.ts'

/** Invariants of the data; each query returns the rows that violate it. */
export const fundraisingChecks: readonly DataCheck[] = [
  {
    name: 'what a campaign is owed in the ledger is the sum of the gifts that count without their payment costs, less what its gifts have paid out',
    sql: `SELECT c.campaign_id, c.net_minor, coalesce(o.spent, 0) AS spent_minor, coalesce(-l.balance_minor, 0) AS owed_minor
            FROM campaign_finding c
            LEFT JOIN (SELECT t.campaign_id, sum(a.amount_minor) AS spent FROM campaign_allocations a
                         JOIN campaign_tranches t ON t.id = a.tranche_id
                        WHERE a.contribution_id IS NOT NULL GROUP BY t.campaign_id) o ON o.campaign_id = c.campaign_id
            LEFT JOIN ${ACCOUNT_BALANCES} l ON l.code = 'liability:campaign:' || c.campaign_id
           WHERE c.net_minor - coalesce(o.spent, 0) <> coalesce(-l.balance_minor, 0)`,
  },
  {
    name: 'what is kept for payment costs in the ledger is what was promised for the gifts that count and are not settled by the provider yet',
    isSlow: true,
    sql: `SELECT promised.minor AS promised_minor, booked.minor AS booked_minor
            FROM (SELECT coalesce(sum(cost_minor), 0) AS minor FROM contributions
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL AND charged_at IS NULL) promised,
                 (SELECT coalesce(-sum(balance_minor), 0) AS minor FROM ${ACCOUNT_BALANCES} account
                   WHERE code = 'liability:payment-costs') booked
           WHERE promised.minor <> booked.minor`,
  },
  ...payoutChecks,
  ...monthlyChecks,
  {
    name: 'every captured payment has settled or returned its contribution, and nothing else has',
    slicedBy: 'payment',
    sql: `SELECT k.id, p.state FROM contributions k JOIN payments p ON p.id = k.payment_id
           WHERE (p.state IN ('captured', 'refunded')) <> (k.settled_at IS NOT NULL OR k.returned_at IS NOT NULL)`,
  },
  {
    name: 'every contribution is paid by exactly what was agreed',
    slicedBy: 'payment',
    sql: `SELECT k.id FROM contributions k JOIN payments p ON p.id = k.payment_id
           WHERE p.amount_minor <> k.amount_minor + k.tip_minor OR p.subject_id <> k.id`,
  },
  {
    name: 'of a returned gift the whole payment is refunded, of others the parts that were returned, and nothing else',
    slicedBy: 'payment',
    sql: `SELECT p.id, coalesce(r.minor, 0) AS refunded_minor FROM payments p
            JOIN contributions k ON k.payment_id = p.id
            LEFT JOIN (SELECT payment_id, sum(amount_minor) AS minor FROM refunds GROUP BY payment_id) r ON r.payment_id = p.id
            LEFT JOIN (SELECT contribution_id, sum(amount_minor) AS minor FROM contribution_returns GROUP BY contribution_id) x ON x.contribution_id = k.id
           WHERE coalesce(r.minor, 0) <> CASE WHEN k.returned_at IS NOT NULL THEN p.amount_minor ELSE coalesce(x.minor, 0) END`,
  },
  {
    name: 'a gift counts less by exactly the parts of the campaign that were returned',
    slicedBy: 'contribution',
    sql: `SELECT k.id, k.returned_minor FROM contributions k
            LEFT JOIN (SELECT contribution_id, sum(campaign_minor) AS minor FROM contribution_returns GROUP BY contribution_id) x ON x.contribution_id = k.id
           WHERE k.returned_minor <> coalesce(x.minor, 0)`,
  },
  {
    name: 'what is owed to payers in the ledger is the sum of the refunds on their way',
    sql: `SELECT currency, owed.minor AS owed_minor, pending.minor AS pending_minor
            FROM (SELECT currency, -sum(balance_minor) AS minor FROM ${ACCOUNT_BALANCES} account
                   WHERE split_part(code, ':', 2) = 'refunds' GROUP BY currency) owed
            FULL JOIN (SELECT p.currency, sum(r.amount_minor) AS minor FROM refunds r JOIN payments p ON p.id = r.payment_id
                        WHERE r.settled_at IS NULL GROUP BY p.currency) pending USING (currency)
           WHERE coalesce(owed.minor, 0) <> coalesce(pending.minor, 0)`,
  },
  {
    name: 'a campaign from the builder is public exactly when its latest state says so',
    sql: `SELECT s.id FROM campaign_submissions s
            LEFT JOIN LATERAL (SELECT state FROM campaign_submission_states t WHERE t.submission_id = s.id ORDER BY id DESC LIMIT 1) latest ON true
           WHERE (s.campaign_id IS NOT NULL) IS DISTINCT FROM (latest.state = 'published')`,
  },
  {
    name: 'campaigns are listed with the gifts that count, and closed ones as closed',
    isSlow: true,
    sql: `SELECT c.slug FROM campaigns c
            LEFT JOIN campaign_finding f ON f.campaign_id = c.id
            LEFT JOIN (SELECT campaign_id, sum(counted_minor) AS raised, sum(net_minor) AS net, count(*) AS gifts FROM contributions
                        WHERE settled_at IS NOT NULL AND returned_at IS NULL GROUP BY campaign_id) g ON g.campaign_id = c.id
           WHERE (f.raised_minor, f.net_minor, f.gifts, f.is_closed) IS DISTINCT FROM (coalesce(g.raised, 0), coalesce(g.net, 0), coalesce(g.gifts, 0),
             EXISTS (SELECT FROM campaign_closures x WHERE x.campaign_id = c.id AND x.reopened_at IS NULL))`,
  },
  {
    name: 'the receipt numbers of each year have no gap',
    sql: `SELECT c.financial_year, c.last_number, count(k.id) AS receipts
            FROM receipt_counters c
            LEFT JOIN contributions k ON k.receipt_number LIKE 'DY-' || lpad((c.financial_year % 100)::text, 2, '0') || '-%'
           GROUP BY c.financial_year, c.last_number HAVING count(k.id) <> c.last_number`,
  },
]
