export type MediaKind = 'image' | 'video'

/** One file of a medium. Images come as AVIF and WebP in several widths, smallest first; a video has one. */
export interface MediaSource {
  /** An address on this site. */
  src: string
  type: string
  /** In pixels. */
  width: number
}

/** What a page needs to show a picture or a film. Says nothing about whose it is. */
export interface MediaView {
  id: string
  kind: MediaKind
  /** Empty unless the story that shows it says otherwise. */
  caption: string
  /** Of the largest source, in pixels, as it is seen (after rotation). */
  width: number
  height: number
  sources: readonly MediaSource[]
}

/** What the upload door answers; the same names in JSON. */
export interface UploadView extends Omit<MediaView, 'caption'> {
  /** The file under which it is known in the store, e.g. stories/1763712000000-….webp */
  path: string
}

/** What a member can download of her own. */
export interface OwnMedia {
  kind: MediaKind
  url: string
  bytes: number
  createdAt: Date
  /** Whether a story shows it. */
  isUsed: boolean
  isWithdrawn: boolean
}
