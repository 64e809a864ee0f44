export type ShownKind = 'image' | 'video'
export type MediaKind = ShownKind | 'document'

/** One file of an upload. Pictures come as AVIF and WebP in several widths, smallest first; others have one. */
export interface MediaSource {
  /** URL on this site. */
  src: string
  type: string
  /** In pixels; of a document's first page, in points. */
  width: number
}

/** What a page needs to show a picture or a video. Contains nothing about its owner. */
export interface MediaView {
  id: string
  kind: ShownKind
  /** Empty unless the caller fills it in. */
  caption: string
  /** In pixels, of the largest source, after rotation. */
  width: number
  height: number
  sources: readonly MediaSource[]
}

/** A PDF as a page links it. */
export interface DocumentView {
  id: string
  /** URL on this site. */
  src: string
  bytes: number
}

/** Response of the upload endpoint; the same names in JSON. */
export interface UploadView extends Omit<MediaView, 'caption' | 'kind'> {
  kind: MediaKind
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
