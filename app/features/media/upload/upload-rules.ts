import { copy } from './copy.ts'

export type FileKind = 'image' | 'video' | 'document'

/** What the upload endpoint accepts. The server checks the content; this check saves useless uploads. */
export interface UploadRules {
  url: string
  /** Name of the file field in the posted form. */
  field: string
  accepted: Readonly<Record<FileKind, { types: readonly string[]; bytesMax: number; names: string }>>
}

/** A file that the server has accepted. */
export interface UploadedFile {
  id: string
  kind: FileKind
  caption: string
  sources: readonly { src: string; type: string; width: number }[]
}

const MB = 1024 * 1024

/** The kind by the declared type; null for other types. */
export function kindOf({ type }: File, { accepted }: UploadRules, kinds: readonly FileKind[]): FileKind | null {
  return kinds.find((kind) => accepted[kind].types.includes(type)) ?? null
}

/** Why a file is refused before the upload; null when it can be sent. */
export function findUploadError(file: File, rules: UploadRules, kinds: readonly FileKind[]): string | null {
  const kind = kindOf(file, rules, kinds)
  if (!kind && kinds.every((each) => each === 'image') && file.type.startsWith('video/')) return copy.failed.video
  if (!kind) return copy.failed.type(kinds.map((each) => rules.accepted[each].names).join(', '))
  if (file.size === 0) return copy.failed.empty
  const { bytesMax } = rules.accepted[kind]
  // A photo is scaled down before it is sent.
  return file.size > bytesMax && !canShrink(file) ? copy.failed.size(bytesMax / MB) : null
}

/** Only JPEG: other formats may be transparent or animated. */
export const canShrink = ({ type }: File): boolean => type === 'image/jpeg'
