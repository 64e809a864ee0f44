export type MediaKind = 'image' | 'video'

/** One file of an upload. Pictures come as AVIF and WebP in several widths, smallest first; a video has one. */
export interface MediaSource {
  /** URL on this site. */
  src: string
  type: string
  /** In pixels. */
  width: number
}

/** What a page needs to show a picture or a video. Contains nothing about its owner. */
export interface MediaView {
  id: string
  kind: MediaKind
  /** Empty unless the caller fills it in. */
  caption: string
  /** In pixels, of the largest source, after rotation. */
  width: number
  height: number
  sources: readonly MediaSource[]
}

/** Response of the upload endpoint; the same names in JSON. */
export interface UploadView extends Omit<MediaView, 'caption'> {
  /** Path of the main file in the store, such as stories/1763712000000-….webp */
  path: string
}

/** A member's own upload, for their download. */
export interface OwnMedia {
  kind: MediaKind
  url: string
  bytes: number
  createdAt: Date
  /** Whether it is attached. */
  isUsed: boolean
  isWithdrawn: boolean
}
