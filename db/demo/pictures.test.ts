import { readdir, readFile } from 'node:fs/promises'
import { and, eq, inArray, like, not } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { EVENTS } from '#app/features/events/demo/demo-data.ts'
import { events } from '#app/features/events/tables.server.ts'
import { CAMPAIGNS } from '#app/features/fundraising/demo/demo-data.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { PRODUCTS, SELLERS } from '#app/features/marketplace/demo/demo-data.ts'
import { PHOTO_ALT_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { productPhotos, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { STARTUPS } from '#app/features/startups/demo.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import { STORIES } from '#app/features/stories/demo.ts'
import { storyMedia } from '#app/features/stories/tables.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
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
  seller: SELLERS.map(({ slug }) => slug),
  story: STORIES.map(({ title }) => title),
  startup: STARTUPS.map(({ slug }) => slug),
  event: EVENTS.map(({ slug }) => slug),
  campaign: [...CAMPAIGNS, ...EVENTS.filter(({ campaign }) => campaign)].map(({ slug }) => slug),
}

test.each(Object.entries(ROWS))('every demo %s has one picture of its own', (kind, rows) => {
  const pictured = PICTURES.filter((picture) => picture.kind === kind).map(({ of }) => of)
  expect(pictured.toSorted()).toEqual(rows.toSorted())
})

test('no two rows share a drawing, and no drawing is unused', async () => {
  const files = PICTURES.map(({ file }) => `${file}.svg`)
  const drawings = (await readdir(FOLDER)).filter((name) => name.endsWith('.svg'))
  expect(files.toSorted()).toEqual(drawings.toSorted())
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
const files = sealFiles(openDiskFiles(scratchFolder('demo-pictures')), plainSealer)
const store = (now = NOW) => ({ db: database.db, files, workFolder: scratchFolder('demo-pictures-work'), now })

beforeAll(async () => {
  database = await testDatabase()
  await seedDemoData(database.db, NOW, plainSealer)
})

/** Leaves only these wanted. */
async function want(names: readonly string[]) {
  const isWanted = like(demoSeeds.name, 'picture:%')
  await database.db.delete(demoSeeds).where(
    and(
      isWanted,
      not(
        inArray(
          demoSeeds.name,
          names.map((name) => `picture:${name}`),
        ),
      ),
    ),
  )
}

test('pictures go through the pipeline of uploads, and a product’s is shown with its words', async () => {
  await want(['product:neem-soap-three-bars', 'seller:lata-maheshwar', 'campaign:sunita-story'])
  for (const _ of [1, 2, 3]) expect(await addNextPicture(store())).toBe('added')
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

test('a seller has a portrait, a campaign a cover, and the others still none', async () => {
  const sellers = await database.db.select().from(sellerProfiles)
  const shown = sellers.filter(({ profileImageUrl }) => profileImageUrl !== null)
  expect(shown.map(({ slug }) => slug)).toEqual(['lata-maheshwar'])
  expect(shown[0]?.profileImageUrl).toMatch(/^\/media\/.*\.webp$/)
  const covered = (await database.db.select().from(campaigns)).filter(({ imageUrl }) => imageUrl !== null)
  expect(covered.map(({ slug }) => slug)).toEqual(['sunita-story'])
  const [cover] = await database.db.select().from(media).where(eq(media.width, 960))
  expect(cover?.variants.map(({ file }) => `/media/student-media/${file}`)).toContain(covered[0]?.imageUrl)
})

test('a picture that fails is tried again after ten minutes, and not before', async () => {
  const wanted = { name: 'picture:product:tulsi-in-a-clay-pot', seededAt: NOW }
  await database.db.insert(demoSeeds).values(wanted)
  const broken = { ...store(), workFolder: '/dev/null/none' }
  await expect(addNextPicture(broken)).rejects.toThrow()
  expect(await addNextPicture(store())).toBe('waiting')
  expect(await addNextPicture(store(new Date(NOW.getTime() + 10 * MINUTE_MS)))).toBe('added')
  expect(await addNextPicture(store())).toBe('done')
})

test('a story and a startup show their picture with its words, in public', async () => {
  for (const name of ['picture:story:Prices on the wall', 'picture:startup:dhaga-tools'])
    await database.db.insert(demoSeeds).values({ name, seededAt: NOW })
  for (const _ of [1, 2]) expect(await addNextPicture(store())).toBe('added')
  const [shown] = await database.db.select().from(storyMedia)
  expect(shown?.caption).toContain('fry snacks')
  const [startup] = await database.db.select().from(startups).where(eq(startups.slug, 'dhaga-tools'))
  expect(startup).toMatchObject({
    pictureAlt: expect.stringContaining('folding loom'),
    title: 'Dhaga: a loom that folds',
  })
  const ids = [shown?.mediaId ?? '', startup?.pictureId ?? '']
  const rows = await database.db.select().from(media).where(inArray(media.id, ids))
  expect(rows.map(({ attachedAt, withdrawnAt }) => ({ attachedAt, withdrawnAt }))).toEqual([
    { attachedAt: NOW, withdrawnAt: null },
    { attachedAt: NOW, withdrawnAt: null },
  ])
})

test('an event shows its picture with its words; of a private circle nothing keeps it', async () => {
  for (const name of ['picture:event:ride-to-school', 'picture:event:clay-and-quiet'])
    await database.db.insert(demoSeeds).values({ name, seededAt: NOW })
  for (const _ of [1, 2]) expect(await addNextPicture(store())).toBe('added')
  const rows = await database.db
    .select({ slug: events.slug, alt: events.pictureAlt, isPrivate: media.isPrivate, attachedAt: media.attachedAt })
    .from(events)
    .innerJoin(media, eq(media.id, events.pictureId))
    .orderBy(events.slug)
  expect(rows).toEqual([
    { slug: 'clay-and-quiet', alt: expect.stringContaining('clay bird'), isPrivate: true, attachedAt: NOW },
    { slug: 'ride-to-school', alt: expect.stringContaining('bicycles'), isPrivate: false, attachedAt: NOW },
  ])
})
