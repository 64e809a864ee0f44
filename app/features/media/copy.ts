import {
  ACCEPTED,
  IMAGE_PIXELS_MAX,
  PDF_PAGES_MAX,
  UNATTACHED_BYTES_MAX,
  UPLOADS_AT_ONCE_MAX,
  UPLOADS_PER_HOUR_MAX,
  VIDEO_SECONDS_MAX,
  VIDEO_SIDE_PX_MAX,
} from './upload-limits.ts'

const MB = 1024 * 1024
const taken = `Use ${ACCEPTED.image.names} for pictures and ${ACCEPTED.video.names} for videos.`

export const copy = {
  /** By reason; each text says what to do. */
  refused: {
    'sign-in': 'Please sign in to add pictures or videos.',
    origin: 'This file was sent from another site.',
    form: 'Send one file as multipart/form-data, in a field named “file”.',
    empty: 'This file is empty. Please choose it again.',
    interrupted: 'The upload was not complete. Please try again.',
    type: `We cannot show this file. ${taken}`,
    heic: `This picture is in HEIC format. Most browsers cannot show it. Save it as JPEG and choose it again.`,
    quicktime: 'This video is in QuickTime format. Save it as MP4 and choose it again.',
    'image-size': `This picture is larger than ${ACCEPTED.image.bytesMax / MB} MB. Please choose a smaller one.`,
    'video-size': `This video is larger than ${ACCEPTED.video.bytesMax / MB} MB. Please choose a shorter one.`,
    pixels: `This picture has too many pixels. The limit is ${IMAGE_PIXELS_MAX / 1_000_000} million. Please make it smaller.`,
    damaged: 'This file is damaged or not complete. Please choose another one.',
    'no-picture': 'This video has sound but no picture. Please choose another one.',
    codec: 'Browsers cannot play this video. Save it as MP4 (H.264 and AAC) and choose it again.',
    'not-pdf': 'This is not a PDF. Save your document as PDF and choose it again.',
    'document-size': `This PDF is larger than ${ACCEPTED.document.bytesMax / MB} MB. Please make its pictures smaller and save it again.`,
    'pdf-locked': 'This PDF is protected with a password. Save it without a password and choose it again.',
    'pdf-active':
      'This PDF contains a program, an attached file, a video or a form. Print it to a new PDF and choose that one.',
    'pdf-pages': `This PDF has more than ${PDF_PAGES_MAX} pages. Please choose a shorter one.`,
    length: `This video is longer than ${VIDEO_SECONDS_MAX / 60} minutes. Please choose a shorter one.`,
    'video-pixels': `This video is too large. It can be up to ${VIDEO_SIDE_PX_MAX} pixels wide or high.`,
    hourly: `You have added ${UPLOADS_PER_HOUR_MAX} files in an hour. Please continue later.`,
    'at-once': `Please send at most ${UPLOADS_AT_ONCE_MAX} files at a time.`,
    unused: `You have ${UNATTACHED_BYTES_MAX / MB} MB of files that no story uses. Remove some, or share a story first.`,
    busy: 'Many people are uploading files now. Please try again in a minute.',
  },
  /** For those who may see the file; operators pass it on to whoever runs the server. */
  sealed: {
    key: 'This file cannot be opened: the key that it was sealed with is missing, or its beginning was altered. Please tell the person who runs this server to compare the keys with those in the backups.',
    altered:
      'This file cannot be opened: it was altered or cut where it is stored. Please tell the person who runs this server to restore it from the backups.',
    'not-sealed':
      'This file cannot be opened: where it is stored, another file lies in its place. Please tell the person who runs this server to restore it from the backups.',
  },
  notFound: 'We cannot find this file in your account.',
  inUse: 'A story uses this file. Withdraw the story first.',
} as const
