import { type Buyer, isOwnerAmong, listSellerOwners } from '#app/features/marketplace/sellers/contact-queries.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { isOfToken, sellersOf } from './shipments-of.server.ts'

interface Asking {
  db: Db
  sealer: Sealer
  actor: Actor
}

/** Whether a seller ordered from their own shop, or would review the order: by account, e-mail address or phone. */
export async function isOwnPurchase(
  { actor, ...ctx }: Asking,
  { order, sellerId }: { order: Buyer; sellerId: string },
): Promise<boolean> {
  const owners = await listSellerOwners(ctx, [sellerId])
  return owners.some((owner) => isOwnerAmong(owner, buyersOf(order, actor)))
}

/** The sellers of the order of a token who are its buyer: nothing of theirs can be reviewed. */
export async function listOwnPurchases(
  { actor, ...ctx }: Asking,
  { token }: { token: string },
): Promise<ReadonlySet<string>> {
  const { userId, email, phone } = orders
  const [[order], owners] = await Promise.all([
    ctx.db.select({ userId, email, phone }).from(orders).where(isOfToken(token)),
    listSellerOwners(ctx, sellersOf(ctx.db, isOfToken(token))),
  ])
  if (!order) return new Set()
  const buyers = buyersOf(order, actor)
  return new Set(owners.filter((owner) => isOwnerAmong(owner, buyers)).map(({ sellerId }) => sellerId))
}

const buyersOf = ({ userId, email, phone }: Buyer, actor: Actor): Buyer[] => [
  { userId, email, phone },
  ...(actor.kind === 'member' ? [{ userId: actor.userId, email: actor.email, phone: actor.phone ?? null }] : []),
]
