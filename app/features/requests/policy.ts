import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import { DESKS, type Desk } from './form.ts'

/** Who says who answers at which desk, and who is an operator. */
export const canStaffDesks = (actor: Actor): actor is Member =>
  actor.kind === 'member' && actor.roles.includes('administrator')

/**
 * Who may read and answer what stands at a desk: every operator at the open ones; at a private one only who was
 * put there, and no administrator just by being one.
 * @param ownDesks the desks that the actor was put at
 */
export const canTendDesk = (actor: Actor, desk: Desk, ownDesks: readonly Desk[]): boolean =>
  isOperator(actor) && (!DESKS[desk].isPrivate || ownDesks.includes(desk))
