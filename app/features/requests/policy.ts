import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import { QUEUES, type Queue } from './form.ts'

/** Who may add and remove members of queues and appoint operators. */
export const canStaffQueues = (actor: Actor): actor is Member =>
  actor.kind === 'member' && actor.roles.includes('administrator')

/**
 * Who may read and answer the requests of a queue: every operator for an open queue, its members only for a private
 * one. Being an administrator is not enough.
 * @param ownQueues the queues that the actor is a member of
 */
export const canHandleQueue = (actor: Actor, queue: Queue, ownQueues: readonly Queue[]): boolean =>
  isOperator(actor) && (!QUEUES[queue].isPrivate || ownQueues.includes(queue))
