import { countFigures } from '#app/features/impact/count-figures.server.ts'
import type { Db, Engine } from '#app/platform/db/database.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { Databases } from './harness/databases.ts'
import { compareGrowth, howMany } from './harness/growth.ts'
import type { Row } from './harness/report.ts'
import { signUp } from './harness/sign-up.ts'
import { fetchRaw, openSite } from './harness/site.ts'
import { seedManyGifts, SLUG } from './many-gifts.ts'
import { seedManyProducts } from './many-products.ts'
import { seedManyStories } from './many-stories.ts'
import { seedManyTransfers } from './many-transfers.ts'

const FEW = 1_000
const MANY = 100_000
const WARM_UP_CALLS = 30
/** Without those that show more among many products: a shop, up to a hundred, and a sitemap of products, about a thousand. */
const SCREENS = [
  '/',
  '/home',
  '/impact',
  '/mutually',
  '/sellers',
  '/empowerher',
  '/empowerher?q=hand+made',
  '/empowerher?q=grass+basket&sort=rating',
  '/product/product-7',
  '/campaign',
  `/campaign/${SLUG}`,
  `/campaign/${SLUG}/supporters`,
  '/stories',
  '/sitemap.xml',
  '/sitemap-products.xml',
] as const

/** Screens of a member in a site with 100,000 gifts, products, transfers and stories each against 1,000 (P10). */
export async function screens(): Promise<Row[]> {
  const databases = await Databases.open()
  const [engine = 'pglite'] = databases.engines
  const largest = howMany(MANY)
  try {
    const large = await openFilled(databases, engine, largest)
    const small = await openFilled(databases, engine, FEW)
    const rows: Row[] = []
    for (const path of SCREENS) {
      const what = `${path}, ${engine}: p99 with ${largest.toLocaleString('en')} of everything against ${FEW.toLocaleString('en')}`
      rows.push(await compareGrowth(what, { many: () => large.get(path), few: () => small.get(path) }))
    }
    await Promise.all([large.close(), small.close()])
    return rows
  } finally {
    await databases.close()
  }
}

async function fill(db: Db, count: number): Promise<void> {
  await seedManyGifts(db, count)
  await seedManyTransfers(db, count)
  await seedManyStories(db, count)
  // Last: from here on there is a second connection, whose statements have a time limit.
  await seedManyProducts(db, count)
  // As a job has done in a site that runs for a while.
  await countFigures({ db, now: new Date() })
}

/** A site whose screens have been requested before, without a cache. */
async function openFilled(databases: Databases, engine: Engine, count: number) {
  const { env } = await databases.prepare(engine, ({ db }) => fill(db, count))
  const site = await openSite(env)
  const { access_token: token } = await signUp(site.url)
  const headers = { Accept: 'text/html', Cookie: `${ACCESS_TOKEN_COOKIE}=${token}` }
  const get = async (path: string): Promise<void> => {
    const { status } = await fetchRaw(site.url + path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  for (let call = 0; call < WARM_UP_CALLS; call++) for (const path of SCREENS) await get(path)
  return { get, close: () => site.close() }
}
