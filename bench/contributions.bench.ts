import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import type { Engine } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { ledgerChecks } from '#app/features/ledger/checks.ts'
import { startBareSettlements } from './floors/settlement.ts'
import { compare } from './harness/compare.ts'
import { Databases, type PreparedDatabase } from './harness/databases.ts'
import { startLoad } from './harness/load.ts'
import type { Meter } from './harness/meter.ts'
import { ratioRow, type Row } from './harness/report.ts'
import { openSite } from './harness/site.ts'
import { CAMPAIGNS, notificationOf, RAZORPAY_ENV, seedManyContributions } from './many-contributions.ts'

/** More than the floor settles on a fast machine. */
const GIFTS = 48_000
const LANES = 8
const HISTORY = 5_000
/** Longer than for reading: fewer gifts are settled a second, so V8 compiles their code later. */
const WARM = { warmUpMs: 20_000, roundMs: 1_000 }

/** From the signed notification over HTTP to the ledger, receipt number, mail and live event (P6, P7). */
export async function contributions(): Promise<Row[]> {
  const databases = await Databases.open()
  try {
    const rows: Row[] = []
    for (const engine of databases.engines) rows.push(await measureSettlement(databases, engine))
    rows.push(await measureHistory(databases))
    return rows
  } finally {
    await databases.close()
  }
}

async function measureSettlement(databases: Databases, engine: Engine): Promise<Row> {
  const [mine, bare] = await Promise.all([
    databases.prepare(engine, ({ db }) => seedManyContributions(db, { count: GIFTS })),
    databases.prepare(engine, ({ db }) => seedManyContributions(db, { count: GIFTS })),
  ])
  // One connection runs one transaction at a time.
  const lanes = engine === 'postgres' ? LANES : 1
  const floor = await startBareSettlements({
    url: bare.url,
    directory: join(bare.dataDir, 'database'),
    lanes,
    gifts: GIFTS,
  })
  const compared = await withSettlements(mine, (own) => compare(own, floor, WARM))
  await floor.close()
  await assertBalancedLedger(mine)
  await assertBalancedLedger(bare)
  const id = engine === 'postgres' ? 'P6' : 'P7'
  const what = `contribution settled on ${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'}, ${LANES} at once`
  return ratioRow({ id, what, floorName: 'same SQL, bare', min: engine === 'postgres' ? 0.85 : 0.7 }, compared)
}

/** The same where each campaign has many settled contributions, to see whether the sum of a campaign costs more. */
async function measureHistory(databases: Databases): Promise<Row> {
  const [engine = 'pglite'] = databases.engines
  const old = await databases.prepare(engine, ({ db }) =>
    seedManyContributions(db, { count: GIFTS, settledBefore: HISTORY }),
  )
  const young = await databases.prepare(engine, ({ db }) => seedManyContributions(db, { count: GIFTS }))
  const compared = await withSettlements(old, (own) => withSettlements(young, (floor) => compare(own, floor, WARM)))
  const what = `the same where each of ${CAMPAIGNS} campaigns has ${HISTORY.toLocaleString('en')} gifts`
  return ratioRow({ id: 'P6', what, floorName: 'where they have none', min: null }, compared)
}

async function withSettlements<Result>(
  { env }: PreparedDatabase,
  use: (own: Meter) => Promise<Result>,
): Promise<Result> {
  const site = await openSite({ ...env, ...RAZORPAY_ENV })
  const requests = Array.from({ length: GIFTS }, (_, i) => {
    const { headers, body } = notificationOf(i)
    return { method: 'POST', path: '/webhooks/payments/razorpay', headers, body }
  })
  const own = await startLoad(site.url, { requests, connections: LANES, once: true })
  try {
    return await use(own)
  } finally {
    await own.close()
    await site.close()
  }
}

/** A fast but wrong result must not count. */
async function assertBalancedLedger({ url, dataDir }: PreparedDatabase): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
  try {
    for (const check of ledgerChecks) {
      const { rows } = await database.db.execute(sql.raw(check.sql))
      if (rows.length > 0) throw new Error(`not true after the bench: ${check.name}`)
    }
  } finally {
    await database.close()
  }
}
