import { fileTypeFromBuffer } from 'file-type'
import { UploadRefusal } from './refusal.ts'
import type { MediaKind } from '#app/features/media/views.ts'

/** Bytes of a file's beginning that are needed to recognise it. */
export const HEAD_BYTES = 4_100

export interface Recognised {
  kind: MediaKind
  /** The format that the decoder must expect. */
  form: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'mp4' | 'webm' | 'pdf'
}

const FORMS: Readonly<Record<string, Recognised>> = {
  'image/jpeg': { kind: 'image', form: 'jpeg' },
  'image/png': { kind: 'image', form: 'png' },
  // An animated PNG: the first frame is kept.
  'image/apng': { kind: 'image', form: 'png' },
  'image/webp': { kind: 'image', form: 'webp' },
  'image/avif': { kind: 'image', form: 'avif' },
  'image/gif': { kind: 'image', form: 'gif' },
  'video/mp4': { kind: 'video', form: 'mp4' },
  'video/x-m4v': { kind: 'video', form: 'mp4' },
  'video/webm': { kind: 'video', form: 'webm' },
  'application/pdf': { kind: 'document', form: 'pdf' },
}

/**
 * Recognises a file of one of these kinds by its first bytes. Its name and the declared type are ignored.
 * @throws UploadRefusal for any other file
 */
export async function recognise(head: Uint8Array, kinds: readonly MediaKind[]): Promise<Recognised> {
  if (head.length === 0) throw new UploadRefusal('empty')
  const mime = (await fileTypeFromBuffer(head))?.mime ?? ''
  const found = FORMS[mime]
  if (found && kinds.includes(found.kind)) return found
  if (kinds.includes('document')) throw new UploadRefusal('not-pdf')
  if (/^image\/hei[cf]/.test(mime)) throw new UploadRefusal('heic')
  throw new UploadRefusal(mime === 'video/quicktime' ? 'quicktime' : 'type')
}
