import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, timestamptz } from '#app/platform/db/columns.ts'

export const ACCOUNT_KINDS = ['asset', 'liability', 'income', 'expense'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** The accounts of the ledger. Never changed after they are opened (trigger). */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** 'asset:gateway:sandbox', 'liability:campaign:<uuid>', 'income:tips' … */
    code: text('code').notNull().unique('ledger_accounts_code_unique'),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
    currency: text('currency').notNull(),
  },
  (t) => [
    check('ledger_accounts_kind_known', sql`${t.kind} IN ('asset', 'liability', 'income', 'expense')`),
    check('ledger_accounts_currency_iso', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('ledger_accounts_code_tells_kind', sql`split_part(${t.code}, ':', 1) = ${t.kind}`),
  ],
)

/** One event in the ledger. Complete and immutable once its transaction commits (triggers). */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique('ledger_transfers_idempotency_key_unique'),
    occurredAt: timestamptz('occurred_at').notNull(),
    memo: text('memo').notNull(),
    /** What it is about, named by the feature that booked it: 'contribution:<uuid>'. */
    subject: text('subject').notNull(),
    /** The number of its postings: none can be added later (trigger). */
    postingCount: smallint('posting_count').notNull(),
    reversesTransferId: uuid('reverses_transfer_id')
      .unique('ledger_transfers_reversed_once')
      .references((): AnyPgColumn => ledgerTransfers.id),
  },
  (t) => [
    check('ledger_transfers_two_postings', sql`${t.postingCount} >= 2`),
    check('ledger_transfers_not_own_reversal', sql`${t.reversesTransferId} <> ${t.id}`),
    index('ledger_transfers_occurred_at').on(t.occurredAt),
    index('ledger_transfers_subject').on(t.subject),
  ],
)

/** One line of a transfer: a debit is positive, a credit negative. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountMinor: minorUnits('amount_minor').notNull(),
  },
  (t) => [
    check('ledger_postings_not_zero', sql`${t.amountMinor} <> 0`),
    index('ledger_postings_transfer').on(t.transferId),
    index('ledger_postings_account').on(t.accountId),
  ],
)

/**
 * The hash chain over the transfers: a changed, deleted or inserted transfer no longer fits its seal. Append-only
 * (trigger).
 */
export const ledgerSeals = pgTable(
  'ledger_seals',
  {
    /** From 1, without a gap. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    transferId: uuid('transfer_id')
      .notNull()
      .unique('ledger_seals_transfer_once')
      .references(() => ledgerTransfers.id),
    /** Tells which sealing key it was made with. */
    keyId: text('key_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    check('ledger_seals_position', sql`${t.position} > 0`),
    check('ledger_seals_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Transfers that wait for their seal. A trigger adds them, so that sealing needs no lock while money is posted. */
export const ledgerUnsealed = pgTable('ledger_unsealed', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  transferId: uuid('transfer_id')
    .notNull()
    .unique('ledger_unsealed_transfer_once')
    .references(() => ledgerTransfers.id),
})

/**
 * What the sealed transfers of one kind have debited and credited an account in a month. A trigger adds to it when
 * transfers are sealed, so that posting waits for no sum. `sum-queries.server.ts` adds those that are not sealed yet.
 */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** '2026-11', in India. */
    month: text('month').notNull(),
    kind: text('kind').notNull(),
    debitMinor: minorUnits('debit_minor').notNull(),
    creditMinor: minorUnits('credit_minor').notNull(),
  },
  (t) => [primaryKey({ name: 'ledger_sums_pkey', columns: [t.accountId, t.month, t.kind] })],
)
