// Draws docs/demo-pictures.webp, all pictures of the demo data by kind: `node scripts/picture-sheet.ts`.
import { readFile, writeFile } from 'node:fs/promises'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { PICTURES } from '#db/demo/picture-list.ts'

const WIDTH = 1200
const ROW_HEIGHT = 150
const GAP = 8
const GROUND = '#f8f2e6'
/** Twice as large while it is drawn, so that thin lines stay. */
const SHARP = 2

let [left, top, kind] = [GAP, GAP, PICTURES[0]?.kind]
const tiles = []
for (const picture of PICTURES.toSorted((a, b) => a.kind.localeCompare(b.kind))) {
  const { data, info } = await drawTile(picture.file)
  // Each kind begins a row.
  if (left > GAP && (picture.kind !== kind || left + info.width > WIDTH - GAP)) {
    top += ROW_HEIGHT + GAP
    left = GAP
  }
  tiles.push({ input: data, left, top })
  left += info.width + GAP
  kind = picture.kind
}
const height = top + ROW_HEIGHT + GAP
const sheet = sharp({ create: { width: WIDTH, height, channels: 3, background: GROUND } }).composite(tiles)
await writeFile('docs/demo-pictures.webp', await sheet.webp({ quality: 74 }).toBuffer())
console.log(`${tiles.length} pictures, ${WIDTH} × ${height}`)

async function drawTile(file: string) {
  const svg = await readFile(`db/demo/pictures/${file}.svg`, 'utf8')
  const image = await renderAsync(svg, { fitTo: { mode: 'height', value: SHARP * ROW_HEIGHT } })
  return sharp(image.asPng()).resize({ height: ROW_HEIGHT }).png().toBuffer({ resolveWithObject: true })
}
