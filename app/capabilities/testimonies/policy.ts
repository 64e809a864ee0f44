import type { Actor } from '#app/platform/context.server.ts'

/** Who says yes or no to a story. */
export function canDecideTestimonies(actor: Actor): boolean {
  return actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
}
