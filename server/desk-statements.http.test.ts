import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { member, type Person, signUp, signUpStaff } from '#test/people.ts'
import { statementsOf } from '#test/statements.ts'

/** A session, the row that says whose shop or campaign it is, and everything else. */
const TURNS_MAX = 3
const STATEMENTS_MAX = 6
/** What is private is recorded in the audit log before it is shown, unless it has just been read. */
const RECORDED = { statements: 2, turns: 2 }

const t = await testApp()
let asha: Person
let kavita: Person

beforeAll(async () => {
  const { db } = t.database
  await seedDemoData(db, t.clock.now, t.services.sealer)
  asha = await signUp(t, 'Asha')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  await db.execute(sql`UPDATE campaigns SET owner_user_id = ${asha.userId} WHERE slug = 'rukmini-grocery'`)
  await db.execute(sql`UPDATE seller_profiles SET user_id = ${asha.userId} WHERE slug = 'lata-maheshwar'`)
  const someGifts = sql`SELECT id FROM contributions ORDER BY id LIMIT 3`
  await db.execute(sql`UPDATE contributions SET user_id = ${asha.userId} WHERE id IN (${someGifts})`)
  await sellSome()
})

/** Two orders of Asha's shop, of which one is sent. */
async function sellSome(): Promise<void> {
  const market = await openMarket(t.database)
  const [shop] = await t.database.db.select().from(sellerProfiles).where(eq(sellerProfiles.slug, 'lata-maheshwar'))
  const lata = { id: shop?.id ?? '', slug: 'lata-maheshwar', actor: member('Lata') }
  const lines = [{ slug: 'maheshwari-stole-neem-green' }, { slug: 'handloom-dupatta-madder' }]
  await market.paid(lines)
  await market.sent(await market.paid(lines), { ...lata, actor: { ...lata.actor, userId: asha.userId } })
}

const LINK = /href="(\/(?:account|operator)[^"#]*)"/g
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** The pages that links lead to, one of those that differ by an id or a filter, with what it sends if that is too much. */
async function crawl(person: Person, start: string): Promise<{ pattern: string; tooMuch: string | null }[]> {
  const seen = new Set<string>()
  const pages: { pattern: string; tooMuch: string | null }[] = []
  const waiting = [start]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = path.replace(ID, ':id').replace(/\?.*/, (query) => (query.includes('edit=') ? '?edit' : ''))
    if (seen.has(pattern)) continue
    seen.add(pattern)
    let answer = new Response()
    const sent = await statementsOf(t.database, async () => (answer = await t.get(path, person.init)))
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const turns = sent.at(-1)?.turn ?? 0
    const more = sent.some(({ text }) => text.startsWith('insert into "audit_log"'))
      ? RECORDED
      : { statements: 0, turns: 0 }
    const isLong = sent.length > STATEMENTS_MAX + more.statements
    // With several connections turns cannot be told apart exactly.
    const isSlow = t.database.engine === 'pglite' && turns > TURNS_MAX + more.turns
    const shown = sent.map(({ turn, text }) => `${turn}: ${text}`).join('\n')
    pages.push({ pattern, tooMuch: isLong || isSlow ? shown : null })
    waiting.push(...[...html.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&')))
  }
  return pages
}

test.each([
  ['an organiser and seller', () => asha, '/account', 25],
  ['an operator', () => kavita, '/operator', 60],
])('no desk of %s sends more than six statements, in three turns', async (_who, person, start, pagesMin) => {
  const pages = await crawl(person(), start)
  expect(pages.length).toBeGreaterThan(pagesMin)
  expect(pages.filter(({ tooMuch }) => tooMuch !== null)).toEqual([])
})
