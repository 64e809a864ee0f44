import type { Actor, Member } from '#app/platform/context.server.ts'

/** Who edits services and awards badges. */
export const canTendCare = (actor: Actor): actor is Member =>
  actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
