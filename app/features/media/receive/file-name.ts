import { BUCKET } from '#app/features/media/upload-limits.ts'

/** The random part always has 22 characters, so that the width after it is unambiguous. */
const NAME = /^(stories\/\d+-[\w-]{22})(?:-\d+)?\.(?:avif|webp|mp4|webm|pdf)$/

/**
 * `stories/1763…-abc…-360.avif` → `stories/1763…-abc…`, the row's path; null when it is not a name of this application.
 */
export function stemOf(file: string): string | null {
  return NAME.exec(file)?.[1] ?? null
}

/** Key in the file store. */
export function keyOf(file: string): string {
  return `${BUCKET}/${file}`
}
