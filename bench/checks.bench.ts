import type { Engine } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { CHECK_EVERY_MS, runDueChecks } from '#db/checks/data-checks.ts'
import { type Databases, onEachEngine } from './harness/databases.ts'
import { quantile } from './harness/meter.ts'
import { limitRow, type Row } from './harness/report.ts'
import { NOW, seedManyGifts } from './many-gifts.ts'
import { seedManyOrders } from './many-orders.ts'
import { seedManyTransfers } from './many-transfers.ts'

const GIFTS = 100_000
/** Eight hours: each slice three times, and each of the totals. */
const RUNS = 48
const RUN_S_MAX = 1

/**
 * How long the checks of the data take, which run every ten minutes, with 100,000 gifts and their transfers (A8); and, for
 * which there is no limit, in a market that has as many orders as well.
 */
export const checks = (): Promise<Row[]> =>
  onEachEngine(async (databases, engine) => [
    ...(await measureRuns(databases, engine, { orders: 0 })),
    ...(await measureRuns(databases, engine, { orders: GIFTS })),
  ])

async function measureRuns(databases: Databases, engine: Engine, { orders }: { orders: number }): Promise<Row[]> {
  const { url, dataDir } = await databases.prepare(engine, async ({ db }) => {
    await seedManyGifts(db, GIFTS)
    await seedManyTransfers(db, GIFTS)
    if (orders > 0) await seedManyOrders(db, orders)
  })
  const database = await openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
  try {
    const seconds: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now()
      await runDueChecks(database.db, new Date(NOW.getTime() + run * CHECK_EVERY_MS))
      seconds.push((performance.now() - startedAt) / 1_000)
    }
    const max = orders > 0 ? null : RUN_S_MAX
    const what = `${GIFTS.toLocaleString('en')} gifts${orders > 0 ? ' and as many orders' : ''}, ${engine}`
    return [
      limitRow({ id: 'A8', what: `${what}: median`, unit: 's', max }, quantile(seconds, 0.5)),
      limitRow({ id: 'A8', what: `${what}: longest of ${RUNS}`, unit: 's', max }, Math.max(...seconds)),
    ]
  } finally {
    await database.close()
  }
}
