import type { Actor } from '#app/platform/context.server.ts'

/** Who did it, for the record; null for a visitor. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === 'member' ? actor.userId : null
}
