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
 * How long the checks of the data take, which run every ten minutes, with 100,000 gifts, as many orders, and as many
 * transfers of other gifts (A8).
 */
export const checks = (): Promise<Row[]> => onEachEngine(measureRuns)

async function measureRuns(databases: Databases, engine: Engine): Promise<Row[]> {
  const { url, dataDir } = await databases.prepare(engine, async ({ db }) => {
    await seedManyGifts(db, GIFTS)
    await seedManyTransfers(db, GIFTS)
    await seedManyOrders(db, GIFTS)
  })
  const database = await openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
  try {
    const seconds: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now()
      await runDueChecks(database.db, new Date(NOW.getTime() + run * CHECK_EVERY_MS))
      seconds.push((performance.now() - startedAt) / 1_000)
    }
    const what = `checks of the data, ${GIFTS.toLocaleString('en')} gifts and orders, ${engine}`
    return [
      limitRow({ id: 'A8', what: `${what}: median`, unit: 's', max: RUN_S_MAX }, quantile(seconds, 0.5)),
      limitRow({ id: 'A8', what: `${what}: longest of ${RUNS}`, unit: 's', max: RUN_S_MAX }, Math.max(...seconds)),
    ]
  } finally {
    await database.close()
  }
}
