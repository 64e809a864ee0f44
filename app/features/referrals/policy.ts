import type { Actor } from '#app/platform/context.server.ts'

/** Who may vouch: whoever is signed in. Nobody is told to vouch for herself; a profile has no account. */
export const canVouch = (actor: Actor): boolean => actor.kind === 'member'
