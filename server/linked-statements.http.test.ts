import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accountLists } from '#app/features/account-lists/tables.server.ts'
import { readColumns } from '#app/features/erasure/columns.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { one } from '#app/platform/db/one.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { Canaries } from '#test/personal-data/canaries.ts'
import { plantRows } from '#test/personal-data/plant-rows.ts'
import { member, type Person, signUp, signUpStaff } from '#test/people.ts'
import { statementsOf } from '#test/statements.ts'

const STATEMENTS_MAX = 6
/** A session, and everything else. */
const TURNS_MAX = 2
/** What is private is recorded in the audit log before it is shown. */
const RECORDED = { statements: 1, turns: 1 }

const t = await testApp()
let asha: Person
let kavita: Person
let campaign = ''

/** A row of Asha's in every table, beside the demo data: lists and forms are as full as they get. */
beforeAll(async () => {
  const { db } = t.database
  const canaries = new Canaries()
  const her = {
    email: canaries.add('asha@example.org', 'her email'),
    phone: canaries.add('+919876543210', 'her phone'),
  }
  asha = await signUp(t, 'Asha', { email: her.email })
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  const planting = { her: { ...her, userId: asha.userId }, canaries, now: t.clock.now, sealer: t.services.sealer }
  const rows = await plantRows(db, { ...planting, tags: readColumns().tags })
  campaign = String(rows['public.campaigns']?.['slug'])
  await db.transaction(async (tx) => {
    // What is planted in JSON has not the shape that these pages show.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`UPDATE campaigns SET story = '[]', costs = '[]', co_owners = '[]' WHERE slug = ${campaign}`)
    await tx.execute(sql`UPDATE campaign_changes SET part = 'costs', before = '[]', after = '[]'`)
  })
  await seedDemoData(db, t.clock.now, t.services.sealer)
  await sellSome()
  // The list of campaigns reads its page as if there were as many as before, and again if there are not.
  await t.get('/campaign')
})

/** Two orders of Asha's shop, of which one is sent; she has a product in her cart, and saved it with a campaign. */
async function sellSome(): Promise<void> {
  const { db } = t.database
  const market = await openMarket(t.database)
  const shop = one(await db.select().from(sellerProfiles).where(eq(sellerProfiles.userId, asha.userId)))
  const seller = { id: shop.id, slug: shop.slug, actor: { ...member('Asha'), userId: asha.userId } }
  const { slug } = await market.product({ seller })
  await market.paid([{ slug }])
  await market.sent(await market.paid([{ slug }]), seller)
  await db.delete(accountLists)
  const list = (kind: 'cart' | 'saved', ...ids: string[]) => {
    const entries = ids.map((id) => ({ id, quantity: 1 }))
    return { userId: asha.userId, kind, entries, changedAt: t.clock.now }
  }
  const dupatta = 'handloom-dupatta-madder'
  await db.insert(accountLists).values([list('cart', dupatta), list('saved', `p-${dupatta}`, 'c-rukmini-grocery')])
}

const LINK = /href="(\/(?!\/|hi\b|app\/|@)[^"#]*)"/g
const FILE = /\.\w+(?:\?|$)/
/** Redirects, for members too, and what is not for sale. */
const NO_PAGE = /^\/(?:exit$|ssr\/auth\b|product\/planted-)/
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

interface Sent {
  pattern: string
  /** What it sends, if that is too much. */
  tooMuch: string | null
}

/** The pages that links lead to, one of those that differ by an id or a filter. */
async function crawl(person: Person, start: readonly string[]): Promise<Sent[]> {
  const seen = new Set<string>()
  const pages: Sent[] = []
  const waiting = [...start]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = path.replace(ID, ':id').replace(/\?.*/, (query) => (query.includes('edit=') ? '?edit' : ''))
    if (seen.has(pattern) || FILE.test(path) || NO_PAGE.test(path)) continue
    seen.add(pattern)
    let answer = new Response()
    const sent = await statementsOf(t.database, async () => (answer = await t.get(path, person.init)))
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const more = sent.some(({ text }) => /^\s*INSERT INTO "audit_log"/.test(text))
      ? RECORDED
      : { statements: 0, turns: 0 }
    const turnsMax = TURNS_MAX + more.turns
    const isLong = sent.length > STATEMENTS_MAX + more.statements
    // With several connections turns cannot be told apart exactly.
    const isSlow = t.database.engine === 'pglite' && (sent.at(-1)?.turn ?? 0) > turnsMax
    const shown = sent.map(({ turn, text }) => `${turn}: ${text}`).join('\n')
    pages.push({ pattern, tooMuch: isLong || isSlow ? shown : null })
    waiting.push(...[...html.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&')))
  }
  return pages
}

/** Beside what these link to in English, lists that show translations. */
const memberPages = () => ['/', `/account/campaigns/${campaign}`, '/hi/cart', '/hi/saved', '/hi/checkout']

test.each([
  ['a member with a shop and a campaign', () => crawl(asha, memberPages()), '/account', 25],
  ['an operator', () => crawl(kavita, ['/operator']), '/operator', 60],
])('no page of %s sends more than six statements, in two turns', async (_who, read, desk, deskPagesMin) => {
  const pages = await read()
  expect(pages.length).toBeGreaterThan(200)
  expect(pages.filter(({ pattern }) => pattern.startsWith(desk)).length).toBeGreaterThan(deskPagesMin)
  expect(pages.filter(({ tooMuch }) => tooMuch !== null)).toEqual([])
})

test('who was signed out a second ago sees nothing of what is read beside the session', async () => {
  const lists = async () => [
    await (await t.get('/cart', asha.init)).text(),
    await (await t.get('/saved', asha.init)).text(),
  ]
  for (const list of await lists()) expect(list).toContain('handloom-dupatta-madder')
  const token = asha.init.headers.Cookie.split('=')[1]
  await t.request('/auth/v1/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  for (const path of ['/account/shop/settings', `/account/campaigns/${campaign}`]) {
    const page = await t.get(path, { ...asha.init, redirect: 'manual' })
    expect(page.headers.get('Location')).toBe(`/auth?next=${encodeURIComponent(path)}`)
    expect(await page.text()).toBe('')
  }
  for (const list of await lists()) expect(list).not.toContain('handloom-dupatta-madder')
})
