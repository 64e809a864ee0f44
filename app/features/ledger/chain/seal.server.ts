import { asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerPostings, ledgerSeals, ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

const HASH_PLACE = 'ledger_seals'
const KEY_PLACE = 'ledger_seals:key'
const KEY_ID_CHARS = 16
/** What the first seal follows. */
export const NO_HASH = ''

export type Seal = typeof ledgerSeals.$inferSelect
export type Sealing = Pick<Seal, 'position' | 'previousHash'> & { content: string }

const textOf = ({ position, previousHash, content }: Sealing): string =>
  JSON.stringify([position, previousHash, content])

/** The hash under the newest key, an HMAC-SHA-256, and the id of this key. */
export function makeSeal(sealer: Sealer, sealing: Sealing): Pick<Seal, 'hash' | 'keyId'> {
  return { hash: sealer.fingerprint(textOf(sealing), HASH_PLACE), keyId: listKeyIds(sealer)[0] ?? '' }
}

/** Whether the seal was made of exactly this. It counts only under the key that it names, which may be an older one. */
export function isSealOf(sealer: Sealer, { hash, keyId }: Pick<Seal, 'hash' | 'keyId'>, sealing: Sealing): boolean {
  const at = listKeyIds(sealer).indexOf(keyId)
  return at !== -1 && sealer.fingerprints(textOf(sealing), HASH_PLACE)[at] === hash
}

export const isKnownKey = (sealer: Sealer, keyId: string): boolean => listKeyIds(sealer).includes(keyId)

/** A keyed mark of every key, the newest first: it names a key and reveals nothing of it. */
const listKeyIds = (sealer: Sealer): string[] =>
  sealer.fingerprints('', KEY_PLACE).map((mark) => mark.slice(0, KEY_ID_CHARS))

/** The newest seal, or the newest up to a position. */
export async function findHead(db: Db, upTo?: number): Promise<Seal | null> {
  const [head] = await db
    .select()
    .from(ledgerSeals)
    .where(upTo === undefined ? undefined : lte(ledgerSeals.position, upTo))
    .orderBy(desc(ledgerSeals.position))
    .limit(1)
  return head ?? null
}

/**
 * The canonical content of transfers: every column of the transfer, of its postings in their order, and of their
 * accounts. Numbers and times are read as the database has them, so that no rounding hides a change.
 */
export async function readContents(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, kind, idempotencyKey, memo, subject, postingCount, reversesTransferId } = ledgerTransfers
  const occurredMicros = sql<string>`(extract(epoch FROM ${ledgerTransfers.occurredAt}) * 1000000)::bigint::text`
  const transfers = await db
    .select({ id, kind, idempotencyKey, occurredMicros, memo, subject, postingCount, reversesTransferId })
    .from(ledgerTransfers)
    .where(inArray(id, [...ids]))
  const postings = await db
    .select({
      transferId: ledgerPostings.transferId,
      line: sql<string>`concat_ws(' ', ${ledgerPostings.id}, ${ledgerPostings.amountMinor}, ${ledgerPostings.accountId},
        ${ledgerAccounts.kind}, ${ledgerAccounts.currency}, ${ledgerAccounts.code})`,
    })
    .from(ledgerPostings)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(inArray(ledgerPostings.transferId, [...ids]))
    .orderBy(asc(ledgerPostings.id))
  const lines = Map.groupBy(postings, ({ transferId }) => transferId)
  return new Map(
    transfers.map((transfer) => [
      transfer.id,
      JSON.stringify([...Object.values(transfer), (lines.get(transfer.id) ?? []).map(({ line }) => line)]),
    ]),
  )
}
