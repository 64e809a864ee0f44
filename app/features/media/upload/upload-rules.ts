import { copy } from './copy.ts'

export type FileKind = 'image' | 'video'

/** What the door takes. The door itself looks at the content; this only spares the way there. */
export interface UploadRules {
  url: string
  /** The name of the file in the form that is sent there. */
  field: string
  accepted: Readonly<Record<FileKind, { types: readonly string[]; bytesMax: number; names: string }>>
}

/** A file that the door has taken. */
export interface UploadedFile {
  id: string
  kind: FileKind
  caption: string
  sources: readonly { src: string; type: string; width: number }[]
}

const MB = 1024 * 1024

/** By what the phone says of it; null when that is something else. */
export function kindOf({ type }: File, { accepted }: UploadRules, kinds: readonly FileKind[]): FileKind | null {
  return kinds.find((kind) => accepted[kind].types.includes(type)) ?? null
}

/** Why a file need not be sent at all; null when it may. */
export function findFault(file: File, rules: UploadRules, kinds: readonly FileKind[]): string | null {
  const kind = kindOf(file, rules, kinds)
  if (!kind) return copy.failed.type(kinds.map((each) => rules.accepted[each].names).join(', '))
  if (file.size === 0) return copy.failed.empty
  const { bytesMax } = rules.accepted[kind]
  // A photo is made smaller before it is sent.
  return file.size > bytesMax && !canShrink(file) ? copy.failed.size(bytesMax / MB) : null
}

/** Other forms may be see-through or moving, which a JPEG is not. */
export const canShrink = ({ type }: File): boolean => type === 'image/jpeg'
