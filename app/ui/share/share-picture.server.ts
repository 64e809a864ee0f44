import { resolve } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import type { SharePicture } from './share-pictures.ts'

const SHARE_PICTURE_WIDTH = 1200
const SHARE_PICTURE_HEIGHT = 630
const COVER_WIDTH = 560
const KOLAM_PX = 430
const TEXT_X = COVER_WIDTH + 64
const SELVEDGE_HEIGHT = 36
/** Font sizes of the title, the largest first, with the line length and number of lines that fit. */
const TITLE_SIZES = [
  { px: 72, chars: 15, linesMax: 3 },
  { px: 52, chars: 21, linesMax: 4 },
  { px: 38, chars: 29, linesMax: 9 },
] as const
const LINE_CHARS_MAX = 32
const FONT = 'Anek Latin Medium'
/** The renderer needs font files, because servers have no Anek installed. */
const FONT_FILES = ['anek-latin-bold', 'anek-latin-regular'].map((name) => resolve('app/styles/fonts', `${name}.ttf`))

/** Light theme colours of `tokens.css`: background, line, band. */
const CLOTH = {
  indigo: ['#254477', '#f3e9d4', '#18305a'],
  turmeric: ['#e3a226', '#57270b', '#c27d0c'],
  lotus: ['#a83163', '#fbe9e2', '#82204a'],
  neem: ['#44691f', '#f3ebcf', '#304e12'],
  night: ['#13203f', '#f0b23a', '#0c1630'],
} as const

const KEPT_MAX = 200
const pictures = new Map<string, Promise<Buffer>>()

/** A share picture as PNG (1200 × 630), rendered once in another thread and cached. */
export function drawSharePicture(picture: SharePicture, brand: string): Promise<Buffer> {
  const key = `${brand} ${picture.path} ${picture.title}`
  const drawn = pictures.get(key) ?? draw(sharePictureSvg(picture, brand))
  pictures.set(key, drawn)
  const [oldest] = pictures.keys()
  if (pictures.size > KEPT_MAX && oldest !== undefined) pictures.delete(oldest)
  drawn.catch(() => pictures.delete(key))
  return drawn
}

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: FONT },
  })
  return image.asPng()
}

function sharePictureSvg({ wing, dye, title, line }: SharePicture, brand: string): string {
  const [cloth, thread, deep] = wing && dye in CLOTH ? CLOTH[dye as keyof typeof CLOTH] : CLOTH.night
  const top = SHARE_PICTURE_HEIGHT - SELVEDGE_HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_WIDTH}" height="${SHARE_PICTURE_HEIGHT}" font-family="${FONT}">
<defs><pattern id="braid" width="40" height="26" patternUnits="userSpaceOnUse" y="${top + 5}"><g fill="none" stroke="${thread}" stroke-width="2.8"><path d="M0 13C5 8 12 3 20 3s15 5 20 10M0 13c5 5 12 10 20 10s15-5 20-10"/></g><circle cx="20" cy="13" r="3" fill="${thread}"/></pattern></defs>
<path fill="#f8f2e6" d="M0 0h${SHARE_PICTURE_WIDTH}v${SHARE_PICTURE_HEIGHT}H0z"/><path fill="${cloth}" d="M0 0h${COVER_WIDTH}v${top}H0z"/>
${kolam(wing, thread, top / 2)}
<path fill="${deep}" d="M0 ${top}h${SHARE_PICTURE_WIDTH}v${SELVEDGE_HEIGHT}H0z"/><path fill="url(#braid)" d="M0 ${top + 5}h${SHARE_PICTURE_WIDTH}v26H0z"/>
${words(title ?? brand, line, title ? brand : null)}
</svg>`
}

function kolam(wing: SharePicture['wing'], thread: string, middle: number): string {
  const drawing = drawKolam(wing ? { kind: 'wing', wing } : { kind: 'torch' })
  const [, , width, height] = drawing.box
  const scale = KOLAM_PX / Math.max(width, height)
  const stroke = 0.085 * drawing.unit
  const [left, up] = [drawing.box[0] + width / 2, drawing.box[1] + height / 2]
  return `<g transform="translate(${COVER_WIDTH / 2} ${middle}) scale(${scale}) translate(${-left} ${-up})"><g transform="${drawing.transform ?? ''}">
<path d="${drawing.path}" fill="${thread}" fill-opacity=".12" fill-rule="evenodd" stroke="${thread}" stroke-width="${stroke}" stroke-linejoin="round"/>
<path d="${drawing.dots}" stroke="${thread}" stroke-width="${stroke * 1.75}" stroke-linecap="round"/></g></g>`
}

function words(title: string, line: string, brand: string | null): string {
  const { px, titles } = fit(title)
  const step = px + 6
  const lines = wrap(line, LINE_CHARS_MAX)
  const start = 300 - (titles.length * step + lines.length * 44) / 2
  const below = start + titles.length * step
  const brandLine = brand
    ? `<text x="${TEXT_X}" y="84" font-size="34" font-weight="700" fill="#96202a">${escapeMarkup(brand)}</text>`
    : ''
  return `<g fill="#2a1a12">${brandLine}
${titles.map((text, i) => `<text x="${TEXT_X}" y="${start + px - 12 + i * step}" font-size="${px}" font-weight="700">${escapeMarkup(text)}</text>`).join('')}
${lines.map((text, i) => `<text x="${TEXT_X}" y="${below + 44 + i * 44}" font-size="34" font-weight="400" fill="#57432f">${escapeMarkup(text)}</text>`).join('')}</g>`
}

function fit(title: string): { px: number; titles: string[] } {
  for (const { px, chars, linesMax } of TITLE_SIZES) {
    const titles = wrap(title, chars)
    if (titles.length <= linesMax) return { px, titles }
  }
  const { px, chars, linesMax } = TITLE_SIZES[2]
  return { px, titles: wrap(title, chars).slice(0, linesMax) }
}

function wrap(text: string, charsMax: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= charsMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
