import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { campaignPictures } from '#app/features/fundraising/pictures/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { goodDeedsStories, storyMedia } from '#app/features/stories/tables.server.ts'
import { one } from '#app/platform/db/one.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { type Person, signUp } from '#test/people.ts'
import { statementsOf } from '#test/statements.ts'

const t = await testApp()
let asha: Person

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  await addPictures()
  asha = await signUp(t, 'Asha')
  // The list of campaigns reads its page as if there were as many as before, and again if there are not.
  await t.get('/campaign')
})

/** Each page that has pictures when people use it has some here. */
const PICTURES = { '/campaign/rukmini-grocery': 'Rukmini in her shop', '/stories': 'The well of the village' }

async function addPictures(): Promise<void> {
  const { db } = t.database
  const [inShop, well] = [await addPicture('shop'), await addPicture('well')]
  const { id: campaignId } = one(await db.select().from(campaigns).where(eq(campaigns.slug, 'rukmini-grocery')))
  const alt = PICTURES['/campaign/rukmini-grocery']
  await db.insert(campaignPictures).values({ campaignId, mediaId: inShop, alt, addedAt: t.clock.now })
  const { id: storyId } = one(
    await db.select().from(goodDeedsStories).where(eq(goodDeedsStories.isPublished, true)).limit(1),
  )
  const caption = PICTURES['/stories']
  await db.insert(storyMedia).values({ storyId, position: 0, mediaId: well, caption })
}

async function addPicture(name: string): Promise<string> {
  const file = `stories/1763712000000-${name.padEnd(22, '0')}`
  const size = { width: 360, height: 240, size: 9 }
  const variants = [{ file: `${file}-360.webp`, type: 'image/webp', ...size }]
  const row = { ownerId: crypto.randomUUID(), kind: 'image' as const, ...size, path: file, variants }
  const [made] = await t.database.db
    .insert(media)
    .values({ ...row, createdAt: t.clock.now, attachedAt: t.clock.now })
    .returning({ id: media.id })
  return made?.id ?? ''
}

test.each(Object.entries(PICTURES))('%s shows its pictures', async (path, caption) => {
  expect(await (await t.get(path, asha.init)).text()).toContain(caption)
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
