import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { CONTACT_WAIT_MS } from '#app/platform/bank/account-wait.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/*
 * After a change of a seller's phone number or e-mail their money waits for a day: somebody else may have taken over
 * the account, and its owner, who is told at the old address, needs time to react.
 */

/** When the account of the joined seller got another address; null if it never did. */
const changedAt = sql<Date | null>`auth.contact_changed_at(${sellerProfiles.userId})`.mapWith(sellerProfiles.createdAt)

const isWaiting = (now: Date): SQL =>
  sql`coalesce(${changedAt} > ${new Date(now.getTime() - CONTACT_WAIT_MS).toISOString()}::timestamptz, false)`

/** A condition on `seller_profiles`: no address was changed in the last day. */
export const isContactOld = (now: Date): SQL => not(isWaiting(now))

/** The change for which this seller's money waits, and the end of the wait. */
export async function findContactWait(
  db: Db,
  { sellerId, now }: { sellerId: string; now: Date },
): Promise<{ changedAt: Date; endsAt: Date } | null> {
  const [row] = await db
    .select({ changedAt })
    .from(sellerProfiles)
    .where(and(eq(sellerProfiles.id, sellerId), isWaiting(now)))
  return row?.changedAt
    ? { changedAt: row.changedAt, endsAt: new Date(row.changedAt.getTime() + CONTACT_WAIT_MS) }
    : null
}

/** The names of those of these sellers whose money waits. */
export async function listWaiting(
  db: Db,
  { sellerIds, now }: { sellerIds: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await db
    .select({ name: sellerProfiles.displayName })
    .from(sellerProfiles)
    .where(and(inArray(sellerProfiles.id, [...sellerIds]), isWaiting(now)))
    .orderBy(asc(sellerProfiles.displayName))
  return rows.map(({ name }) => name)
}
