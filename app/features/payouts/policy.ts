import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** A seller as far as it says who she is; `userId` is null while an operator keeps the shop for her. */
interface Seller {
  userId: string | null
}

/** Who works on payouts at all. */
export function canPay(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** The second yes: of somebody who did not prepare it and gets nothing of it. */
export function canApprove(
  actor: Actor,
  { preparedBy, sellers }: { preparedBy: string; sellers: readonly Seller[] },
): actor is Member {
  return canPay(actor) && actor.userId !== preparedBy && !sellers.some((seller) => isSellerOf(actor, seller))
}

/** Nobody holds, or frees, her own money at the desk. */
export function canHold(actor: Actor, seller: Seller): actor is Member {
  return canPay(actor) && !isSellerOf(actor, seller)
}

/** An appeal is read by somebody who did not place the hold. */
export function canAnswerAppeal(actor: Actor, hold: Seller & { placedBy: string }): actor is Member {
  return canHold(actor, hold) && actor.userId !== hold.placedBy
}
