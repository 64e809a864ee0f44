import type { Actor } from '#app/platform/context.server.ts'

/** Who may write, change and retire documents. */
export function canTendDocuments(actor: Actor): boolean {
  return actor.kind === 'member' && actor.roles.some((role) => role === 'operator' || role === 'administrator')
}
