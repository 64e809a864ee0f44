import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { passagesOf } from './passages.ts'

// What people write in Hindi, on English pages. Names, and places that somebody has typed, have no language.

const TITLE = 'रुक्मिणी की दुकान के लिए फ़्रिज'
const TEXT = 'उनका पुराना फ़्रिज अब काम नहीं करता।'

let t: TestApp
const paths: string[] = []

beforeAll(async () => {
  t = await testApp()
  const { db } = t.database
  await seedDemoData(db, t.clock.now, t.services.sealer)
  await db.update(campaigns).set({ title: TITLE, description: TEXT })
  await db.update(products).set({ title: TITLE, description: TEXT })
  await db.update(goodDeedsStories).set({ title: TITLE })
  const first = async (table: string, column: string) =>
    (await db.execute(sql.raw(`SELECT ${column} AS key FROM ${table} LIMIT 1`))).rows[0]?.['key'] as string
  paths.push('/', '/campaign', '/empowerher', '/stories')
  paths.push(`/campaign/${await first('campaigns', 'slug')}`, `/product/${await first('products', 'slug')}`)
  paths.push(`/stories/${await first('good_deeds_stories', 'id')}`)
}, 120_000)

test('a screen reader is told on an English page what somebody has written in Hindi', async () => {
  let found = 0
  for (const path of paths) {
    const html = await (await t.get(path)).text()
    const body = `<html lang="en">${html.slice(html.indexOf('<body'))}`
    const hindi = passagesOf(body).filter(({ text }) => text === TITLE || text === TEXT)
    found += hindi.length
    expect(hindi.filter(({ lang }) => lang !== 'hi').map(({ text }) => `${path}: ${text}`)).toEqual([])
  }
  expect(found).toBeGreaterThan(20)
})
