import { deepStrictEqual } from 'node:assert'
import pg from 'pg'
import type { Engine } from '#app/platform/db/database.server.ts'
import type { Site } from '#test/journeys/site.ts'
import { productStatements } from './floors/product-statements.ts'
import { startStatementServer } from './floors/statement-server.ts'
import { startPgliteStatement, startPgStatement, type Statement } from './floors/statement.ts'
import { compare, type Comparison } from './harness/compare.ts'
import { Databases, type PreparedDatabase } from './harness/databases.ts'
import { compareCached } from './harness/cached.ts'
import { startLoad } from './harness/load.ts'
import type { Meter } from './harness/meter.ts'
import { limitRow, ratioRow, type Row } from './harness/report.ts'
import { openSite } from './harness/site.ts'
import { seedManyProducts } from './many-products.ts'

const LIST = '/api/v1/products'
const SLUG = 'product-501'
const ONE = `/api/v1/products/${SLUG}`
const SEARCH = '/api/v1/products?q=saree+9'
const PAGE_SIZE = 24
const FEW = 1_000
const MANY = 100_000
const LANES = 16
/** A request with a session cookie is never served from a cache. This one is not valid, so the response is the same. */
const UNCACHED = { Cookie: 'diya-at=none' }

/** The product API against the query alone (P3, P5), from the cache (P4), and with many products (P10). */
export async function products(): Promise<Row[]> {
  const databases = await Databases.open()
  try {
    const rows: Row[] = []
    for (const engine of databases.engines) rows.push(...(await measureShop(databases, engine)))
    if (databases.engines.includes('postgres')) rows.push(...(await measureGrowth(databases)))
    return rows
  } finally {
    await databases.close()
  }
}

async function measureShop(databases: Databases, engine: Engine): Promise<Row[]> {
  let statements: Awaited<ReturnType<typeof productStatements>> | undefined
  const shop = await databases.prepare(engine, async ({ db }) => {
    await seedManyProducts(db, FEW)
    statements = await productStatements(db, { slug: SLUG, limit: PAGE_SIZE })
  })
  if (!statements) throw new Error('the shop has no statements')
  // The floor reads a copy, because an embedded database has one owner.
  const copy = engine === 'pglite' ? databases.copyDirectory(shop) : null
  const site = await openSite(shop.env)
  try {
    // Targets are for PostgreSQL.
    const min = (share: number) => (engine === 'postgres' ? share : null)
    const measured = { site: site.url, shop, copy }
    const where = `${FEW.toLocaleString('en')} on ${engine === 'postgres' ? 'PostgreSQL' : 'PGlite'}`
    const list = { id: 'P3', what: `list of ${PAGE_SIZE} of ${where}`, min: min(0.85) }
    const one = { id: 'P5', what: `one product of ${where}`, min: min(0.8) }
    return [
      ...(await measureStatement({ ...measured, ...list, path: LIST, statement: statements.list })),
      ...(await measureStatement({ ...measured, ...one, path: ONE, statement: statements.one })),
      ...(engine === 'postgres' ? [await measureCached(site)] : []),
    ]
  } finally {
    await site.close()
  }
}

interface Measured {
  id: string
  what: string
  min: number | null
  site: string
  shop: PreparedDatabase
  copy: string | null
  path: string
  statement: Statement
}

async function measureStatement({ id, what, min, site, shop, copy, path, statement }: Measured): Promise<Row[]> {
  const own = await startLoad(site, { requests: [{ path, headers: UNCACHED }], connections: LANES })
  try {
    if (!shop.url) {
      const floor = await startPgliteStatement(copy ?? '', statement)
      return [ratioRow({ id, what, floorName: 'bare query', min }, await compareAndClose(own, floor))]
    }
    await demandSameJson(shop.url, statement, site + path)
    const floor = await startPgStatement(shop.url, statement, LANES)
    const bare = ratioRow({ id, what, floorName: 'bare prepared query', min: null }, await compareAndClose(own, floor))
    const served = await startStatementServer(shop.url, statement)
    const floorOverHttp = await startLoad(served.url, { requests: [{ path: '/' }], connections: LANES })
    const compared = await compareAndClose(own, floorOverHttp)
    served.close()
    return [bare, ratioRow({ id, what, floorName: 'that query behind node:http', min }, compared)]
  } finally {
    await own.close()
  }
}

async function compareAndClose(own: Meter, floor: Meter): Promise<Comparison> {
  try {
    return await compare(own, floor)
  } finally {
    await floor.close()
  }
}

async function demandSameJson(url: string, { sql, values }: Statement, address: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const query = { text: sql, values, rowMode: 'array' as const }
  const { rows } = await client.query<[string]>(query).finally(() => client.end())
  deepStrictEqual(await (await fetch(address)).json(), JSON.parse(rows[0]?.[0] ?? 'null'))
}

async function measureCached(site: Site): Promise<Row> {
  const { bytes, ...compared } = await compareCached(site, LIST, { 'Accept-Encoding': 'br' })
  const what = `list of ${PAGE_SIZE}, cached, ${bytes.toLocaleString('en')} bytes`
  return ratioRow({ id: 'P4', what, floorName: 'node:http, same bytes', min: 0.85 }, compared)
}

async function measureGrowth(databases: Databases): Promise<Row[]> {
  const shops = []
  for (const count of [MANY, FEW]) {
    const shop = await databases.prepare('postgres', ({ db }) => seedManyProducts(db, count))
    shops.push(await openSite(shop.env))
  }
  const [many, few] = shops
  if (!many || !few) throw new Error('two shops were opened')
  try {
    const rows: Row[] = []
    for (const [what, path] of [
      ['list', LIST],
      ['search', SEARCH],
    ] as const) {
      const requests = [{ path, headers: UNCACHED }]
      const own = await startLoad(many.url, { requests, connections: 4 })
      const floor = await startLoad(few.url, { requests, connections: 4 })
      const { ownP99Ms, floorP99Ms } = await compare(own, floor)
      await Promise.all([own.close(), floor.close()])
      const row = limitRow(
        { id: 'P10', what: `${what}: p99 with 100,000 products against 1,000`, unit: '', max: 2 },
        ownP99Ms / floorP99Ms,
      )
      rows.push({ ...row, own: `${ownP99Ms.toFixed(1)} ms`, floor: `${floorP99Ms.toFixed(1)} ms` })
    }
    return rows
  } finally {
    await Promise.all([many.close(), few.close()])
  }
}
