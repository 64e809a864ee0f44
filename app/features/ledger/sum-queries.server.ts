import { type SQL, sql } from 'drizzle-orm'

/**
 * All that was posted, by account, month and kind of the transfers: the sums of the sealed ones, and each posting of those
 * that wait for their seal. A table expression with the columns `account_id`, `month` ('2026-11', in India), `kind`,
 * `debit_minor` and `credit_minor`; several rows may have the same first three.
 */
export const POSTED_SUMS = `(
  SELECT account_id, month, kind, debit_minor, credit_minor FROM ledger_sums
  UNION ALL
  SELECT p.account_id, to_char(t.occurred_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'), t.kind,
    greatest(p.amount_minor, 0), greatest(-p.amount_minor, 0)
  FROM ledger_unsealed u JOIN ledger_transfers t ON t.id = u.transfer_id JOIN ledger_postings p ON p.transfer_id = t.id
)`

export const postedSums: SQL = sql.raw(POSTED_SUMS)

/** A table expression: `code`, `currency` and `balance_minor` (debits are positive) of each account with postings. */
export const ACCOUNT_BALANCES = `(
  SELECT a.code, a.currency, sum(s.debit_minor - s.credit_minor) AS balance_minor
  FROM ${POSTED_SUMS} s JOIN ledger_accounts a ON a.id = s.account_id GROUP BY a.id
)`
