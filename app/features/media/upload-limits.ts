import type { MediaKind, ShownKind } from './views.ts'

const MB = 1024 * 1024

/** The bucket of all media in the file store, and the folder inside it. */
export const BUCKET = 'student-media'
export const FOLDER = 'stories'
/** URL prefix of the files. */
export const MEDIA_URL = `/media/${BUCKET}/`
/** Endpoint for uploads and for deleting unused ones. */
export const UPLOAD_URL = '/api/v1/media'
/** Name of the file field in the posted form. */
export const UPLOAD_FIELD = 'file'

/** Accepted types, recognised by content. `types` is only for the browser's file dialog, `names` for messages. */
export const ACCEPTED: Readonly<Record<MediaKind, { types: readonly string[]; bytesMax: number; names: string }>> = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    bytesMax: 10 * MB,
    names: 'JPEG, PNG, WebP, AVIF, GIF',
  },
  video: { types: ['video/mp4', 'video/webm'], bytesMax: 50 * MB, names: 'MP4, WebM' },
  document: { types: ['application/pdf'], bytesMax: 10 * MB, names: 'PDF' },
}
/** Accepted without `?kind=document`. */
export const SHOWN_KINDS: readonly ShownKind[] = ['image', 'video']
/** For the upload field in the browser. */
export const UPLOAD_RULES = { url: UPLOAD_URL, field: UPLOAD_FIELD, accepted: ACCEPTED } as const
export const DOCUMENT_RULES = { ...UPLOAD_RULES, url: `${UPLOAD_URL}?kind=document` } as const
export const BYTES_MAX = ACCEPTED.video.bytesMax

/** Photos of current phones have up to 50 million pixels. Larger ones are refused before decoding. */
export const IMAGE_PIXELS_MAX = 50_000_000
export const IMAGE_SIDE_PX_MAX = 16_000
/** Widths in which a picture is stored; it is never enlarged. */
export const IMAGE_WIDTHS_PX = [360, 720, 1440] as const
/** A very tall picture is scaled down to this height. */
export const IMAGE_HEIGHT_PX_MAX = 2_880
export const IMAGE_SECONDS_MAX = 30

export const VIDEO_SECONDS_MAX = 180
export const VIDEO_SIDE_PX_MAX = 4_096
/** Rewriting 50 MB takes a second or two; beyond this the parser is assumed to loop. */
export const VIDEO_WORK_SECONDS_MAX = 20
export const VIDEO_WORK_MEMORY_MB_MAX = 256
/** 240 a second, for video and audio together. */
export const VIDEO_PACKETS_MAX = VIDEO_SECONDS_MAX * 240

export const PDF_PAGES_MAX = 100
/** Parsing 10 MB takes a second. */
export const PDF_WORK_SECONDS_MAX = 20
export const PDF_WORK_MEMORY_MB_MAX = 384

/** Limits for one user. */
export const UPLOADS_PER_HOUR_MAX = 60
export const UPLOADS_AT_ONCE_MAX = 3
/** For one object that a visitor has the key of, such as an order. */
export const GUEST_UPLOADS_PER_HOUR_MAX = 12
/** Bytes of uploads that are not used yet. */
export const UNATTACHED_BYTES_MAX = 250 * MB
export const UNATTACHED_HOURS_MAX = 24

/** A sender who sends nothing for this long is disconnected. */
export const STALL_SECONDS_MAX = 60

/** Files that wait for processing; further ones are refused with `busy`. */
export const WAITING_MAX = 20

/** How long browsers may cache a file, and so may still show a withdrawn one. */
export const CACHE_SECONDS = 60
