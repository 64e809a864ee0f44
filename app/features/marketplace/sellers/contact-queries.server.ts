import { and, eq, isNotNull } from 'drizzle-orm'
import { unsealApplication } from '#app/features/marketplace/apply/application-sealing.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { normalizeEmail, normalizePhone } from '#app/platform/text/contact.ts'

/**
 * The seller's name, and the e-mail address or phone number for notices, read inside the transaction that notifies them; null while operators run the
 * shop. Never shown on a page.
 */
export async function findSellerContact(
  tx: Db,
  { sellerId }: { sellerId: string },
): Promise<{ address: string; displayName: string } | null> {
  const { noticeEmail, displayName } = sellerProfiles
  const [row] = await tx
    .select({ address: noticeEmail, displayName })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.id, sellerId))
  return row?.address ? { address: row.address, displayName: row.displayName } : null
}

/** Somebody who buys or acts: an account, if any, and contact data. */
export interface Buyer {
  userId: string | null
  email: string | null
  phone: string | null
}

/** Who a seller is: an account, and the contacts of the shop and of the application for it. */
export interface SellerOwner {
  sellerId: string
  userId: string | null
  /** Normalized. */
  contacts: ReadonlySet<string>
}

/** The owners of these sellers: their ids, or an SQL query of them. */
export async function listSellerOwners(
  { db, sealer }: { db: Db; sealer: Sealer },
  sellerIds: Ids,
): Promise<SellerOwner[]> {
  const { id, userId, noticeEmail } = sellerProfiles
  const { sealed } = sellerApplications
  const rows = await db
    .select({ sellerId: id, userId, noticeEmail, applicationId: sellerApplications.id, sealed })
    .from(sellerProfiles)
    .leftJoin(sellerApplications, and(eq(sellerApplications.sellerId, id), isNotNull(sealed)))
    .where(isAmong(id, sellerIds))
  return [...Map.groupBy(rows, ({ sellerId }) => sellerId)].map(([sellerId, own]) => {
    const contacts = own.flatMap((row) => {
      const secret = row.applicationId && unsealApplication(sealer, { id: row.applicationId, sealed: row.sealed })
      return [row.noticeEmail, ...(secret ? [secret.email, secret.phone] : [])]
    })
    return { sellerId, userId: own[0]?.userId ?? null, contacts: new Set(contacts.map(keyOf).filter(Boolean)) }
  })
}

/**
 * Whether one of these is the seller: the same account, e-mail address or phone number. A tag in an address
 * (asha+shop@…) makes no other one.
 */
export const isOwnerAmong = (owner: SellerOwner, buyers: readonly Buyer[]): boolean =>
  buyers.some(
    ({ userId, email, phone }) =>
      (userId !== null && userId === owner.userId) ||
      owner.contacts.has(keyOf(email)) ||
      owner.contacts.has(keyOf(phone)),
  )

/** The normalized contact, without the tag of an address; '' for none. */
const keyOf = (contact: string | null | undefined): string =>
  normalizeEmail(contact ?? '').replace(/\+[^@]*(?=@)/, '') || normalizePhone(contact ?? '')
