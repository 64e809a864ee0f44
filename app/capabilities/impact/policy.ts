import type { Actor } from '#app/platform/context.server.ts'

/** Who may say what was true before this platform. */
export function canSetBaseline(actor: Actor): boolean {
  return actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
}
