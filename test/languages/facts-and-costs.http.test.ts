import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { isEnglish, type Passage, passagesOf } from './passages.ts'

// What sellers and campaigners write in short: facts of a listing, titles, lines of costs, headings of a story.

const t = await testApp()
const { db } = t.database

beforeAll(async () => {
  await seedDemoData(db, t.clock.now, t.services.sealer)
  // As people write: in one language.
  await db.delete(contentTranslations)
}, 120_000)

/** The passages of a page's body. */
async function read(path: string): Promise<Passage[]> {
  const html = await (await t.get(path)).text()
  const lang = path.startsWith('/hi') ? 'hi' : 'en'
  return passagesOf(`<html lang="${lang}">${html.slice(html.indexOf('<body'))}`)
}

async function texts(query: string): Promise<readonly string[]> {
  const { rows } = await db.execute(sql.raw(query))
  return rows.map((row) => Object.values(row)[0] as string)
}

test('a screen reader is told on Hindi pages which of it is English', async () => {
  const written = new Set([
    ...(await texts(
      'SELECT title FROM products UNION SELECT title FROM campaigns UNION SELECT cta_text FROM campaigns',
    )),
    // Where they live or work is a place: the same in both languages.
    ...(await texts(`SELECT value FROM products, jsonb_each_text(facts) WHERE key <> 'makerAddress'`)),
    ...(await texts(`SELECT line ->> 'what' FROM campaigns, jsonb_array_elements(costs) AS line`)),
    ...(await texts(`SELECT part ->> 'heading' FROM campaigns, jsonb_array_elements(story) AS part`)),
  ])
  const paths = [
    ...(await texts(`SELECT '/hi/product/' || slug FROM products`)),
    ...(await texts(`SELECT '/hi/campaign/' || slug FROM campaigns`)),
    '/hi',
    '/hi/empowerher',
    '/hi/campaign',
    '/hi/product/none-pickle',
  ]
  let marked = 0
  for (const path of paths) {
    const passages = (await read(path)).filter(({ text }) => written.has(text.replace(/^: /, '')))
    marked += passages.filter(({ lang }) => lang === 'en').length
    expect(passages.filter(isEnglish).map(({ text }) => `${path}: ${text}`)).toEqual([])
  }
  expect(marked).toBeGreaterThan(150)
}, 120_000)

test('and on English pages which of it is Hindi', async () => {
  const FACTS = { commonName: 'आम का अचार', ingredients: 'कच्चा आम, सरसों का तेल', madeOf: 'मिट्टी', origin: 'भारत' }
  const LINES = ['सिलाई मशीन', 'पुरानी मशीन की मोटर']
  const HEADING = 'उनका काम'
  await db.update(products).set({ facts: FACTS }).where(eq(products.slug, 'mango-pickle-500-g'))
  await db.update(campaigns).set({
    costs: LINES.map((what, line) => ({ what, amountMinor: (line + 1) * 1_000_00 })),
    story: [{ heading: HEADING, paragraphs: ['वे सिलाई करती हैं।'] }],
    ctaText: 'साथ दें',
  })
  await publish(db, [pagesChanged(['products', 'product:mango-pickle-500-g', 'campaigns', 'campaign:lakshmi-story'])])
  const seen = [...(await read('/product/mango-pickle-500-g')), ...(await read('/campaign/lakshmi-story'))]
  for (const text of [...Object.values(FACTS), ...LINES, HEADING, 'साथ दें']) {
    const own = seen.filter((passage) => passage.text === text)
    expect([text, ...new Set(own.map(({ lang }) => lang))]).toEqual([text, 'hi'])
  }
  const hindi = [...(await read('/hi/product/mango-pickle-500-g')), ...(await read('/hi/campaign/lakshmi-story'))]
  expect(hindi.filter(({ text, lang }) => LINES.includes(text) && lang !== 'hi')).toEqual([])
})
