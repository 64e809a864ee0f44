import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import { DESKS, type Desk } from './form.ts'

/** Who may add and remove members of queues and appoint operators. */
export const canStaffDesks = (actor: Actor): actor is Member =>
  actor.kind === 'member' && actor.roles.includes('administrator')

/**
 * Who may read and answer the requests of a queue: every operator for an open queue, its members only for a private
 * one. Being an administrator is not enough.
 * @param ownDesks the queues that the actor is a member of
 */
export const canTendDesk = (actor: Actor, desk: Desk, ownDesks: readonly Desk[]): boolean =>
  isOperator(actor) && (!DESKS[desk].isPrivate || ownDesks.includes(desk))
