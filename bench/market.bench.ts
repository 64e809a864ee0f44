import { listNearProducts } from '#app/capabilities/marketplace/near-queries.server.ts'
import { countProducts, listProducts } from '#app/capabilities/marketplace/queries.server.ts'
import type { ProductFilter } from '#app/capabilities/marketplace/schema.ts'
import type { Database, Db, Engine } from '#app/platform/db/database.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { Databases, type PreparedDatabase } from './harness/databases.ts'
import { compareGrowth, explain } from './harness/growth.ts'
import type { Row } from './harness/report.ts'
import { seedManyProducts } from './many-products.ts'

const FEW = 1_000
const MANY = 100_000
const SCANS = /Seq Scan on (products|product_words|market_words|product_reviews)\b/

const ALL: ProductFilter = { q: null, category: null, cursor: null }
const near =
  (q: string, category: string | null = null) =>
  (db: Db) =>
    listNearProducts(db, { q, category })

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  list: (db) => listProducts(db, ALL),
  'one category': (db) => listProducts(db, { ...ALL, category: 'Food' }),
  'search, a word that many have': (db) => listProducts(db, { ...ALL, q: 'saree' }),
  'search, a word that one has': (db) => listProducts(db, { ...ALL, q: 'saree 505 ' }),
  'count of a search': (db) => countProducts(db, { ...ALL, q: 'saree 9' }),
  'near, a word that many have': near('sarre'),
  'near, two words': near('coton sarre'),
  'near, in Hindi letters': near('साड़ी'),
  'near, in a category': near('picle', 'Food'),
  'near, a name that few have': near('bbgklm'),
}

/** The questions of the market among 1,00,000 products against 1,000 (P10). */
export async function market(): Promise<Row[]> {
  const databases = await Databases.open()
  try {
    const rows: Row[] = []
    for (const engine of databases.engines) rows.push(...(await measureEngine(databases, engine)))
    return rows
  } finally {
    await databases.close()
  }
}

async function measureEngine(databases: Databases, engine: Engine): Promise<Row[]> {
  const prepare = (count: number) => databases.prepare(engine, ({ db }) => seedManyProducts(db, count))
  const many = await reopen(await prepare(MANY))
  const few = await reopen(await prepare(FEW))
  try {
    const rows: Row[] = []
    for (const [what, ask] of Object.entries(QUESTIONS)) {
      const found = JSON.stringify(await ask(many.db))
      if (found === '0' || found === '[]') throw new Error(`${what}: nothing was found`)
      const plan = await explain(many.db, ask)
      console.log(`\n${engine}: ${what}\n${plan}`)
      if (SCANS.test(plan)) console.log(`    !! ${SCANS.exec(plan)?.[0]}`)
      const title = `${what}, ${engine}: p99 with 100,000 products against 1,000`
      rows.push(await compareGrowth(title, { many: () => ask(many.db), few: () => ask(few.db) }))
    }
    return rows
  } finally {
    await many.close()
    await few.close()
  }
}

function reopen({ url, dataDir }: PreparedDatabase): Promise<Database> {
  return openDatabase({ dataDir, databaseUrl: url ?? undefined, onError: () => {} })
}
