import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { cachedImage, canvasSvg, kolamOn, WIDTH } from './canvas.server.ts'
import { type Line, linesMarkup } from './line.server.ts'
import type { SharePicture } from './share-pictures.ts'
import { fit, wrap } from './words.ts'

const COVER_WIDTH = 560
const KOLAM_PX = 430
const TEXT_X = COVER_WIDTH + 64
const TEXT_WIDTH = WIDTH - TEXT_X - 48
const TITLE_SIZES = [
  { px: 72, linesMax: 3 },
  { px: 52, linesMax: 4 },
  { px: 38, linesMax: 6 },
] as const
const LINE_PX = 34

/** The share image of the site or of a wing as PNG (1200 × 630), drawn once. */
export function drawWingImage(picture: SharePicture, brand: string): Promise<Buffer> {
  const { path, title, line } = picture
  return cachedImage(JSON.stringify([brand, path, title, line]), async () =>
    drawFile('png', await svgOf(picture, brand)),
  )
}

async function svgOf({ wing, dye, title, line }: SharePicture, brand: string): Promise<string> {
  const drawing = drawKolam(wing ? { kind: 'wing', wing } : { kind: 'torch' })
  return canvasSvg({
    colour: wing ? dye : 'night',
    coverWidth: COVER_WIDTH,
    cover: (thread) => kolamOn(drawing, thread, { coverWidth: COVER_WIDTH, sizePx: KOLAM_PX }),
    text: await words(title ?? brand, line, title ? brand : null),
  })
}

async function words(title: string, line: string, brand: string | null): Promise<string> {
  const { px, lines: titles } = fit(title, TEXT_WIDTH, TITLE_SIZES)
  const step = px + 6
  const lines = wrap(line, TEXT_WIDTH / LINE_PX)
  const start = 300 - (titles.length * step + lines.length * 44) / 2
  const below = start + titles.length * step
  const x = TEXT_X
  const titleAt = (i: number) => ({ x, y: start + px - 12 + i * step, px, weight: 700, fill: '#2a1a12' }) as const
  const lineAt = (i: number) => ({ x, y: below + 44 + i * 44, px: LINE_PX, weight: 400, fill: '#57432f' }) as const
  const all: Line[] = [
    ...(brand ? [[brand, { x, y: 84, px: 34, weight: 700, fill: '#96202a' }] as const] : []),
    ...titles.map((text, i): Line => [text, titleAt(i)]),
    ...lines.map((text, i): Line => [text, lineAt(i)]),
  ]
  return `<g>${await linesMarkup(all)}</g>`
}
