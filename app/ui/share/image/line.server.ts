import { drawInThread } from '#app/platform/drawing/draw-in-thread.server.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import type { LineShape } from './line-shape.server.ts'

interface LineStyle {
  x: number
  /** Of the baseline. */
  y: number
  px: number
  weight: 400 | 700
  fill: string
}

export type Line = readonly [text: string, style: LineStyle]

const DEVANAGARI = /[\u0900-\u097f]/u

/**
 * Lines of text as SVG. One with Devanagari is drawn as a path: the renderer puts the vowel signs on top of the letters,
 * and loses letters when a line mixes scripts.
 */
export async function linesMarkup(lines: readonly Line[]): Promise<string> {
  return (await Promise.all(lines.map(lineMarkup))).join('')
}

async function lineMarkup([text, { x, y, px, weight, fill }]: Line): Promise<string> {
  if (DEVANAGARI.test(text)) {
    const { path, unitsPerEm } = await drawInThread<string, LineShape>('line', text)
    const scale = px / unitsPerEm
    return `<path transform="translate(${x} ${Math.round(y)}) scale(${scale} ${-scale})" fill="${fill}" d="${path}"/>`
  }
  return `<text x="${x}" y="${Math.round(y)}" font-size="${px}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`
}
