import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { listSampleDrafts } from '#app/features/mailbox/samples/sample-mails.server.ts'
import { composeMail } from '#app/platform/mail/compose.ts'
import { PICTURES } from '#db/demo/picture-list.ts'
import { accountMailSamples } from '#server/mails/account-mails.ts'
import { launchBrowser } from '#test/browser.ts'

// Draws docs/mails.webp: every mail with sample data, light and dark: `node scripts/mail-sheet.ts`. With a folder as the
// argument it also writes each mail there at 360 and 600 px: `node scripts/mail-sheet.ts /tmp/mails`.

const SITE = {
  siteUrl: 'https://diya.example',
  brandName: 'Diya',
  organisation: { registeredName: 'Diya Foundation', address: '12 MG Road, Pune 411001' } as never,
}
const NOW = new Date('2026-11-20T08:00:00Z')
const THEMES = ['light', 'dark'] as const
const WIDTHS = [600, 360] as const
const TILE_WIDTH = 216
const COLUMNS = 14
const GAP = 10
const GROUND = '#8a8378'

interface Shot {
  name: string
  png: Buffer
}

const pages = process.argv[2]
const drafts = [
  ...listSampleDrafts({ site: SITE, now: NOW, pictureOf: (slug) => `/media/${slug}` }),
  ...accountMailSamples(SITE),
]
const mails = drafts.map((draft) => {
  const stopUrl = draft.topic === undefined ? null : `${SITE.siteUrl}/mails/stop/k1.T9x2.b4c7`
  return { kind: draft.kind, html: composeMail(draft, { stopUrl }).html }
})

// The browser of the tests has no font with the rupee sign.
const rupee = (await readFile('app/styles/fonts/anek-rupee.woff2')).toString('base64')
const RUPEE = `@font-face{font-family:'Noto Sans';src:url(data:font/woff2;base64,${rupee});unicode-range:U+20B9}`

const browser = await launchBrowser()
const shots: Shot[] = []
for (const width of WIDTHS) {
  for (const theme of THEMES) {
    const taken = await photograph(browser, { width, theme })
    if (width === 600) shots.push(...taken)
    if (pages) await store(taken, join(pages, `${width}-${theme}`))
  }
}
await browser.close()
const inPairs = mails.flatMap((_mail, index) => [shots[index], shots[index + mails.length]])
await writeFile('docs/mails.webp', await sheetOf(inPairs.filter((shot) => shot !== undefined)))

async function photograph(
  { newContext }: Pick<Browser, 'newContext'>,
  { width, theme }: { width: number; theme: (typeof THEMES)[number] },
): Promise<Shot[]> {
  const context = await newContext.call(browser, { viewport: { width, height: 400 }, colorScheme: theme })
  await context.route('**/media/**', async (route) => {
    const body = await pictureOf(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await route.fulfill({ body, contentType: 'image/png' })
  })
  const page = await context.newPage()
  const taken: Shot[] = []
  for (const { kind, html } of mails) {
    await page.setContent(html, { waitUntil: 'load' })
    await page.addStyleTag({ content: RUPEE })
    await page.evaluate(() => document.fonts.ready)
    taken.push({ name: kind, png: await page.screenshot({ fullPage: true }) })
  }
  await context.close()
  return taken
}

/** The drawing of a demo product or campaign. */
async function pictureOf(slug: string): Promise<Buffer> {
  const file = PICTURES.find(({ of }) => of === slug)?.file
  if (!file) throw new Error(`no demo picture of ${slug}`)
  const svg = await readFile(`db/demo/pictures/${file}.svg`, 'utf8')
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: 360 } })).asPng()
}

async function store(taken: readonly Shot[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, png } of taken) await writeFile(join(folder, `${name}.png`), png)
}

/** All pictures in columns of equal width; each goes to the shortest column. */
async function sheetOf(all: readonly Shot[]): Promise<Buffer> {
  const heights = Array.from({ length: COLUMNS }, () => GAP)
  const tiles = []
  for (const { png } of all) {
    const { data, info } = await sharp(png).resize(TILE_WIDTH).png().toBuffer({ resolveWithObject: true })
    const column = heights.indexOf(Math.min(...heights))
    const top = heights[column] ?? 0
    tiles.push({ input: data, left: GAP + column * (TILE_WIDTH + GAP), top })
    heights[column] = top + info.height + GAP
  }
  const width = GAP + COLUMNS * (TILE_WIDTH + GAP)
  return sharp({ create: { width, height: Math.max(...heights), channels: 3, background: GROUND } })
    .composite(tiles)
    .webp({ quality: 72 })
    .toBuffer()
}
