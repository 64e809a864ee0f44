import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const SELVEDGE_HEIGHT = 36
export const COVER_HEIGHT = HEIGHT - SELVEDGE_HEIGHT

/** The family in the bundled files; `line.server.ts` draws Devanagari. */
export const FONT = 'Anek Latin Medium'

export type ClothColour = Dye | 'night'

/** Background, line and band colours: the light half of `tokens.css`. */
export const CLOTH: Readonly<Record<ClothColour, readonly [cloth: string, thread: string, deep: string]>> = {
  indigo: ['#254477', '#f3e9d4', '#18305a'],
  turmeric: ['#e3a226', '#57270b', '#c27d0c'],
  lotus: ['#a83163', '#fbe9e2', '#82204a'],
  neem: ['#44691f', '#f3ebcf', '#304e12'],
  madder: ['#9a1f29', '#fbe8d3', '#74131d'],
  peacock: ['#0b5f6b', '#efebd6', '#064650'],
  jamun: ['#552a56', '#f6e4dc', '#3d1b3e'],
  night: ['#13203f', '#f0b23a', '#0c1630'],
}

export interface ShareCanvas {
  colour: ClothColour
  coverWidth: number
  /** What is on the cloth at the left, with the colour of its lines. */
  cover(thread: string): string
  /** What is on the right. */
  text: string
}

/** The frame that all share images have in common, as SVG of 1200 × 630. */
export function canvasSvg({ colour, coverWidth, cover, text }: ShareCanvas): string {
  const [cloth, thread, deep] = CLOTH[colour]
  const top = COVER_HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">
<defs><clipPath id="cover"><path d="M0 0h${coverWidth}v${top}H0z"/></clipPath>
${braidPattern(thread, top + 5)}</defs>
<path fill="#f8f2e6" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<g clip-path="url(#cover)"><path fill="${cloth}" d="M0 0h${coverWidth}v${top}H0z"/>${cover(thread)}</g>
<path fill="${deep}" d="M0 ${top}h${WIDTH}v${SELVEDGE_HEIGHT}H0z"/><path fill="url(#braid)" d="M0 ${top + 5}h${WIDTH}v26H0z"/>
${text}
</svg>`
}

/** The pattern `braid` of the saree border, 26 high, from `y`. */
export const braidPattern = (thread: string, y: number): string =>
  `<pattern id="braid" width="40" height="26" patternUnits="userSpaceOnUse" y="${y}"><g fill="none" stroke="${thread}" stroke-width="2.8"><path d="M0 13C5 8 12 3 20 3s15 5 20 10M0 13c5 5 12 10 20 10s15-5 20-10"/></g><circle cx="20" cy="13" r="3" fill="${thread}"/></pattern>`

/** A kolam in the middle of the cover, `sizePx` in its longer direction. */
export function kolamOn(
  drawing: KolamDrawing,
  thread: string,
  { coverWidth, coverHeight = COVER_HEIGHT, sizePx }: KolamPlace,
): string {
  const [x, y, width, height] = drawing.box
  const scale = sizePx / Math.max(width, height)
  const stroke = 0.085 * drawing.unit
  return `<g transform="translate(${coverWidth / 2} ${coverHeight / 2}) scale(${scale}) translate(${-(x + width / 2)} ${-(y + height / 2)})"><g transform="${drawing.transform ?? ''}">
<path d="${drawing.path}" fill="${thread}" fill-opacity=".12" fill-rule="evenodd" stroke="${thread}" stroke-width="${stroke}" stroke-linejoin="round"/>
<path d="${drawing.dots}" stroke="${thread}" stroke-width="${stroke * 1.75}" stroke-linecap="round"/></g></g>`
}

interface KolamPlace {
  coverWidth: number
  coverHeight?: number
  sizePx: number
}

const IMAGES_CACHED_MAX = 200
const images = new Map<string, Promise<Buffer>>()

/** The image of this key, drawn once. `key` has all that the image shows. */
export function cachedImage(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const image = images.get(key) ?? draw()
  images.delete(key)
  images.set(key, image)
  image.catch(() => images.delete(key))
  const [oldest] = images.keys()
  if (images.size > IMAGES_CACHED_MAX && oldest !== undefined) images.delete(oldest)
  return image
}
