import { asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { ledgerSeals, ledgerTransfers, ledgerUnsealed } from '#app/features/ledger/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { isKnownKey, isSealOf, NO_HASH, readContents, type Seal } from './seal.server.ts'

const BATCH = 500
const FINDINGS_MAX = 1_000

/**
 * altered: the transfer, a posting, an account of it or the seal is not what was sealed. missing: the transfer or its
 * seal is gone. out-of-order: the seal belongs to another position. unknown-key: it was made with a key that is not
 * here. inserted: a transfer that was not posted by this product.
 */
export interface ChainFinding {
  problem: 'altered' | 'missing' | 'out-of-order' | 'unknown-key' | 'inserted'
  /** Of the seal; of an inserted transfer that of the transfer before it, 0 for none. */
  position: number
  /** The last position of a gap. */
  until?: number
  transferId: string | null
}

/** How far a walk has come: the last position, and its hash as it is stored; null when this seal itself is wrong. */
export interface ChainPlace {
  position: number
  hash: string | null
}

export const START: ChainPlace = { position: 0, hash: NO_HASH }

export interface Reading {
  db: Db
  sealer: Sealer
}

interface Step {
  findings: ChainFinding[]
  place: ChainPlace
  isAtEnd: boolean
}

/** Checks the next seals after a place, at most `BATCH`. */
export async function verifyNext({ db, sealer }: Reading, from: ChainPlace): Promise<Step> {
  const seals = await db
    .select()
    .from(ledgerSeals)
    .where(gt(ledgerSeals.position, from.position))
    .orderBy(asc(ledgerSeals.position))
    .limit(BATCH)
  const contents = await readContents(
    db,
    seals.map(({ transferId }) => transferId),
  )
  const findings: ChainFinding[] = []
  let place = from
  for (const seal of seals) {
    const before = seal.position - 1
    if (before > place.position) findings.push(gapBetween(place.position + 1, before))
    const isNext = before === place.position
    const problem = findProblem(sealer, seal, { content: contents.get(seal.transferId), before: isNext ? place : null })
    if (problem) findings.push({ problem, position: seal.position, transferId: seal.transferId })
    // The seal after a wrong one is not wrong because of it: every seal names the hash that it follows.
    place = { position: seal.position, hash: problem ? null : seal.hash }
  }
  nameMoved(sealer, { findings, seals, contents })
  return { findings, place, isAtEnd: seals.length < BATCH }
}

const gapBetween = (position: number, until: number): ChainFinding => ({
  problem: 'missing',
  position,
  ...(until > position && { until }),
  transferId: null,
})

interface Around {
  content: string | undefined
  /** Null after a gap. */
  before: ChainPlace | null
}

function findProblem(sealer: Sealer, seal: Seal, { content, before }: Around): ChainFinding['problem'] | null {
  if (content === undefined) return 'missing'
  if (!isSealOf(sealer, seal, { ...seal, content })) return isKnownKey(sealer, seal.keyId) ? 'altered' : 'unknown-key'
  return before === null || before.hash === null || before.hash === seal.previousHash ? null : 'out-of-order'
}

interface Moved {
  findings: ChainFinding[]
  seals: readonly Seal[]
  contents: ReadonlyMap<string, string>
}

const MOVED_MAX = 50

/** An altered seal that is whole at another place of this batch that is wrong too was moved. */
function nameMoved(sealer: Sealer, { findings, seals, contents }: Moved): void {
  const places = findings.slice(0, MOVED_MAX).map(({ position }) => position)
  const byPosition = new Map(seals.map((seal) => [seal.position, seal]))
  for (const finding of findings.slice(0, MOVED_MAX)) {
    const seal = byPosition.get(finding.position)
    const content = contents.get(finding.transferId ?? '')
    if (finding.problem !== 'altered' || !seal || content === undefined) continue
    if (places.some((position) => isSealOf(sealer, seal, { ...seal, position, content }))) {
      finding.problem = 'out-of-order'
    }
  }
}

interface Unsealed extends Record<string, unknown> {
  id: string
  /** Null when it is sealed, or waits for its seal. */
  after: number | string | null
}

/**
 * Transfers after an id that have no seal and do not wait for one. One statement looks at both, because a transfer goes
 * from the one to the other in one transaction.
 */
async function findInserted(
  db: Db,
  afterId: string | null,
): Promise<{ findings: ChainFinding[]; lastId: string | null }> {
  const { rows } = await db.execute<Unsealed>(sql`
    SELECT t.id, CASE WHEN s.transfer_id IS NULL AND w.transfer_id IS NULL THEN coalesce(
        (SELECT before.position FROM ledger_postings p JOIN ledger_seals before ON before.transfer_id = p.transfer_id
          WHERE p.id < (SELECT min(own.id) FROM ledger_postings own WHERE own.transfer_id = t.id)
          ORDER BY p.id DESC LIMIT 1), 0) END AS after
      FROM (SELECT id FROM ledger_transfers WHERE ${afterId}::uuid IS NULL OR id > ${afterId}::uuid
             ORDER BY id LIMIT ${BATCH}::int) t
      LEFT JOIN ledger_seals s ON s.transfer_id = t.id
      LEFT JOIN ledger_unsealed w ON w.transfer_id = t.id
     ORDER BY t.id`)
  const findings = rows.flatMap(({ id, after }): ChainFinding[] =>
    after === null ? [] : [{ problem: 'inserted', position: Number(after), transferId: id }],
  )
  return { findings, lastId: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) }
}

/** Transfers that wait for a seal and are gone; they never had a position. */
async function findLost(db: Db): Promise<ChainFinding[]> {
  const lost = await db
    .select({ transferId: ledgerUnsealed.transferId })
    .from(ledgerUnsealed)
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerUnsealed.transferId))
    .where(isNull(ledgerTransfers.id))
    .limit(FINDINGS_MAX)
  return lost.map(({ transferId }) => ({ problem: 'missing', position: 0, transferId }))
}

/** Walks the whole chain and all transfers, in batches, until it has found 1,000. */
export async function verifyChain(reading: Reading): Promise<{ findings: ChainFinding[]; place: ChainPlace }> {
  const findings: ChainFinding[] = []
  let step: Step = { findings, place: START, isAtEnd: false }
  while (!step.isAtEnd && findings.length < FINDINGS_MAX) {
    step = await verifyNext(reading, step.place)
    findings.push(...step.findings)
  }
  let inserted = await findInserted(reading.db, null)
  findings.push(...inserted.findings)
  while (inserted.lastId !== null && findings.length < FINDINGS_MAX) {
    inserted = await findInserted(reading.db, inserted.lastId)
    findings.push(...inserted.findings)
  }
  return { findings: [...findings, ...(await findLost(reading.db))], place: step.place }
}
