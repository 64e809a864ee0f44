import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import type { AgeBand } from './limits.ts'

/** Whether the student's name and stories may be public. */
export function mayPublish({ ageBand, hasConsent }: { ageBand: AgeBand; hasConsent: boolean }): boolean {
  return ageBand === '18-or-older' || hasConsent
}

/** A student may lower the age band; only an operator may raise it. */
export function canStateAgeBand({ from, to }: { from: AgeBand; to: AgeBand }): boolean {
  return from === to || to === 'under-18'
}

export function canConfirmAdult(actor: Actor): boolean {
  return isOperator(actor)
}

/** A member cannot block themselves. */
export function canBlock(actor: Actor, person: { userId: string }): actor is Member {
  return actor.kind === 'member' && actor.userId !== person.userId
}
