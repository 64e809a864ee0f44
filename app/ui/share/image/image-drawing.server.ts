import { resolve } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { FONT } from './canvas.server.ts'

/**
 * Bundled fonts: a server has no Anek. The rupee sign falls back to the first file that has it, in any weight; so the bold
 * files come first.
 */
const FONT_FILES = ['anek-latin-bold', 'anek-rupee-bold', 'anek-latin-regular'].map((name) =>
  resolve('app/styles/fonts', `${name}.ttf`),
)

/** WhatsApp shows no larger image. */
const BYTES_MAX = 300_000
const QUALITIES = [84, 72, 58] as const

/** An SVG as a JPEG that messengers show. The pixels of a picture are 3 to 8 MB: their copies alone take 70 ms. */
export async function drawJpeg(svg: string): Promise<Buffer> {
  const { pixels, width, height } = await render(svg)
  const flat = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  for (const quality of QUALITIES) {
    const jpeg = await flat.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length < BYTES_MAX) return jpeg
  }
  return flat.jpeg({ quality: 40, chromaSubsampling: '4:2:0' }).toBuffer()
}

export const drawPng = async (svg: string): Promise<Buffer> => (await render(svg)).asPng()

function render(svg: string) {
  return renderAsync(svg, { font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: FONT } })
}
