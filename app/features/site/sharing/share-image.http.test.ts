import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#app/features/events/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { type DemoPicture, PICTURES } from '#db/demo/picture-list.ts'
import { addNextPicture } from '#db/demo/pictures.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type TestApp, testApp } from '#test/app.ts'

const BYTES_MAX = 300_000
const COVER_HEIGHT = 594
/** Where the cover is in every layout, away from its edges. */
const COVER = { left: 20, top: 20, width: 400, height: 550 }
const SITE = 'http://localhost:3000'

/** One thing of each kind: the path of its page after its own name is known, and its title. */
const PAGES: Readonly<Record<DemoPicture['kind'], { of: string; page: string }>> = {
  product: { of: 'neem-soap-three-bars', page: '/product/' },
  seller: { of: 'lata-maheshwar', page: '/sellers/' },
  campaign: { of: 'sunita-story', page: '/campaign/' },
  story: { of: 'Prices on the wall', page: '/stories/' },
  startup: { of: 'dhaga-tools', page: '/seeds/' },
  event: { of: 'ride-to-school', page: '/heartbeat/' },
}
const KINDS = Object.keys(PAGES) as DemoPicture['kind'][]

let t: TestApp
let names: Record<DemoPicture['kind'], string>

beforeAll(async () => {
  t = await testApp()
  const { db } = t.database
  await insertFirstHelplines(db, t.clock.now)
  await seedDemoData(db, t.clock.now, t.services.sealer)
  await db.delete(demoSeeds)
  const [story] = await db.select().from(goodDeedsStories).where(eq(goodDeedsStories.title, PAGES.story.of))
  names = { ...Object.fromEntries(KINDS.map((kind) => [kind, PAGES[kind].of])), story: story?.id ?? '' } as typeof names
})

const pathOf = (kind: DemoPicture['kind'], name = names[kind]) => `/share/${kind}/${name}.jpg`
async function imageAt(path: string): Promise<Buffer> {
  const answer = await t.get(path)
  expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'image/jpeg'])
  return Buffer.from(await answer.arrayBuffer())
}
const imageOf = (kind: DemoPicture['kind']) => imageAt(pathOf(kind))

async function givePicture(kind: DemoPicture['kind'], of = PAGES[kind].of) {
  await t.database.db.insert(demoSeeds).values({ name: `picture:${kind}:${of}`, seededAt: t.clock.now })
  expect(await addNextPicture({ ...t.services.media, now: t.clock.now })).toBe('added')
}

