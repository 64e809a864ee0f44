import { eq, sql } from 'drizzle-orm'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { type Actor, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isParty } from './return-policy.ts'
import { RETURN_PHOTOS_MAX, RETURN_WORDS_CHARS_MIN, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { returnStatements, orderReturns } from '#app/features/orders/returns/return-tables.server.ts'

/** A statement: its text, and ids of its author's uploads. */
export interface StatementInput {
  words: string
  photos: readonly string[]
}

/** Which part of a statement is invalid, or null. */
export function statementError({ words, photos }: StatementInput, { charsMin = 1 } = {}): 'words' | 'photos' | null {
  const { length } = words.trim()
  if (length < charsMin || length > STATEMENT_CHARS_MAX) return 'words'
  return new Set(photos).size > RETURN_PHOTOS_MAX ? 'photos' : null
}

/** For statements that request, dispute or decide something. */
export const FULL_STATEMENT = { charsMin: RETURN_WORDS_CHARS_MIN } as const

/**
 * Marks uploads as used by a return, or by a review, where they are public. A buyer's are owned by their account, or by the order when uploaded as a guest.
 * False when one belongs to somebody else or is used already; then nothing is attached, and the caller writes nothing.
 */
export async function attachPhotos(
  tx: Db,
  {
    photos,
    actor,
    orderId,
    now,
    isPrivate = true,
  }: Pick<StatementInput, 'photos'> & { actor: Actor; orderId: string | null; now: Date; isPrivate?: boolean },
): Promise<boolean> {
  const [first, ...others] = [userIdOf(actor), orderId].filter((owner) => owner !== null)
  if (first === undefined) return photos.length === 0
  const requested = [...new Set(photos)]
  const given = { now, isPrivate }
  const tried = await attachMedia(tx, { ...given, ownerId: first, mediaIds: requested })
  if (tried.ok) return true
  const { refused } = tried
  // The first owner's share is attached last, and only if the others are valid, so that a refused form can be posted
  // again.
  for (const ownerId of others) {
    if (!(await attachMedia(tx, { ...given, ownerId, mediaIds: refused })).ok) continue
    const rest = requested.filter((id) => !refused.includes(id))
    return (await attachMedia(tx, { ...given, ownerId: first, mediaIds: rest })).ok
  }
  return false
}

/** Whether the actor may see a photo: buyer, seller, or holder of the order's token. */
export async function seesReturnPhoto(
  db: Db,
  { mediaId, actor, token }: { mediaId: string; actor: Actor; token: string | null },
): Promise<boolean> {
  const rows = await db
    .select({ buyerId: orders.userId, sellerUserId: sellerProfiles.userId, token: orders.publicToken })
    .from(returnStatements)
    .innerJoin(orderReturns, eq(orderReturns.id, returnStatements.returnId))
    .innerJoin(orderShipments, eq(orderShipments.id, orderReturns.shipmentId))
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
    .where(sql`${returnStatements.photos} @> ${JSON.stringify([mediaId])}::jsonb`)
  return rows.some((row) => row.token === token || isParty(actor, row))
}
