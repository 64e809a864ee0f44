import { expect, test } from 'vitest'
import { eventTexts } from '#app/features/events/event-texts.ts'
import { events } from '#app/features/events/tables.server.ts'
import { campaignTexts } from '#app/features/fundraising/rows/campaign-texts.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { productTexts } from '#app/features/marketplace/listing/product-texts.ts'
import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { storyTexts } from '#app/features/stories/story-texts.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { testimonies } from '#app/features/testimonies/tables.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { NOW } from '#test/clock.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { seedDemoData } from './seed.ts'

const { db } = await testDatabase()

test('every campaign, product, shop, story and event of the demo is there in Hindi, with all that is written about it', async () => {
  await seedDemoData(db, NOW, plainSealer)
  const written = new Map([
    ...(await db.select().from(campaigns)).map((row) => [row.id, campaignTexts(row)] as const),
    ...(await db.select().from(products)).map((row) => [row.id, productTexts(row)] as const),
    ...(await db.select().from(sellerProfiles)).map((row) => [row.id, shopTexts(row)] as const),
    ...(await db.select().from(goodDeedsStories)).map((row) => [row.id, storyTexts(row)] as const),
    ...(await db.select().from(events)).map((row) => [row.id, eventTexts(row)] as const),
    ...(await db.select().from(testimonies)).map((row) => [row.id, { story: row.story }] as const),
  ])
  const saved = new Map((await db.select().from(contentTranslations)).map((row) => [row.subjectId, row.fields]))
  const missing = [...written].flatMap(([id, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => (text && !saved.get(id)?.[name] ? [`${name}: ${text}`] : [])),
  )
  expect([written.size, missing]).toEqual([60, []])
})
