import type { Actor } from '#app/platform/context.server.ts'

/** Who changes a number that people call in need. */
export function canTendHelplines(actor: Actor): boolean {
  return actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
}
