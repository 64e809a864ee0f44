import { resolve } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'

const SHARE_IMAGE_WIDTH = 1200
const SHARE_IMAGE_HEIGHT = 630
const COVER_WIDTH = 470
const SELVEDGE_HEIGHT = 36
const TEXT_X = COVER_WIDTH + 60
const TEXT_WIDTH = SHARE_IMAGE_WIDTH - TEXT_X - 56
const TITLE_PX = 58
const TITLE_LINES_MAX = 4
/** Average width of a wide letter, relative to the font size. */
const LETTER_EM = 0.49
const LINK_PX = 62
const REPEAT = 0.98
const IMAGES_CACHED_MAX = 200

/**
 * Bundled fonts: a server has no Anek. The rupee sign falls back to the first file that has it, in any weight; so the
 * bold files come first, and every amount is bold.
 */
const FONT = 'Anek Latin Medium'
const FONT_FILES = ['anek-latin-bold', 'anek-rupee-bold', 'anek-latin-regular'].map((name) =>
  resolve('app/styles/fonts', `${name}.ttf`),
)

/** Background, line and band colours: the light half of `tokens.css`. */
const CLOTH: Readonly<Record<Dye, readonly [cloth: string, thread: string, deep: string]>> = {
  indigo: ['#254477', '#f3e9d4', '#18305a'],
  turmeric: ['#e3a226', '#57270b', '#c27d0c'],
  lotus: ['#a83163', '#fbe9e2', '#82204a'],
  neem: ['#44691f', '#f3ebcf', '#304e12'],
  madder: ['#9a1f29', '#fbe8d3', '#74131d'],
  peacock: ['#0b5f6b', '#efebd6', '#064650'],
  jamun: ['#552a56', '#f6e4dc', '#3d1b3e'],
}

export interface ShareImageWords {
  coverSeed: string
  title: string
  location: string
  /** '₹24,000' */
  raised: string
  /** 'of ₹50,000' */
  ofGoal: string
  supporters: string
  percent: number
  brand: string
}

const images = new Map<string, Promise<Buffer>>()

/** The share image of a campaign: PNG of 1200 x 630. Cached by its texts, rendered off the main thread. */
export function shareImage(words: ShareImageWords): Promise<Buffer> {
  const key = JSON.stringify(words)
  const image = images.get(key) ?? draw(words)
  images.delete(key)
  images.set(key, image)
  image.catch(() => images.delete(key))
  if (images.size > IMAGES_CACHED_MAX) images.delete(images.keys().next().value ?? key)
  return image
}

async function draw(words: ShareImageWords): Promise<Buffer> {
  const image = await renderAsync(shareImageSvg(words), {
    font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: FONT },
  })
  return image.asPng()
}

/** The image as SVG. */
function shareImageSvg(words: ShareImageWords): string {
  const [cloth, thread, deep] = CLOTH[campaignDye(words.coverSeed)]
  const drawing = drawKolam({ kind: 'thing', id: words.coverSeed })
  const top = SHARE_IMAGE_HEIGHT - SELVEDGE_HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE_WIDTH}" height="${SHARE_IMAGE_HEIGHT}" font-family="${FONT}">
