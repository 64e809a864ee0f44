import { type Actor, isOperator } from '#app/platform/context.server.ts'

interface TicketOwner {
  userId: string | null
  email: string | null
}

/** Who may edit and cancel events, check tickets in, and see attendees. */
export function canManageEvents(actor: Actor): boolean {
  return isOperator(actor)
}

/** True for a ticket of this account or of its proven e-mail address. Forms show a ticket to nobody else. */
export function ownsTicket(actor: Actor, { userId, email }: TicketOwner): boolean {
  return (
    actor.kind === 'member' && (actor.userId === userId || (email !== null && actor.email?.toLowerCase() === email))
  )
}
