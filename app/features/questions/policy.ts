import type { Actor, Member } from '#app/platform/context.server.ts'

interface Answerer {
  /** Null while operators run what is asked about. */
  userId: string | null
  /** The accounts of others who answer for them. */
  others?: readonly string[]
}

/** Who answers and declines questions. */
export function canAnswer(actor: Actor, { userId, others = [] }: Answerer): actor is Member {
  return actor.kind === 'member' && (actor.userId === userId || others.includes(actor.userId))
}

/**
 * own: who asks would answer. nobody: operators run it. blocked: one of the two has blocked the other. over: it ended too
 * long ago.
 */
export type AskingRefusal = 'own' | 'nobody' | 'blocked' | 'over'

/** Why a member may not ask; null for who may. */
export function whyNotAsk(actor: Actor, answerer: Answerer & { isBlocked: boolean }): AskingRefusal | null {
  if (canAnswer(actor, answerer)) return 'own'
  if (answerer.userId === null) return 'nobody'
  return answerer.isBlocked ? 'blocked' : null
}
