import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
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

/** A visitor builds on her device; an account keeps drafts of members only. */
export function canKeepDraft(actor: Actor): actor is Member {
  return actor.kind === 'member'
}

export function canSubmitCampaign(actor: Actor): actor is Member {
  return actor.kind === 'member'
}

/** Changing, sending again and taking back what she sent. */
export function ownsSubmission(actor: Actor, submission: Owned): actor is Member {
  return isOwner(actor, submission)
}

/** Nobody says yes to her own campaign. */
export function canReviewCampaign(actor: Actor, submission: Owned): actor is Member {
  return isOperator(actor) && !isOwner(actor, submission)
}

/** Students under eighteen need their guardian's yes; whoever has no student profile says that she is an adult. */
export function mayGoPublic(
  { statesAdult }: { statesAdult: boolean },
  student: { mayPublish: boolean } | null,
): boolean {
  return student ? student.mayPublish : statesAdult
}

function isOwner(actor: Actor, { ownerUserId }: Owned): boolean {
  return actor.kind === 'member' && ownerUserId !== null && actor.userId === ownerUserId
}
