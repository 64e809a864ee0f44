import type { Actor } from '#app/platform/context.server.ts'

/** Any member may vouch. A profile has no account, so vouching for oneself cannot be detected. */
export const canVouch = (actor: Actor): boolean => actor.kind === 'member'
