import type { Actor } from '#app/platform/context.server.ts'

/** Who lists, edits and retires startups. */
export const canTendStartups = (actor: Actor): boolean =>
  actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
