import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import type { Recognised } from '#app/features/media/receive/recognise.server.ts'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import {
  IMAGE_HEIGHT_PX_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SECONDS_MAX,
  IMAGE_SIDE_PX_MAX,
  IMAGE_WIDTHS_PX,
} from '#app/features/media/upload-limits.ts'

/** The decoder's name of each format. Every other loader (SVG, PDF, TIFF …) is blocked for the whole process. */
const FORMATS: Partial<Record<Recognised['form'], string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
}
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

/** Low effort: a higher one saves a tenth of the bytes at five times the CPU time. */
const AVIF = { quality: 52, effort: 2, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 78, effort: 4 } as const

export interface Rendition {
  type: 'image/avif' | 'image/webp'
  width: number
  height: number
  data: Buffer
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

/**
 * Re-encodes a picture, upright and in sRGB, as AVIF and WebP in up to three widths, smallest first. Only pixels are
 * kept: no metadata, colour profile or hidden data. Of an animation only the first frame is kept.
 */
export async function renderImage(path: string, form: Recognised['form']): Promise<Rendition[]> {
  return renditionsOf(await decode(path, form))
}

/** A part of a picture, in parts of its width and height from 0 to 1. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Renders one of our own pictures again with opaque blocks over these areas. Nothing below them is left. */
export async function renderCovered(webp: Buffer, areas: readonly Area[]): Promise<Rendition[]> {
  const pixels = await decode(webp, 'webp')
  for (const area of areas) fill(pixels, area)
  return renditionsOf(pixels)
}

/** A grey that is neither skin nor shadow. */
const BLOCK = 96

function fill({ data, info: { width, height, channels } }: Pixels, { left, top, right, bottom }: Area): void {
  const [from, to] = [Math.floor(left * width), Math.ceil(right * width)]
  for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y += 1)
    data.fill(BLOCK, (y * width + from) * channels, (y * width + to) * channels)
}

async function renditionsOf(pixels: Pixels): Promise<Rendition[]> {
  const widths = [...IMAGE_WIDTHS_PX.filter((width) => width < pixels.info.width), pixels.info.width]
  const renditions: Rendition[] = []
  for (const width of widths) {
    renditions.push(await encode(pixels, width, 'image/avif'), await encode(pixels, width, 'image/webp'))
  }
  return renditions
}

async function decode(from: string | Buffer, form: Recognised['form']): Promise<Pixels> {
  const source = sharp(from, {
    failOn: 'error',
    limitInputPixels: IMAGE_PIXELS_MAX,
    sequentialRead: true,
    animated: false,
    autoOrient: true,
  })
  try {
    refuseTooLarge(await source.metadata(), form)
    return await source
      .timeout({ seconds: IMAGE_SECONDS_MAX })
      .resize({
        width: IMAGE_WIDTHS_PX.at(-1) ?? 0,
        height: IMAGE_HEIGHT_PX_MAX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof UploadRefusal) throw error
    throw new UploadRefusal(/pixel limit/i.test(String(error)) ? 'pixels' : 'damaged', { cause: error })
  }
}

/** Checks the header, before any pixels are decoded. */
function refuseTooLarge({ format, width, height }: Metadata, form: Recognised['form']): void {
  if (format !== FORMATS[form]) throw new UploadRefusal('damaged')
  if (width * height > IMAGE_PIXELS_MAX || Math.max(width, height) > IMAGE_SIDE_PX_MAX)
    throw new UploadRefusal('pixels')
}

async function encode({ data, info }: Pixels, width: number, type: Rendition['type']): Promise<Rendition> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let image: Sharp = sharp(data, { raw }).timeout({ seconds: IMAGE_SECONDS_MAX })
  if (width < info.width) image = image.resize({ width })
  const made = await (type === 'image/avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer({ resolveWithObject: true })
  return { type, width: made.info.width, height: made.info.height, data: made.data }
}
