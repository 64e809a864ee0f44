import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import type { CoOwner, CoOwnerPart } from './owner/people/co-owner-parts.ts'
import { RETURN_WINDOW_MS } from './schema.ts'

interface Owned {
  ownerUserId: string | null
  coOwners: readonly CoOwner[]
}

type Submitted = Pick<Owned, 'ownerUserId'>

/** A part of a campaign that a co-owner can get; `any`: what every co-owner sees; `owner`: nobody else. */
export type CampaignPart = CoOwnerPart | 'any' | 'owner'

interface Openness {
  isClosed: boolean
  endsAt: Date | null
  /** When its pause ends; null or absent when it was never paused, or resumed. */
  pausedUntil?: Date | null
}

interface Returnable {
  settledAt: Date | null
  returnedAt: Date | null
}

interface Contactable {
  userId: string | null
  email: string | null
  phone: string | null
}

/**
 * Whether a gift pledged at `pledgedAt` counts: the time of the pledge decides, not of the capture. A campaign that is
 * closed or paused `now` takes nothing.
 */
export function acceptsGift({ endsAt, ...openness }: Openness, pledgedAt: Date, now: Date = pledgedAt): boolean {
  return !openness.isClosed && !isPaused(openness, now) && (endsAt === null || pledgedAt < endsAt)
}

export const isPaused = ({ pausedUntil }: Pick<Openness, 'pausedUntil'>, now: Date): boolean =>
  pausedUntil != null && now < pausedUntil

/** Who sees and changes this part of the campaign below `/account/campaigns`. */
export function canManageCampaign(actor: Actor, { ownerUserId, coOwners }: Owned, part: CampaignPart): actor is Member {
  if (actor.kind !== 'member') return false
  if (actor.userId === ownerUserId) return true
  const own = coOwners.find(({ userId }) => userId === actor.userId)
  if (!own || part === 'owner') return false
  return part === 'any' || own.may.includes(part)
}

export function canOpenCampaign(actor: Actor): boolean {
  return isOperator(actor)
}

export function canPostUpdate(actor: Actor, campaign: Owned): boolean {
  return isOperator(actor) || canManageCampaign(actor, campaign, 'updates')
}

/** The owner, and operators who do not help the owner. */
export function canCloseCampaign(actor: Actor, campaign: Owned): boolean {
  return canManageCampaign(actor, campaign, 'owner') || isOtherOperator(actor, campaign)
}

/** Not the owner: a campaign that operators closed cannot be reopened by its owner. */
export function canReopenCampaign(actor: Actor, campaign: Owned): boolean {
  return isOtherOperator(actor, campaign)
}

/** The receipt's token allows a return for a day; operators may return a gift at any time. */
export function canReturnGift(actor: Actor, { settledAt, returnedAt }: Returnable, now: Date): boolean {
  if (settledAt === null || returnedAt !== null) return false
  return isOperator(actor) || now.getTime() - settledAt.getTime() < RETURN_WINDOW_MS
}

/**
 * The holder of the receipt's token may keep a gift without an account that was given with a phone number. One with an
 * e-mail address joins by the confirmed address only: receipts are forwarded. After an erasure neither is left.
 */
export function canKeepGift(actor: Actor, { userId, email, phone }: Contactable): actor is Member {
  return actor.kind === 'member' && userId === null && email === null && phone !== null
}

export function canManagePaymentCosts(actor: Actor): boolean {
  return isOperator(actor)
}

export function canManageTaxApprovals(actor: Actor): boolean {
  return isOperator(actor)
}

/** Says that the payee of a campaign is an approved organisation; not for the own campaign. */
export function canLinkTaxApproval(actor: Actor, campaign: Owned): actor is Member {
  return isOtherOperator(actor, campaign)
}

/** Accounts store drafts of members only; a visitor's is on their device. */
export function canSaveDraft(actor: Actor): actor is Member {
  return actor.kind === 'member'
}

export function canSubmitCampaign(actor: Actor): actor is Member {
  return actor.kind === 'member'
}

/** Whether the actor may change, resend and withdraw a submission. */
export function ownsSubmission(actor: Actor, { ownerUserId }: Submitted): actor is Member {
  return actor.kind === 'member' && actor.userId === ownerUserId
}

/** Operators, except for their own campaign. */
export function canReviewCampaign(actor: Actor, { ownerUserId }: Submitted): actor is Member {
  return isOperator(actor) && actor.userId !== ownerUserId
}

/**
 * Students under eighteen need their guardian's consent; owners without a student profile declare that they are
 * adults.
 */
export function mayGoPublic(
  { statesAdult }: { statesAdult: boolean },
  student: { mayPublish: boolean } | null,
): boolean {
  return student ? student.mayPublish : statesAdult
}

/** Everybody but its owner, also without an account. */
export function canReportCampaign(actor: Actor, campaign: Owned): boolean {
  return !isOwnCampaign(actor, campaign)
}

export function canDecideReports(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who decides about questions that were reported or declined. The command also refuses the operator's own. */
export function canCheckQuestions(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Records that somebody in a picture does not agree any more: who manages the story, and operators whom she asked. */
export function canWithdrawConsent(actor: Actor, campaign: Owned): actor is Member {
  return isOperator(actor) || canManageCampaign(actor, campaign, 'story')
}

/** Whether the actor owns the campaign or helps its owner. */
export function isOwnCampaign(actor: Actor, campaign: Owned): boolean {
  return canManageCampaign(actor, campaign, 'any')
}

/** Nobody decides as an operator about a campaign that they own or help with. */
export const isOtherOperator = (actor: Actor, campaign: Owned): actor is Member =>
  isOperator(actor) && !isOwnCampaign(actor, campaign)

/** Operators, except for their own campaign and for what they asked for. */
export function canPrepareTranche(actor: Actor, tranche: Owned & { askedBy: string }): actor is Member {
  return isOtherOperator(actor, tranche) && actor.userId !== tranche.askedBy
}

/** Another operator than the one who prepared it. */
export function canReleaseTranche(
  actor: Actor,
  tranche: Owned & { askedBy: string; preparedBy: string | null },
): actor is Member {
  return canPrepareTranche(actor, tranche) && actor.userId !== tranche.preparedBy
}

/** Operators, except for their own campaign. */
export function canPrepareReturn(actor: Actor, campaign: Owned): actor is Member {
  return isOtherOperator(actor, campaign)
}

/** Another operator than the one who prepared it. */
export function canConfirmReturn(actor: Actor, prepared: Owned & { preparedBy: string | null }): actor is Member {
  return canPrepareReturn(actor, prepared) && actor.userId !== prepared.preparedBy
}

/** Operators who neither own the campaign nor saved the account. */
export function canCheckPayee(actor: Actor, payee: Owned & { savedBy: string }): actor is Member {
  return isOtherOperator(actor, payee) && actor.userId !== payee.savedBy
}

/** Operators who neither own the campaign nor sent the document. */
export function canCheckDocument(actor: Actor, document: Owned & { addedBy: string }): actor is Member {
  return isOtherOperator(actor, document) && actor.userId !== document.addedBy
}

/** Operators, except for money of their own campaign. */
export function canHoldMoney(actor: Actor, campaign: Owned): actor is Member {
  return isOtherOperator(actor, campaign)
}

/** Another operator than the one who placed the hold. */
export function canAnswerHoldAppeal(actor: Actor, hold: Owned & { placedBy: string }): actor is Member {
  return canHoldMoney(actor, hold) && actor.userId !== hold.placedBy
}

export function canManageGivingRules(actor: Actor): boolean {
  return isOperator(actor)
}
