import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { CLOTH, type ClothColour, kolamOn } from './canvas.server.ts'
import { cutPicture, type ShareImage } from './share-image.server.ts'

interface Cover {
  picture: ShareImage['picture']
  colour: ClothColour
  kolam: KolamDrawing
}

/** Pixels for each point, for print. */
const DENSITY = 3
const KOLAM_PART = 0.8

/** The picture of a thing, or its kolam on cloth, to print in this size (points): JPEG or PNG. */
export async function drawCover(
  { picture, colour, kolam }: Cover,
  size: { width: number; height: number },
): Promise<Buffer> {
  const width = Math.round(size.width * DENSITY)
  const height = Math.round(size.height * DENSITY)
  if (picture) return cutPicture(await picture.read(), { width, height })
  const [cloth, thread] = CLOTH[colour]
  const drawn = kolamOn(kolam, thread, { coverWidth: width, coverHeight: height, sizePx: height * KOLAM_PART })
  return drawFile(
    'png',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${cloth}" d="M0 0h${width}v${height}H0z"/>${drawn}</svg>`,
  )
}