/** The mean colour of each cell of the cover. */
async function cells(image: Sharp): Promise<number[]> {
  return [...(await image.resize(8, 11, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer())]
}
/** The mean difference of two covers, of 255. */
const differenceOf = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

/** The pixels in the colour of the brand's name, which begins at `left` above the title. */
async function countMadder(image: Buffer, left: number): Promise<number> {
  const pixels = await sharp(image).extract({ left, top: 44, width: 70, height: 44 }).removeAlpha().raw().toBuffer()
  let count = 0
  for (let i = 0; i < pixels.length; i += 3) if ((pixels[i] ?? 0) - (pixels[i + 1] ?? 0) > 90) count++
  return count
}

const isWide = (kind: DemoPicture['kind']) => kind !== 'product' && kind !== 'seller'

/** The drawing of the demo data, cut as the cover is. */
async function drawnCover(kind: DemoPicture['kind']): Promise<number[]> {
  const picture = PICTURES.find((entry) => entry.kind === kind && entry.of === PAGES[kind].of)
  const svg = await readFile(`db/demo/pictures/${picture?.file}.svg`, 'utf8')
  const drawn = new Resvg(svg, { fitTo: { mode: 'height', value: COVER_HEIGHT } }).render().asPng()
  const width = isWide(kind) ? 690 : COVER_HEIGHT
  const cut = await sharp(drawn).resize(width, COVER_HEIGHT, { fit: 'cover' }).png().toBuffer()
  return cells(sharp(cut).extract(COVER))
}

describe.each(KINDS)('the share image of a %s', (kind) => {
  test('is its kolam, then its picture with title and brand, and its kolam again once the picture is withdrawn', async () => {
    const bare = await imageOf(kind)
    expect(await sharp(bare).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const drawn = await drawnCover(kind)
    expect(differenceOf(await cells(sharp(bare).extract(COVER)), drawn)).toBeGreaterThan(20)

    await givePicture(kind)
    const shown = await imageOf(kind)
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(differenceOf(await cells(sharp(shown).extract(COVER)), drawn)).toBeLessThan(5)
    expect([bare.length < BYTES_MAX, shown.length < BYTES_MAX]).toEqual([true, true])
    // Dark letters of the title beside the cover, and the brand in madder above it.
    const title = await sharp(shown).extract({ left: 734, top: 104, width: 420, height: 400 }).greyscale().stats()
    expect(title.channels[0]?.min).toBeLessThan(70)
    expect(await countMadder(shown, isWide(kind) ? 734 : 638)).toBeGreaterThan(150)

    const rows = await t.database.db.select({ id: media.id }).from(media)
    await withdrawMedia(t.database.db, { mediaIds: rows.map(({ id }) => id), now: t.clock.now })
    expect((await imageOf(kind)).equals(bare)).toBe(true)
  })

  test('is named by its page, once, with its type and size', async () => {
    const page = await (await t.get(PAGES[kind].page + names[kind])).text()
    // A demo story is a sample, which is not for search engines nor for messengers.
    if (kind === 'story') return expect(page).not.toContain('og:image')
    const tags = [...page.matchAll(/<meta [^>]*property="(og:image[^"]*)" content="([^"]*)"/g)].map(
      ([, name, content]) => `${name} ${content}`,
    )
    expect(tags.slice(0, 4)).toEqual([
      `og:image ${SITE}${pathOf(kind)}`,
      'og:image:type image/jpeg',
      'og:image:width 1200',
      'og:image:height 630',
    ])
    expect(tags[4]).toMatch(/^og:image:alt .{5}/)
    expect(tags).toHaveLength(5)
    expect(page).not.toContain('· Diya"')
  })

  test('is missing for an unknown name', async () => {
    for (const name of ['nobody', '%3Cscript%3E', '00000000-0000-4000-8000-000000000000'])
      expect((await t.get(pathOf(kind, name))).status).toBe(404)
  })
})

test('there is none of another kind', async () => {
  for (const path of ['/share/order/abc.jpg', '/share/constructor/abc.jpg'])
    expect((await t.get(path)).status).toBe(404)
})

test('a new title or another picture makes another image, though one of the two is as before', async () => {
  const { db } = t.database
  const slug = eq(sellerProfiles.slug, names.seller)
  await db.update(sellerProfiles).set({ profileImageId: null }).where(slug)
  const bare = await imageOf('seller')
  await db.update(sellerProfiles).set({ displayName: 'Lata Bai' }).where(slug)
  const renamed = await imageOf('seller')
  expect(renamed.equals(bare)).toBe(false)
  await givePicture('seller')
  expect((await imageOf('seller')).equals(renamed)).toBe(false)
})

test('a cover at another site’s address is not fetched: the kolam stays', async () => {
  const bare = await imageOf('campaign')
  for (const imageUrl of [
    'https://example.org/cover.webp',
    '//example.org/media/student-media/a.webp',
    '/media/student-media/stories/../../x.webp',
  ]) {
    await t.database.db.update(campaigns).set({ imageUrl }).where(eq(campaigns.slug, names.campaign))
    expect((await imageOf('campaign')).equals(bare)).toBe(true)
  }
})

test('a title in Hindi is written, and one in a script without a font leaves no empty boxes', async () => {
  const titled = async (title: string) => {
    await t.database.db.update(startups).set({ title }).where(eq(startups.slug, names.startup))
    return imageOf('startup')
  }
  const ink = async (image: Buffer) =>
    (await sharp(image).extract({ left: 570, top: 96, width: 600, height: 160 }).greyscale().stats()).channels[0]
      ?.mean ?? 0
  const [hindi, tamil, kannada] = [await titled('आम का अचार'), await titled('மாங்காய் ஊறுகாய்'), await titled('ಮಾವಿನ ಉಪ್ಪಿನಕಾಯಿ')]
  expect(await ink(hindi)).toBeLessThan((await ink(tamil)) - 2)
  // Nothing of either title is in the image.
  expect(tamil.equals(kannada)).toBe(true)
  expect((await titled('Mango 🥭 pickle')).equals(await titled('Mango pickle'))).toBe(true)
})

test('a product that is not for sale has none', async () => {
  await t.database.db.update(products).set({ isActive: false }).where(eq(products.slug, names.product))
  expect((await t.get(pathOf('product'))).status).toBe(404)
})

test('an event of Sahaara has no share image, and its picture stays on its page', async () => {
  const slug = 'clay-and-quiet'
  await givePicture('event', slug)
  expect((await t.get(pathOf('event', slug))).status).toBe(404)
  const page = await t.get(`/sahaara/events/${slug}`)
  const html = await page.text()
  expect(html).not.toMatch(/og:|twitter:/)
  expect(html).toContain('a small clay bird')
  const src = /src="(\/media\/[^"]+\.webp)"/.exec(html)?.[1] ?? ''
  const file = await t.get(src)
  expect([file.status, file.headers.get('Cache-Control'), file.headers.get('Cross-Origin-Resource-Policy')]).toEqual([
    200,
    'private, no-store',
    'same-origin',
  ])
  await t.database.db.update(events).set({ pictureId: null }).where(eq(events.slug, slug))
  expect((await t.get(src)).status).toBe(404)
})
