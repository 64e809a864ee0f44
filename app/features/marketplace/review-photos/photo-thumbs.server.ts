import type { MediaView } from '#app/features/media/views.ts'

/** The width in pixels of the smallest stored pictures, in which a review shows its photos. */
const THUMB_PX = 360

export type PhotoThumb = ReturnType<typeof photoThumbs>[number]

/** Photos of a review in a small size, each with the URL of the whole one in a format that every browser reads. */
export function photoThumbs(photos: readonly MediaView[]) {
  return photos.map(({ id, width, height, sources }) => {
    const small = sources.filter((source) => source.width <= THUMB_PX)
    return {
      id,
      width,
      height,
      sources: small.length > 0 ? small : sources,
      url: sources.findLast(({ type }) => type !== 'image/avif')?.src ?? '',
    }
  })
}
