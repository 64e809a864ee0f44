import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Font } from 'fontkit'
import { shapedFont } from '#app/platform/type/shaped-font.server.ts'

const RUNS = /(?:[\u0900-\u097f]|\u200c|\u200d)+|[^\u0900-\u097f]+/gu
const FONT_FILE = resolve('app/styles/fonts/anek-devanagari-bold.ttf')
let font: Font | undefined

export interface LineShape {
  /** In units of the font, upwards. */
  path: string
  unitsPerEm: number
}

/** The shape of a line with Devanagari, in runs of one script: the shaping of a run is that of its first letter. */
export function drawLineShape(text: string): LineShape {
  font ??= shapedFont(readFileSync(FONT_FILE))
  let left = 0
  let path = ''
  for (const [run] of text.matchAll(RUNS)) {
    const { glyphs, positions } = font.layout(run)
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[i] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      path += glyph.path.translate(left + xOffset, yOffset).toSVG()
      left += xAdvance
    }
  }
  return { path, unitsPerEm: font.unitsPerEm }
}
