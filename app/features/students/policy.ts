import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import type { AgeBand } from './schema.ts'

/** Whether her name and stories may be public. */
export function mayPublish({ ageBand, hasConsent }: { ageBand: AgeBand; hasConsent: boolean }): boolean {
  return ageBand === '18-or-older' || hasConsent
}

/** She can say that she is younger than she said; that she has become eighteen is confirmed by an operator. */
export function canStateAgeBand({ from, to }: { from: AgeBand; to: AgeBand }): boolean {
  return from === to || to === 'under-18'
}

export function canConfirmAdult(actor: Actor): boolean {
  return isOperator(actor)
}

/** Nobody can block herself. */
export function canBlock(actor: Actor, person: { userId: string }): actor is Member {
  return actor.kind === 'member' && actor.userId !== person.userId
}
