import { canShrink } from './upload-rules.ts'

/** Below this a photo is sent as it is. */
const WORTH_IT_BYTES = 600_000
/** What the site shows at most, on a screen of fine dots. */
const SIDE_PX_MAX = 2_000
const QUALITY = 0.85

/**
 * A photo as small as the site will show it, made on the phone: a tenth of the bytes on a slow line, and the place
 * where it was taken never leaves the phone. Whatever does not work, the photo itself is sent.
 */
export async function shrink(file: File): Promise<Blob> {
  if (!canShrink(file) || file.size < WORTH_IT_BYTES) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, SIDE_PX_MAX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
