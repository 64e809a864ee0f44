import { readdir, readFile } from 'node:fs/promises'
import { and, eq, inArray, like, not } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PRODUCTS } from '#app/features/marketplace/demo/demo-data.ts'
import { PHOTO_ALT_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { productPhotos, products } from '#app/features/marketplace/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { type DemoPicture, PICTURES } from './picture-list.ts'
import { addNextPicture } from './pictures.ts'
import { seedDemoData } from './seed.ts'

const FOLDER = 'db/demo/pictures'
const BYTES_MAX = 12_288
const ROWS: Readonly<Record<DemoPicture['kind'], readonly string[]>> = {
  product: PRODUCTS.map(({ slug }) => slug),
}

test.each(Object.entries(ROWS))('every demo %s has one picture of its own', (kind, rows) => {
  const pictured = PICTURES.filter((picture) => picture.kind === kind).map(({ of }) => of)
  expect(pictured.toSorted()).toEqual(rows.toSorted())
})

test('no two rows share a drawing, and no drawing is unused', async () => {
  const files = PICTURES.map(({ file }) => `${file}.svg`)
  expect(files.toSorted()).toEqual((await readdir(FOLDER)).toSorted())
})

test('every picture says in words what it shows, in words of its own', () => {
  expect(new Set(PICTURES.map(({ alt }) => alt)).size).toBe(PICTURES.length)
  for (const { alt } of PICTURES) {
    expect(alt.length).toBeGreaterThan(15)
    expect(alt.length).toBeLessThanOrEqual(PHOTO_ALT_CHARS_MAX)
    expect(alt).not.toMatch(/picture|photo|image|illustration/i)
  }
})

test.each(PICTURES.map(({ file }) => file))('the drawing %s is small and loads nothing', async (file) => {
  const svg = await readFile(`${FOLDER}/${file}.svg`, 'utf8')
  expect(svg.length).toBeLessThanOrEqual(BYTES_MAX)
  expect(svg).not.toMatch(/<(script|image|text|foreignObject|filter)\b|href="[^#]|NaN|undefined/)
})

let database: Database
const files = openDiskFiles(scratchFolder('demo-pictures'))
const store = (now = NOW) => ({ db: database.db, files, workFolder: scratchFolder('demo-pictures-work'), now })

beforeAll(async () => {
  database = await testDatabase()
  await seedDemoData(database.db, NOW, plainSealer)
})

/** Leaves only these wanted. */
async function want(names: readonly string[]) {
  const isWanted = like(demoSeeds.name, 'picture:%')
  await database.db.delete(demoSeeds).where(and(isWanted, not(inArray(demoSeeds.name, [...names]))))
}

test('a product’s picture goes through the pipeline of uploads and is shown with its words', async () => {
  await want(['picture:product:neem-soap-three-bars'])
  expect(await addNextPicture(store())).toBe('added')
  expect(await addNextPicture(store())).toBe('done')
  const [shown] = await database.db
    .select({
      alt: productPhotos.alt,
      variants: media.variants,
      attachedAt: media.attachedAt,
      thumb: products.thumbnailUrl,
    })
    .from(productPhotos)
    .innerJoin(products, eq(products.id, productPhotos.productId))
    .innerJoin(media, eq(media.id, productPhotos.mediaId))
    .where(eq(products.slug, 'neem-soap-three-bars'))
  expect(shown?.alt).toContain('neem')
  expect(shown?.attachedAt).toEqual(NOW)
  expect(shown?.thumb).toMatch(/-360\.webp$/)
  expect(shown?.variants.map(({ type, width }) => `${width} ${type}`)).toEqual([
    '360 image/avif',
    '360 image/webp',
    '720 image/avif',
    '720 image/webp',
  ])
  for (const { file } of shown?.variants ?? []) expect(await files.exists(`student-media/${file}`)).toBe(true)
  expect(await database.db.select().from(productPhotos)).toHaveLength(1)
  expect(await findFailedChecks(database.db, NOW)).toEqual([])
})
