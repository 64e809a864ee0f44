import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'

/** Who may change the list of regions. */
export function canManageRegions(actor: Actor): boolean {
  return isOperator(actor)
}

/** Who may change the dated rules about what a listing must say. */
export function canManageRequirements(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who may change the dated rates and rules of GST. */
export function canManageGst(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who may change which words searches treat as the same. */
export function canManageSynonyms(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who may enter sellers and read their private data. */
export function canManageSellers(actor: Actor): boolean {
  return isOperator(actor)
}

/** Who may decide about an application, a shop or its checks: operators, but nobody about their own. */
export function canDecideAboutSeller(actor: Actor, { userId }: { userId: string | null }): actor is Member {
  return isOperator(actor) && actor.userId !== userId
}

/** Whether the actor runs this shop. Nobody does while its `userId` is null: then operators run it for the seller. */
export function isSellerOf(actor: Actor, { userId }: { userId: string | null }): actor is Member {
  return actor.kind === 'member' && actor.userId === userId
}

/** Who may decide a report about a listing, a review, a question or a shop. The command also refuses the operator's own. */
export function canDecideFlags(actor: Actor): actor is Member {
  return isOperator(actor)
}

/** Who may mark a review as helpful: members, but neither its author nor the seller of the product. */
export function canVoteOn(
  actor: Actor,
  { reviewerId, sellerUserId }: { reviewerId: string | null; sellerUserId: string | null },
): actor is Member {
  return actor.kind === 'member' && actor.userId !== reviewerId && actor.userId !== sellerUserId
}
