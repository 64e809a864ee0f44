import { beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'
import { statementsOf } from '#test/statements.ts'

const t = await testApp()
let asha: Person

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  asha = await signUp(t, 'Asha')
  // The list of campaigns reads its page as if there were as many as before, and again if there are not.
  await t.get('/campaign')
})

/** The first statement reads the session; the second turn is for everything else. */
const PAGES = [
  { path: '/', statements: 2, turns: 2 },
  { path: '/home', statements: 5, turns: 2 },
  { path: '/empowerher', statements: 4, turns: 2 },
  { path: '/campaign/rukmini-grocery', statements: 3, turns: 2 },
  { path: '/product/handloom-dupatta-madder', statements: 4, turns: 2 },
  { path: '/stories', statements: 2, turns: 2 },
  { path: '/account/gifts', statements: 3, turns: 2 },
  { path: '/account/orders', statements: 2, turns: 2 },
  { path: '/account/requests', statements: 2, turns: 2 },
  { path: '/account/notes', statements: 3, turns: 2 },
  { path: '/account/campaigns', statements: 5, turns: 2 },
  { path: '/account/shop', statements: 4, turns: 2 },
  { path: '/campaign/rukmini-grocery/support', statements: 4, turns: 2 },
  { path: '/campaign/rukmini-grocery/supporters', statements: 4, turns: 2 },
  { path: '/cart', statements: 3, turns: 2 },
  { path: '/doc', statements: 5, turns: 2 },
  { path: '/fearless-girls', statements: 5, turns: 2 },
  { path: '/impact', statements: 4, turns: 2 },
  { path: '/partnership-hub', statements: 5, turns: 2 },
  { path: '/sahaara', statements: 4, turns: 2 },
  { path: '/seeds', statements: 3, turns: 2 },
  { path: '/solve', statements: 4, turns: 2 },
  { path: '/ssr/needs', statements: 5, turns: 2 },
  { path: '/account', statements: 6, turns: 2 },
  { path: '/checkout', statements: 3, turns: 2 },
  { path: '/heartbeat', statements: 2, turns: 2 },
  { path: '/school', statements: 2, turns: 2 },
  { path: '/sellers', statements: 4, turns: 2 },
  { path: '/success-stories', statements: 2, turns: 2 },
  { path: '/sellers/lata-maheshwar', statements: 3, turns: 2 },
  { path: '/campaign', statements: 2, turns: 2 },
]

/** What a page of this path sends for Asha, turn by turn. */
async function sentFor(path: string) {
  let answer = new Response()
  const sent = await statementsOf(t.database, async () => (answer = await t.get(path, asha.init)))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Asha')
  return {
    count: sent.length,
    turns: sent.at(-1)?.turn,
    shown: sent.map(({ turn, text }) => `${turn}: ${text}`).join('\n'),
  }
}

test.each(PAGES)('a member opens $path with $statements statements in $turns turns', async ({ path, ...expected }) => {
  const { count, turns, shown } = await sentFor(path)
  expect(count, shown).toBe(expected.statements)
  // With several connections turns cannot be told apart exactly.
  if (t.database.engine === 'pglite') expect(turns, shown).toBe(expected.turns)
})

test.each(PAGES)(
  'in Hindi $path takes as many, though its lists were written in English',
  async ({ path, ...expected }) => {
    const { count, turns, shown } = await sentFor(path === '/' ? '/hi' : `/hi${path}`)
    expect(count, shown).toBeLessThanOrEqual(expected.statements)
    if (t.database.engine === 'pglite') expect(turns, shown).toBe(expected.turns)
  },
)
