import type { Actor } from '#app/platform/context.server.ts'
import { RETURN_WINDOW_MS } from './schema.ts'

interface Owned {
  ownerUserId: string | null
}

interface Openness {
  isClosed: boolean
  endsAt: Date | null
}

interface Returnable {
  settledAt: Date | null
  returnedAt: Date | null
}

/** A gift that was promised at `pledgedAt` may count: her time counts, not the bank's. A closed campaign takes nothing. */
export function acceptsGift({ isClosed, endsAt }: Openness, pledgedAt: Date): boolean {
  return !isClosed && (endsAt === null || pledgedAt < endsAt)
}

export function canOpenCampaign(actor: Actor): boolean {
  return isOperator(actor)
}

export function canPostUpdate(actor: Actor, campaign: Owned): boolean {
  return isOperator(actor) || isOwner(actor, campaign)
}

export function canCloseCampaign(actor: Actor, campaign: Owned): boolean {
  return isOperator(actor) || isOwner(actor, campaign)
}

/** Not the owner: what the team closed, she cannot open again. */
export function canReopenCampaign(actor: Actor): boolean {
  return isOperator(actor)
}

/** Whoever holds the receipt's token may take the gift back for a day; the team may return it at any time. */
export function canReturnGift(actor: Actor, { settledAt, returnedAt }: Returnable, now: Date): boolean {
  if (settledAt === null || returnedAt !== null) return false
  return isOperator(actor) || now.getTime() - settledAt.getTime() < RETURN_WINDOW_MS
}

function isOperator(actor: Actor): boolean {
  return actor.kind === 'member' && actor.roles.length > 0
}

function isOwner(actor: Actor, { ownerUserId }: Owned): boolean {
  return actor.kind === 'member' && ownerUserId !== null && actor.userId === ownerUserId
}
