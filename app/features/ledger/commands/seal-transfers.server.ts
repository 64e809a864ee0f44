import { asc, eq, inArray, sql } from 'drizzle-orm'
import { findHead, makeSeal, NO_HASH, readContents, type Seal } from '#app/features/ledger/chain/seal.server.ts'
import { ledgerSeals, ledgerTransfers, ledgerUnsealed } from '#app/features/ledger/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

/** The arbitrary key of an advisory lock: two processes must not seal at once. Posting takes no lock. */
const SEALING_LOCK = 7_310_584_275
const BATCH = 200
const BATCHES_MAX = 50

/**
 * Job: seals the transfers that wait, in the order in which they were posted, in small transactions. Returns how many
 * it has sealed; none while another process seals.
 */
export async function sealTransfers({ db, sealer }: { db: Db; sealer: Sealer }): Promise<number> {
  let total = 0
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const sealed = await db.transaction((tx) => sealBatch(tx, sealer))
    total += sealed
    if (sealed < BATCH) break
  }
  return total
}

async function sealBatch(tx: Db, sealer: Sealer): Promise<number> {
  const { rows } = await tx.execute<{ is_ours: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${SEALING_LOCK}) AS is_ours`,
  )
  if (!rows[0]?.is_ours) return 0
  // A transfer that was deleted behind our back stays in the list, where the check finds it.
  const waiting = await tx
    .select({ id: ledgerUnsealed.id, transferId: ledgerUnsealed.transferId })
    .from(ledgerUnsealed)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerUnsealed.transferId))
    .orderBy(asc(ledgerUnsealed.id))
    .limit(BATCH)
  if (waiting.length === 0) return 0
  const contents = await readContents(
    tx,
    waiting.map(({ transferId }) => transferId),
  )
  const head = await findHead(tx)
  let position = head?.position ?? 0
  let previousHash = head?.hash ?? NO_HASH
  const seals: Seal[] = []
  for (const { transferId } of waiting) {
    const sealing = { position: ++position, previousHash, content: contents.get(transferId) ?? '' }
    const made = makeSeal(sealer, sealing)
    seals.push({ position, transferId, previousHash, ...made })
    previousHash = made.hash
  }
  await tx.insert(ledgerSeals).values(seals)
  await tx.delete(ledgerUnsealed).where(
    inArray(
      ledgerUnsealed.id,
      waiting.map(({ id }) => id),
    ),
  )
  return seals.length
}