<defs><clipPath id="cover"><path d="M0 0h${COVER_WIDTH}v${top}H0z"/></clipPath>
<pattern id="braid" width="40" height="26" patternUnits="userSpaceOnUse" y="${top + 5}"><g fill="none" stroke="${thread}" stroke-width="2.8"><path d="M0 13C5 8 12 3 20 3s15 5 20 10M0 13c5 5 12 10 20 10s15-5 20-10"/></g><circle cx="20" cy="13" r="3" fill="${thread}"/></pattern>
<pattern id="strand" width="36" height="36" patternUnits="userSpaceOnUse" x="${TEXT_X}" y="452"><g fill="none" stroke="#a3222b" stroke-width="4.6"><path d="M0 18C5 12 10 6 18 6s13 6 18 12M0 18c5 6 10 12 18 12s13-6 18-12"/></g><circle cx="18" cy="18" r="3.8" fill="#a3222b"/></pattern></defs>
<path fill="#f8f2e6" d="M0 0h${SHARE_IMAGE_WIDTH}v${SHARE_IMAGE_HEIGHT}H0z"/>
<g clip-path="url(#cover)"><path fill="${cloth}" d="M0 0h${COVER_WIDTH}v${top}H0z"/>${motif(drawing, thread, top / 2)}</g>
<path fill="${deep}" d="M0 ${top}h${SHARE_IMAGE_WIDTH}v${SELVEDGE_HEIGHT}H0z"/><path fill="url(#braid)" d="M0 ${top + 5}h${SHARE_IMAGE_WIDTH}v26H0z"/>
${text(words)}
</svg>`
}

/** The kolam with fainter neighbours, as on the page's cover. */
function motif(
  { path, dots, transform, unit, box: [, , width, height] }: KolamDrawing,
  thread: string,
  middle: number,
): string {
  const line = 0.085 * unit
  const [right, down] = [width * REPEAT, (height * REPEAT) / 2]
  const near = [-1, 1]
    .flatMap((x) => [-1, 1].map((y) => `<use href="#motif" x="${x * right}" y="${y * down}"/>`))
    .join('')
  return `<g transform="translate(${COVER_WIDTH / 2} ${middle}) scale(${LINK_PX / unit})">
<g id="motif" transform="${transform ?? ''}"><path d="${path}" fill="${thread}" fill-opacity=".12" fill-rule="evenodd" stroke="${thread}" stroke-width="${line}" stroke-linejoin="round"/>
<path d="${dots}" stroke="${thread}" stroke-width="${line * 1.75}" stroke-linecap="round"/></g>
<g opacity=".34">${near}<use href="#motif" y="${2 * down}"/><use href="#motif" y="${-2 * down}"/></g></g>`
}

function text({ title, location, raised, ofGoal, supporters, percent, brand }: ShareImageWords): string {
  const lines = wrap(title)
  const place = 132 + lines.length * (TITLE_PX + 8)
  const filled = (TEXT_WIDTH * Math.min(percent, 100)) / 100
  return `<g fill="#2a1a12"><text x="${TEXT_X}" y="80" font-size="30" font-weight="700" fill="#96202a">${escapeMarkup(brand)}</text>
${lines.map((line, index) => `<text x="${TEXT_X}" y="${152 + index * (TITLE_PX + 8)}" font-size="${TITLE_PX}" font-weight="700">${escapeMarkup(line)}</text>`).join('')}
<text x="${TEXT_X}" y="${place + 22}" font-size="30" font-weight="400" fill="#57432f">${escapeMarkup(location)}</text>
<path stroke="#8c7860" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 22" d="M${TEXT_X} 470h${TEXT_WIDTH}"/>
<path fill="#f8f2e6" d="M${TEXT_X - 8} 452h${filled + 8}v36h-${filled + 8}z"/><path fill="url(#strand)" d="M${TEXT_X} 452h${filled}v36h-${filled}z"/>
<text x="${TEXT_X}" y="548" font-weight="700" font-size="52">${escapeMarkup(raised)}<tspan dx="14" font-size="32" fill="#57432f">${escapeMarkup(ofGoal)}</tspan></text>
<text x="${TEXT_X + TEXT_WIDTH}" y="548" font-size="32" font-weight="400" fill="#57432f" text-anchor="end">${escapeMarkup(supporters)}</text></g>`
}

/** The lines that fit beside the cover; a longer title ends in an ellipsis. */
function wrap(title: string): string[] {
  const charsMax = Math.floor(TEXT_WIDTH / (TITLE_PX * LETTER_EM))
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= charsMax) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, charsMax))
  }
  if (lines.length <= TITLE_LINES_MAX) return lines
  return [...lines.slice(0, TITLE_LINES_MAX - 1), `${lines[TITLE_LINES_MAX - 1]}…`]
}
