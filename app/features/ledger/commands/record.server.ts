import { eq, sql } from 'drizzle-orm'
import { atOnce } from '#app/platform/db/at-once.ts'
import { checkedAtCommit } from '#app/platform/db/checked-at-commit.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { perShape } from '#app/platform/per-shape.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import {
  type AccountKind,
  ledgerAccounts,
  ledgerPostings,
  ledgerTransfers,
} from '#app/features/ledger/tables.server.ts'

export interface Account {
  /** Starts with its kind: 'asset:gateway:sandbox'. */
  code: string
  kind: AccountKind
  /** ISO 4217. */
  currency: string
}

interface Posting {
  account: Account
  /** A debit is positive, a credit negative. Never 0. */
  amountMinor: number
}

export interface TransferInput {
  kind: string
  /** Idempotent: a second call with the same key returns the first transfer. */
  idempotencyKey: string
  occurredAt: Date
  memo: string
  subject: string
  postings: readonly Posting[]
  reversesTransferId?: string
}

const POSTINGS_MAX = 100

export interface RecordedTransfer {
  id: string
  /** False when the key was booked before. */
  isNew: boolean
}

/**
 * Books one transfer: at least two postings whose sum is zero in each currency. Accounts are opened on first use. Call
 * it inside the transaction that causes the booking. @throws when the postings do not balance, when an account's code
 * exists with another kind or currency, or when the key was used for another transfer: each of these is a bug.
 */
export async function record(tx: Db, input: TransferInput): Promise<RecordedTransfer> {
  refuseUnbalanced(input)
  const { postings, ...transfer } = input
  const { reversesTransferId = null } = transfer
  const accounts = postings.map(({ account }) => account)
  const [accountIds, [made]] = await atOnce([
    openAccounts(tx, accounts),
    addTransfer(tx, { ...transfer, reversesTransferId, postingCount: postings.length }),
  ])
  const lines = postings.map(({ account, amountMinor }) => ({
    accountId: accountIds.get(account.code) ?? '',
    amountMinor,
  }))
  if (!made) return { id: await findSameTransfer(tx, input, lines), isNew: false }
  const values: PostingValues = { transferId: made.id }
  for (const [at, { accountId, amountMinor }] of lines.entries()) {
    values[`account${at}`] = accountId
    values[`amount${at}`] = amountMinor
  }
  await checkedAtCommit(tx, addPostings(lines.length)(tx, values))
  return { id: made.id, isNew: true }
}

type Transfer = Omit<typeof ledgerTransfers.$inferSelect, 'id'>

const addTransfer = prepared((tx, values: Values<Transfer>) => {
  const { kind, idempotencyKey, occurredAt, memo, subject, postingCount, reversesTransferId } = values
  return tx
    .insert(ledgerTransfers)
    .values({ kind, idempotencyKey, occurredAt, memo, subject, postingCount, reversesTransferId })
    .onConflictDoNothing({ target: ledgerTransfers.idempotencyKey })
    .returning({ id: ledgerTransfers.id })
})

type PostingValues = { transferId: string } & Record<`account${number}`, string> & Record<`amount${number}`, number>

/** The statement for so many postings. */
const addPostings = perShape((count: number) =>
  prepared((tx, { transferId }: Values<PostingValues>) =>
    tx.insert(ledgerPostings).values(
      Array.from({ length: count }, (_, at) => ({
        transferId,
        accountId: sql.placeholder(`account${at}`),
        amountMinor: sql.placeholder(`amount${at}`),
      })),
    ),
  ),
)

function refuseUnbalanced({ postings, idempotencyKey }: TransferInput): void {
  if (postings.length > POSTINGS_MAX) throw new Error(`transfer ${idempotencyKey}: more than ${POSTINGS_MAX} postings`)
  const totals = new Map<string, number>()
  for (const { account, amountMinor } of postings) {
    if (!Number.isSafeInteger(amountMinor)) throw new Error(`transfer ${idempotencyKey}: ${amountMinor} is not whole`)
    totals.set(account.currency, (totals.get(account.currency) ?? 0) + amountMinor)
  }
  for (const [currency, total] of totals) {
    if (total !== 0) throw new Error(`transfer ${idempotencyKey}: debits and credits differ by ${total} in ${currency}`)
  }
}

async function openAccounts(tx: Db, accounts: readonly Account[]): Promise<Map<string, string>> {
  const wanted = [...new Map(accounts.map((account) => [account.code, account])).values()]
  let found = await findAccounts(tx, wanted)
  if (found.length < wanted.length) {
    // One fixed order, so that two transactions that open the same accounts cannot deadlock.
    const ordered = wanted.toSorted((a, b) => (a.code < b.code ? -1 : 1))
    await tx.insert(ledgerAccounts).values(ordered).onConflictDoNothing({ target: ledgerAccounts.code })
    found = await findAccounts(tx, wanted)
  }
  const byCode = new Map(found.map((account) => [account.code, account]))
  for (const account of accounts) {
    const existing = byCode.get(account.code)
    if (existing?.kind !== account.kind || existing.currency !== account.currency) {
      throw new Error(`account ${account.code} is not ${account.kind} in ${account.currency}`)
    }
  }
  return new Map(found.map((account) => [account.code, account.id]))
}

const findAccounts = (tx: Db, wanted: readonly Account[]) =>
  accountsOf(tx, { codes: wanted.map((account) => account.code) })

const accountsOf = prepared((tx, { codes }: Values<{ codes: string[] }>) =>
  tx
    .select()
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.code} = ANY(${codes})`),
)

type Line = { accountId: string; amountMinor: number }

async function findSameTransfer(tx: Db, input: TransferInput, lines: readonly Line[]): Promise<string> {
  const booked = await tx
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      accountId: ledgerPostings.accountId,
      amountMinor: ledgerPostings.amountMinor,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transferId, ledgerTransfers.id))
    .where(eq(ledgerTransfers.idempotencyKey, input.idempotencyKey))
  const [first] = booked
  if (!first || first.kind !== input.kind || summary(booked) !== summary(lines)) {
    throw new Error(`transfer ${input.idempotencyKey} was booked with other content`)
  }
  return first.id
}

function summary(lines: readonly Line[]): string {
  return lines
    .map(({ accountId, amountMinor }) => `${accountId} ${amountMinor}`)
    .toSorted()
    .join()
}
