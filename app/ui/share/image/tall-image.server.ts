import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import { qrDrawing } from '#app/ui/share/qr.server.ts'
import { braidPattern, cachedImage, CLOTH, kolamOn, SELVEDGE_HEIGHT } from './canvas.server.ts'
import { fundsMarkup } from './funds.server.ts'
import { type Line, linesMarkup } from './line.server.ts'
import { coverUrl, type ShareImage } from './share-image.server.ts'
import { drawable, fit } from './words.ts'
import { TALL_SIZES, type TallSize } from './tall-sizes.ts'

export interface TallImage extends ShareImage {
  /** The code leads there. */
  url: string
  /** Beside the code: what it is for, and the address in letters. */
  scan: readonly [hint: string, address: string]
}

const MARGIN = 56
const QR_PX = 210
const KOLAM_PART = 0.8
const INK = '#2a1a12'
const PALE_INK = '#57432f'
const MADDER = '#96202a'
const FUNDS_HEIGHT = 140

/** The picture of a campaign for a post or a status, as JPEG below 300 KB: cover above, words and a QR code below. */
export function drawTallImage(image: TallImage, size: TallSize): Promise<Buffer> {
  const { picture, kolam: _, ...words } = image
  const key = JSON.stringify({ ...words, size, picture: picture?.file ?? null })
  return cachedImage(key, async () => {
    const { width, cover: height } = TALL_SIZES[size]
    const cover = picture && (await coverUrl(await picture.read(), { width, height }))
    return drawFile('jpeg', await tallSvg(image, cover, size))
  })
}

async function tallSvg(image: TallImage, cover: string | null, size: TallSize): Promise<string> {
  const { width, height, cover: top } = TALL_SIZES[size]
  const [cloth, thread, deep] = CLOTH[image.colour]
  const place = { coverWidth: width, coverHeight: top, sizePx: top * KOLAM_PART }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Anek Latin Medium">
<defs>${braidPattern(thread, top + 5)}</defs>
<path fill="#f8f2e6" d="M0 0h${width}v${height}H0z"/><path fill="${cloth}" d="M0 0h${width}v${top}H0z"/>
${cover ? `<image href="${cover}" width="${width}" height="${top}"/>` : kolamOn(image.kolam, thread, place)}
<path fill="${deep}" d="M0 ${top}h${width}v${SELVEDGE_HEIGHT}H0z"/><path fill="url(#braid)" d="M0 ${top + 5}h${width}v26H0z"/>
<g fill="${INK}">${await wordsOf(image, size)}</g>${await codeOf(image, size)}
</svg>`
}

async function wordsOf({ brand, title, lines: small, funds }: TallImage, size: TallSize): Promise<string> {
  const { width, height, cover, title: px } = TALL_SIZES[size]
  const column = width - 2 * MARGIN
  const shown = drawable(title)
  const sizes = [px, px * 0.84, px * 0.7].map((each, i) => ({ px: Math.round(each), linesMax: 2 + i }))
  const { px: titlePx, lines } = shown ? fit(shown, column, sizes) : { px, lines: [] }
  const below = small.flatMap((line) => fit(drawable(line) ?? '', column, [{ px: 30, linesMax: 1 }]).lines)
  const top = cover + SELVEDGE_HEIGHT + 62
  const titleTop = top + titlePx * 1.15
  const step = titlePx * 1.12
  const lineTop = titleTop + lines.length * step
  const all: Line[] = [
    [brand, { x: MARGIN, y: top, px: 32, weight: 700, fill: MADDER }],
    ...lines.map((text, i): Line => [text, { x: MARGIN, y: titleTop + i * step, px: titlePx, weight: 700, fill: INK }]),
    ...below.map((text, i): Line => [text, { x: MARGIN, y: lineTop + i * 38, px: 30, weight: 400, fill: PALE_INK }]),
  ]
  const fundsAt = {
    x: MARGIN,
    y: height - MARGIN - FUNDS_HEIGHT - (size === 'story' ? QR_PX + 70 : 0),
    width: size === 'story' ? column : column - QR_PX - MARGIN,
  }
  return (await linesMarkup(all)) + (funds ? fundsMarkup(funds, fundsAt) : '')
}

/** At the bottom right; in a status at the left, with the address beside it. */
async function codeOf({ url, scan: [hint, address] }: TallImage, size: TallSize): Promise<string> {
  const { width, height } = TALL_SIZES[size]
  const { path, size: modules } = qrDrawing(url)
  const x = size === 'story' ? MARGIN : width - MARGIN - QR_PX
  const y = height - MARGIN - QR_PX - (size === 'story' ? 0 : 8)
  const code = `<path fill="#fff" d="M${x} ${y}h${QR_PX}v${QR_PX}h-${QR_PX}z"/><path fill="${INK}" transform="translate(${x} ${y}) scale(${QR_PX / modules})" d="${path}"/>`
  if (size === 'square') return code
  const left = x + QR_PX + 32
  const words = await linesMarkup([
    [hint, { x: left, y: y + 96, px: 34, weight: 400, fill: PALE_INK }],
    [address, { x: left, y: y + 142, px: 34, weight: 700, fill: INK }],
  ])
  return code + words
}
