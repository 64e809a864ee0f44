import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** Who changes the regions from which sellers come. */
export function canTendRegions(actor: Actor): boolean {
  return isOperator(actor)
}

/** Who enters a seller and reads what she shows of herself. */
export function canTendSellers(actor: Actor): boolean {
  return isOperator(actor)
}

/** Who decides about an application or a shop, and what was checked of it: the desk, and nobody about her own. */
export function canDecideAboutSeller(actor: Actor, { userId }: { userId: string | null }): actor is Member {
  return isOperator(actor) && actor.userId !== userId
}

/** Who runs this shop; nobody while its `userId` is null: then an operator keeps it for the seller. */
export function isSellerOf(actor: Actor, { userId }: { userId: string | null }): actor is Member {
  return actor.kind === 'member' && actor.userId === userId
}

/** Who decides what is said against a listing, a review or a shop: the desk, and nobody about her own. */
export function canDecideFlags(actor: Actor): actor is Member {
  return isOperator(actor)
}
