import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { SLUG } from '#bench/many-gifts.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { backgroundJobs } from '#server/lifecycle/background-jobs.ts'
import { listApiCalls, listPages } from '#test/access/grid.ts'
import { type People, type RoleName, signUpRoles } from '#test/access/people.ts'
import { createRouteRows, type Things } from '#test/access/things.ts'
import { testApp } from '#test/app.ts'
import { countRows } from '#test/count-rows.ts'
import { type SentStatement, sqlOf, statementsOf } from '#test/statements.ts'
import { fillWithMany, LARGE_SHOP, PRODUCT_OF_LARGE_SHOP } from './many-rows.ts'
import { readRows } from './rows-read.ts'
import { CAMPAIGN_TABLES, SMALL_TABLES } from './small-tables.ts'

// Whatever a page shows, it must not read a whole table that grows with the people: with a million rows nobody would wait
// for it. What a statement reads is counted in a site with some thousand rows of everything.

const MANY = 3_000
const READ_MAX = 1_200
const ROLES = ['visitor', 'member', 'student', 'seller', 'operator', 'administrator'] as const satisfies RoleName[]
/** It goes through all rows, in slices; `bench/checks.bench.ts` measures it. */
const READS_EVERYTHING = 'check the data'

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** With words of many rows and of none, in other orders, and the largest shop and campaign. */
const SEARCHES = `/empowerher?q=saree /empowerher?q=hand+made&sort=rating /empowerher?q=nakshi /empowerher?q=xyzzy
  /empowerher?sort=price-low /empowerher?category=Food /product/${PRODUCT_OF_LARGE_SHOP} /sellers/${LARGE_SHOP}
  /sellers?q=makes /campaign?q=school /campaign?q=xyzzy /campaign/${SLUG} /campaign/${SLUG}/supporters
  /campaign/${SLUG}/supporters?q=asha /stories?cause=health /operator/requests?state=closed`.split(/\s+/)
/** Of `createRouteRows`. */
const OWN_CAMPAIGN = 'lakshmi-story'

/** By who sends it: what reads more, and why it may. */
const EXCEPTIONS: readonly (readonly [sender: RegExp, table: string, why: string])[] = [
  [/ \/account\/export$/, 'private_notes', 'everything of hers, as many as she wrote'],
  [/ \/account\/export$/, 'story_mutes', 'everything of hers'],
  [/ \/account\/blocked$/, 'story_mutes', 'all of hers, to list the latest'],
  [/ \/sellers$/, 'seller_profiles', 'the number of shops and of their countries'],
  [/ \/operator\/regions$/, 'seller_profiles', 'the number of shops of each region'],
  [/ \/operator\/payouts$/, 'seller_profiles', 'the balance of every shop, before the payout of the week'],
  [/ \/sitemap-products\.xml$/, 'seller_totals', 'the number of all products, kept for each shop'],
  [/ \/sitemap-products\/all\.xml$/, 'products', 'a sitemap of all products while they are few'],
  [/^seller \/account\/shop/, 'products', 'all of her own, which are counted, searched and listed by stock'],
  [/^seller \/account\/shop\/products\.csv$/, 'product_variants', 'all of her own, as a file'],
  [/^seller \/account\/shop\/reviews$/, 'product_reviews', 'all of her own products, those without an answer first'],
  [/^import settlements$/, 'payments', 'after each day that is read: payments that no settlement has'],
  [/^import settlements$/, 'refunds', 'after each day that is read: refunds that no settlement has'],
  [/^import settlements$/, 'sandbox_payments', 'the report of the sandbox, which stands for the provider'],
  [/^import settlements$/, 'sandbox_refunds', 'the report of the sandbox, which stands for the provider'],
  [/^notify and pause incomplete listings$/, 'listing_notices', 'five hundred at a time'],
]

const t = await testApp()
const { db } = t.database
let people: People
let things: Things

