import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Font } from 'fontkit'
import { shapedFont } from '#app/platform/type/shaped-font.server.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'

export interface LineStyle {
  x: number
  /** Of the baseline. */
  y: number
  px: number
  weight: 400 | 700
  fill: string
}

const DEVANAGARI = /[\u0900-\u097f]/u
const RUNS = /(?:[\u0900-\u097f]|\u200c|\u200d)+|[^\u0900-\u097f]+/gu
const FONT_FILE = resolve('app/styles/fonts/anek-devanagari-bold.ttf')
let font: Font | undefined

/**
 * A line of text as SVG. One with Devanagari is drawn as a path: the renderer puts the vowel signs on top of the letters,
 * and loses letters when a line mixes scripts.
 */
export function lineMarkup(text: string, { x, y, px, weight, fill }: LineStyle): string {
  if (DEVANAGARI.test(text)) {
    font ??= shapedFont(readFileSync(FONT_FILE))
    const scale = px / font.unitsPerEm
    return `<path transform="translate(${x} ${Math.round(y)}) scale(${scale} ${-scale})" fill="${fill}" d="${pathOf(font, text)}"/>`
  }
  return `<text x="${x}" y="${Math.round(y)}" font-size="${px}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`
}

/** In runs of one script: the shaping of a run is that of its first letter. */
function pathOf(face: Font, text: string): string {
  let left = 0
  let path = ''
  for (const [run] of text.matchAll(RUNS)) {
    const { glyphs, positions } = face.layout(run)
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      path += glyph.path.translate(left + xOffset, yOffset).toSVG()
      left += xAdvance
    }
  }
  return path
}
