import { canShrink } from './upload-rules.ts'

/** Smaller photos are sent unchanged. */
const WORTH_IT_BYTES = 600_000
/** The largest size that the site shows, on a high-density screen. */
const SIDE_PX_MAX = 2_000
const QUALITY = 0.85

/**
 * Scales a photo down in the browser: a tenth of the bytes on a slow connection, and its location never leaves the
 * phone. Returns the original file when anything fails.
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
