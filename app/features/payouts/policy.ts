import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** `userId` is null for a shop that operators manage. */
interface Seller {
  userId: string | null
}

export function canPay(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** The second approval: not by the operator who prepared it, nor by one who is paid by it. */
export function canApprove(
  actor: Actor,
  { preparedBy, sellers }: { preparedBy: string; sellers: readonly Seller[] },
): actor is Member {
  return canPay(actor) && actor.userId !== preparedBy && !sellers.some((seller) => isSellerOf(actor, seller))
}

/** Operators neither hold nor free their own money. */
export function canHold(actor: Actor, seller: Seller): actor is Member {
  return canPay(actor) && !isSellerOf(actor, seller)
}

/** Not by the operator who placed the hold. */
export function canAnswerAppeal(actor: Actor, hold: Seller & { placedBy: string }): actor is Member {
  return canHold(actor, hold) && actor.userId !== hold.placedBy
}
