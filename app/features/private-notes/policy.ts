import type { Actor, Member } from '#app/platform/context.server.ts'

/** Any member may store private notes. Nobody but their author reads them, no operator or administrator either. */
export function canSaveNotes(actor: Actor): actor is Member {
  return actor.kind === 'member'
}
