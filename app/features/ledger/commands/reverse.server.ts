import { eq } from 'drizzle-orm'
import { ledgerAccounts, ledgerPostings, ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Account, record, type RecordedTransfer } from './record.server.ts'

export interface ReversalInput {
  /** The key of the transfer to reverse. */
  reversedKey: string
  idempotencyKey: string
  kind: string
  occurredAt: Date
  memo: string
  /** Posts to `account` instead of the account with this code: for money that is owed but has not left yet. */
  substitute?: { code: string; account: Account }
}

/**
 * Reverses a transfer by booking its mirror image. A transfer can be reversed once; the same key returns the same
 * reversal. @throws when there is no such transfer, or when it was reversed under another key.
 */
export async function reverse(tx: Db, input: ReversalInput): Promise<RecordedTransfer> {
  const { reversedKey, substitute, ...reversal } = input
  const lines = await tx
    .select({
      transferId: ledgerTransfers.id,
      subject: ledgerTransfers.subject,
      amountMinor: ledgerPostings.amountMinor,
      code: ledgerAccounts.code,
      kind: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerTransfers.idempotencyKey, reversedKey))
    .orderBy(ledgerPostings.id)
  const [first] = lines
  if (!first) throw new Error(`no transfer ${reversedKey} to reverse`)
  return record(tx, {
    ...reversal,
    subject: first.subject,
    reversesTransferId: first.transferId,
    postings: lines.map(({ amountMinor, code, kind, currency }) => ({
      account: code === substitute?.code ? substitute.account : { code, kind, currency },
      amountMinor: -amountMinor,
    })),
  })
}
