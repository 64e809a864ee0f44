import type { Actor, Member } from '#app/platform/context.server.ts'

/** Private notes belong to one person. Nobody else reads them: no operator, no administrator. */
export function canKeepNotes(actor: Actor): actor is Member {
  return actor.kind === 'member'
}
