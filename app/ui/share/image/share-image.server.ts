import sharp from 'sharp'
import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { cachedImage, canvasSvg, type ClothColour, COVER_HEIGHT, HEIGHT, kolamOn, WIDTH } from './canvas.server.ts'
import { fundsMarkup, type ShareFunds } from './funds.server.ts'
import { type Line, linesMarkup } from './line.server.ts'
import { drawable, fit } from './words.ts'

export interface ShareImage {
  brand: string
  title: string
  /** Below the title; what does not fit ends in an ellipsis. */
  lines: readonly string[]
  colour: ClothColour
  /** On the cloth when there is no picture. */
  kolam: KolamDrawing
  /** `file` is a name that never means another content. */
  picture: { file: string; read(): Promise<Buffer> } | null
  /** The funds of a campaign. */
  funds?: ShareFunds | undefined
}

/** Of the cover: as wide as high, as most pictures of products are. A wide picture gets a wider one. */
const COVER_WIDTH = { square: COVER_HEIGHT, wide: 690, kolam: 520 } as const
const WIDE_RATIO = 1.15
const KOLAM_PX = 410
const MARGIN = 44
const INK = '#2a1a12'
const PALE_INK = '#57432f'
const MADDER = '#96202a'
const TITLE_SIZES = [
  { px: 64, linesMax: 3 },
  { px: 54, linesMax: 4 },
  { px: 44, linesMax: 6 },
] as const
/** Above the funds there is less room. */
const TITLE_SIZES_WITH_FUNDS = [
  { px: 56, linesMax: 3 },
  { px: 46, linesMax: 4 },
  { px: 38, linesMax: 5 },
] as const
const LINE_PX = 30
/** A place or a date may need two lines. */
const LINE_SIZES = [{ px: LINE_PX, linesMax: 2 }] as const

/**
 * The image of one thing for messengers: its picture (or its kolam), title and brand, as JPEG of 1200 × 630 below 300 KB.
 * A title in a script without a bundled font is left out.
 */
export function drawShareImage(image: ShareImage): Promise<Buffer> {
  const { picture, kolam: _, ...words } = image
  return cachedImage(JSON.stringify({ ...words, picture: picture?.file ?? null }), () => draw(image))
}

async function draw({ picture, ...image }: ShareImage): Promise<Buffer> {
  const cover = picture && (await coverOf(await picture.read()))
  return drawFile('jpeg', await shareImageSvg(image, cover))
}

interface Cover {
  width: number
  href: string
}

/** The renderer draws no WebP and no AVIF, and says nothing: as JPEG, in the size of the cover. */
async function coverOf(bytes: Buffer): Promise<Cover> {
  const { width: w, height: h } = await sharp(bytes).metadata()
  const width = w / h > WIDE_RATIO ? COVER_WIDTH.wide : COVER_WIDTH.square
  return { width, href: await coverUrl(bytes, { width, height: COVER_HEIGHT }) }
}

/** A picture, cut to this size, as a data URL of a JPEG. */
export async function coverUrl(bytes: Buffer, size: { width: number; height: number }): Promise<string> {
  return `data:image/jpeg;base64,${(await cutPicture(bytes, size)).toString('base64')}`
}

/** A picture, cut to this size, as JPEG. */
export function cutPicture(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp(bytes)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#f8f2e6' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function shareImageSvg(image: Omit<ShareImage, 'picture'>, cover: Cover | null): Promise<string> {
  const coverWidth = cover?.width ?? COVER_WIDTH.kolam
  return canvasSvg({
    colour: image.colour,
    coverWidth,
    cover: (thread) =>
      cover
        ? `<image href="${cover.href}" width="${cover.width}" height="${COVER_HEIGHT}"/>`
        : kolamOn(image.kolam, thread, { coverWidth, sizePx: KOLAM_PX }),
    text: await textOf(image, { x: coverWidth + MARGIN, width: WIDTH - coverWidth - 2 * MARGIN }),
  })
}

interface Column {
  x: number
  width: number
}

async function textOf(
  { brand, title, lines: small, funds }: Omit<ShareImage, 'picture'>,
  column: Column,
): Promise<string> {
  const { x, width } = column
  const shown = drawable(title)
  const { px, lines } = shown
    ? fit(shown, width, funds ? TITLE_SIZES_WITH_FUNDS : TITLE_SIZES)
    : { px: TITLE_SIZES[0].px, lines: [] }
  const below = small.flatMap((line) => fit(drawable(line) ?? '', width, LINE_SIZES).lines).filter(Boolean)
  const step = px * 1.12
  const blockHeight = lines.length * step + below.length * (LINE_PX + 8)
  // Above the funds the text begins under the brand, else it is in the middle.
  const top = funds ? 104 : Math.max(104, 330 - blockHeight / 2)
  const lineTop = top + lines.length * step + 34
  const titleAt = (i: number) => ({ x, y: top + px * 0.86 + i * step, px, weight: 700, fill: INK }) as const
  const lineAt = (i: number) =>
    ({ x, y: lineTop + i * (LINE_PX + 8), px: LINE_PX, weight: 400, fill: PALE_INK }) as const
  const all: Line[] = [
    [brand, { x, y: 76, px: 34, weight: 700, fill: MADDER }],
    ...lines.map((text, i): Line => [text, titleAt(i)]),
    ...below.map((text, i): Line => [text, lineAt(i)]),
  ]
  return `<g fill="${INK}">${await linesMarkup(all)}
${funds ? fundsMarkup(funds, { ...column, y: HEIGHT - 206 }) : ''}</g>`
}
