import { type Actor, isOperator, isOwnAddress } from '#app/platform/context.server.ts'

interface TicketOwner {
  userId: string | null
  email: string | null
  phone: string | null
}

/** Who may edit and cancel events, check tickets in, and see attendees. */
export function canManageEvents(actor: Actor): boolean {
  return isOperator(actor)
}

/** True for a ticket of this account, or of its proven e-mail address or number. Forms show a ticket to nobody else. */
export function ownsTicket(actor: Actor, { userId, email, phone }: TicketOwner): boolean {
  return actor.kind === 'member' && (actor.userId === userId || isOwnAddress(actor, email ?? phone ?? ''))
}
