import { type Actor, isOperator } from '#app/platform/context.server.ts'

interface Held {
  userId: string | null
  email: string | null
}

/** Who may write, call off and check in, and see the names of those who come. */
export function canManageEvents(actor: Actor): boolean {
  return isOperator(actor)
}

/** True for the ticket of her account, or of the address that her account has proven. Nobody else is shown it by a form. */
export function ownsTicket(actor: Actor, { userId, email }: Held): boolean {
  return (
    actor.kind === 'member' && (actor.userId === userId || (email !== null && actor.email?.toLowerCase() === email))
  )
}
