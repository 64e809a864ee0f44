import { fileTypeFromBuffer } from 'file-type'
import { UploadRefusal } from './refusal.ts'
import type { MediaKind } from '#app/features/media/views.ts'

/** So many bytes of a file's beginning tell what it is. */
export const HEAD_BYTES = 4_100

export interface Recognised {
  kind: MediaKind
  /** What our decoder is told to expect; nothing else is tried. */
  form: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'mp4' | 'webm'
}

const FORMS: Readonly<Record<string, Recognised>> = {
  'image/jpeg': { kind: 'image', form: 'jpeg' },
  'image/png': { kind: 'image', form: 'png' },
  // An animated PNG: the first picture is kept.
  'image/apng': { kind: 'image', form: 'png' },
  'image/webp': { kind: 'image', form: 'webp' },
  'image/avif': { kind: 'image', form: 'avif' },
  'image/gif': { kind: 'image', form: 'gif' },
  'video/mp4': { kind: 'video', form: 'mp4' },
  'video/x-m4v': { kind: 'video', form: 'mp4' },
  'video/webm': { kind: 'video', form: 'webm' },
}

/** What a file is, by its first bytes: neither its name nor what the sender says of it is ever asked. */
export async function recognise(head: Uint8Array): Promise<Recognised> {
  if (head.length === 0) throw new UploadRefusal('empty')
  const mime = (await fileTypeFromBuffer(head))?.mime ?? ''
  const found = FORMS[mime]
  if (found) return found
  if (/^image\/hei[cf]/.test(mime)) throw new UploadRefusal('heic')
  throw new UploadRefusal(mime === 'video/quicktime' ? 'quicktime' : 'type')
}
