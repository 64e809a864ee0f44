import type { Actor, Member } from '#app/platform/context.server.ts'

/** Who works at the operator's desk at all: her acts are written down, and she may read what everybody did. */
export function isOperator(actor: Actor): actor is Member {
  return actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
}