beforeAll(async () => {
  await seedDemoData(db, t.clock.now, t.services.sealer)
  people = await signUpRoles(t)
  things = await createRouteRows(t, people)
  await fillWithMany(t, { people, count: MANY })
})

const listJobs = () => backgroundJobs(t.services).filter(({ name }) => name !== READS_EVERYTHING)

test('every table has many rows here, or a reason why it has few everywhere', async () => {
  const counts = await countRows(t.database, { hasAccounts: true })
  const few = Object.keys(counts).filter((table) => !SMALL_TABLES.has(table) && (counts[table] ?? 0) < MANY)
  expect(few).toEqual([])
  expect([...SMALL_TABLES, ...CAMPAIGN_TABLES].filter((table) => !(table in counts))).toEqual([])
})

test('a statement that reads a whole table is noticed, with and without an index', async () => {
  const [whole] = await readRows(db, sql`SELECT count(*) FROM contributions WHERE message = 'never written'`)
  const [byIndex] = await readRows(db, sql`SELECT max(length(slug)) FROM products WHERE id > ${BEFORE_ALL}`)
  expect(whole).toMatchObject({ table: 'contributions' })
  expect([whole?.rows, byIndex?.rows].every((rows) => rows && rows >= MANY)).toBe(true)
})

test('no page, API call or job reads a whole table that grows with the people', async () => {
  const sent = new Map<string, { sender: string; values: readonly unknown[] }>()
  const add = (sender: string, statements: readonly SentStatement[]) => {
    for (const { text, values } of statements) if (!sent.has(text)) sent.set(text, { sender, values })
  }
  for (const { path, headers, sender } of listReads()) {
    add(sender, await statementsOf(t.database, async () => (await t.request(path, { headers })).text()))
  }
  for (const job of listJobs()) add(job.name, await statementsOf(t.database, () => job.run()))
  expect(sent.size).toBeGreaterThan(300)

  const mayBeRead = new Set([...SMALL_TABLES, ...CAMPAIGN_TABLES])
  const found: [sender: string, table: string, read: string][] = []
  for (const [text, { sender, values }] of sent) {
    if (!/^[\s(]*(select|with)\b/i.test(text)) continue
    for (const { table, index, rows } of await readRows(db, sqlOf({ text, values }))) {
      if (rows > READ_MAX && !mayBeRead.has(table)) found.push([sender, table, `${rows} rows by ${index} in ${text}`])
    }
  }
  const mayRead = ([sender, table]: (typeof found)[number]) =>
    EXCEPTIONS.find(([by, of]) => of === table && by.test(sender))
  expect(found.filter((each) => !mayRead(each))).toEqual([])
  expect(EXCEPTIONS.filter((exception) => !found.some((each) => mayRead(each) === exception))).toEqual([])
})

/** Every page with real rows, in Hindi too, searches, and every list of the API, as everybody who may see it. */
function listReads() {
  const pages = listPages(things).filter(({ method, name }) => method === 'GET' && !name.includes('[unknown]'))
  const paths = [...pages.map(({ path }) => path), ...SEARCHES]
  const large = paths.filter((path) => path.includes(OWN_CAMPAIGN)).map((path) => path.replace(OWN_CAMPAIGN, SLUG))
  const byCookie = [...paths, ...large].flatMap((path) => [path, ...(hasLanguages(path) ? [pathIn('hi', path)] : [])])
  const byToken = listApiCalls().filter(({ method }) => method === 'GET')
  const reads = [...byCookie.map((path) => ({ path, by: 'cookie' })), ...byToken]
  return reads.flatMap(({ path, by }) =>
    ROLES.map((role) => {
      const { cookie, token } = people[role]
      const headers: HeadersInit = { Accept: 'text/html' }
      if (by === 'cookie') headers['Cookie'] = cookie
      else if (token) headers['Authorization'] = `Bearer ${token}`
      return { path, sender: `${role} ${path}`, headers }
    }),
  )
}
