import type { MediaKind } from './views.ts'

const MB = 1024 * 1024

/** The folder of the store in which all media of students lie, and the folder inside it. */
export const BUCKET = 'student-media'
export const FOLDER = 'stories'
/** Where browsers find the files. */
export const MEDIA_URL = `/media/${BUCKET}/`
/** Where browsers hand a file in, and take an unused one back. */
export const UPLOAD_URL = '/api/v1/media'
/** The name of the file in the posted form. */
export const UPLOAD_FIELD = 'file'

/** What is taken, by content. The endings are for the browser's file dialog alone. */
export const ACCEPTED: Readonly<Record<MediaKind, { types: readonly string[]; bytesMax: number; names: string }>> = {
  image: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    bytesMax: 10 * MB,
    names: 'JPEG, PNG, WebP, AVIF, GIF',
  },
  video: { types: ['video/mp4', 'video/webm'], bytesMax: 50 * MB, names: 'MP4, WebM' },
}
/** For the field in the browser. */
export const UPLOAD_RULES = { url: UPLOAD_URL, field: UPLOAD_FIELD, accepted: ACCEPTED } as const
export const BYTES_MAX = ACCEPTED.video.bytesMax

/** The photos of today's phones have up to 50 million; more is refused before anything is unpacked. */
export const IMAGE_PIXELS_MAX = 50_000_000
export const IMAGE_SIDE_PX_MAX = 16_000
/** The widths that a picture is kept in; it is never enlarged. */
export const IMAGE_WIDTHS_PX = [360, 720, 1440] as const
/** A very tall picture is made smaller, until it is this high. */
export const IMAGE_HEIGHT_PX_MAX = 2_880
export const IMAGE_SECONDS_MAX = 30

export const VIDEO_SECONDS_MAX = 180
export const VIDEO_SIDE_PX_MAX = 4_096
/** Packing 50 MB anew takes a second or two. What takes so long goes in circles. */
export const VIDEO_WORK_SECONDS_MAX = 20
export const VIDEO_WORK_MEMORY_MB_MAX = 256
/** More than 240 a second, for picture and sound together. */
export const VIDEO_PACKETS_MAX = VIDEO_SECONDS_MAX * 240

/** What one person may do. */
export const UPLOADS_PER_HOUR_MAX = 60
export const UPLOADS_AT_ONCE_MAX = 3
/** Of one thing that a visitor holds the key of, e.g. an order. */
export const GUEST_UPLOADS_PER_HOUR_MAX = 12
/** What she has handed in and not used yet. */
export const UNATTACHED_BYTES_MAX = 250 * MB
export const UNATTACHED_HOURS_MAX = 24

/** A sender who is silent for so long has gone. */
export const STALL_SECONDS_MAX = 60

/** Files that wait for their turn to be made small; one more is asked to come back. */
export const WAITING_MAX = 20

/** How long a browser may show a file without asking again: as long as a withdrawn one may still be seen there. */
export const CACHE_SECONDS = 600
