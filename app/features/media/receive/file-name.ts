import { BUCKET } from '#app/features/media/schema.ts'

/** The random part is always 22 signs long, so that the width after it is told apart. */
const NAME = /^(stories\/\d+-[\w-]{22})(?:-\d+)?\.(?:avif|webp|mp4|webm)$/

/** `stories/1763…-abc…-360.avif` → `stories/1763…-abc…`, the path of its row; null when it is no name of ours. */
export function stemOf(file: string): string | null {
  return NAME.exec(file)?.[1] ?? null
}

/** Where a file lies in the store. */
export function keyOf(file: string): string {
  return `${BUCKET}/${file}`
}
