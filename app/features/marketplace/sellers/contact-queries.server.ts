import { eq, isNotNull, and } from 'drizzle-orm'
import { unsealApplication } from '#app/features/marketplace/apply/application-sealing.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
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

/**
 * Whether one of these is the seller: the same account, or an e-mail address or phone number of the shop or of the
 * application for it. A tag in an address (asha+shop@…) makes no other one.
 */
export async function isSellerAmong(
  { db, sealer }: { db: Db; sealer: Sealer },
  { sellerId, buyers }: { sellerId: string; buyers: readonly Buyer[] },
): Promise<boolean> {
  const { userId, noticeEmail } = sellerProfiles
  const [shop] = await db.select({ userId, noticeEmail }).from(sellerProfiles).where(eq(sellerProfiles.id, sellerId))
  if (!shop) return false
  if (shop.userId !== null && buyers.some((buyer) => buyer.userId === shop.userId)) return true
  const { id, sealed } = sellerApplications
  const applications = await db
    .select({ id, sealed })
    .from(sellerApplications)
    .where(and(eq(sellerApplications.sellerId, sellerId), isNotNull(sealed)))
  const secrets = applications.map((row) => unsealApplication(sealer, row))
  const own = new Set([
    keyOf(shop.noticeEmail),
    ...secrets.flatMap((secret) => [keyOf(secret?.email), keyOf(secret?.phone)]),
  ])
  own.delete('')
  return buyers.some(({ email, phone }) => own.has(keyOf(email)) || own.has(keyOf(phone)))
}

/** The normalized contact, without the tag of an address; '' for none. */
const keyOf = (contact: string | null | undefined): string =>
  normalizeEmail(contact ?? '').replace(/\+[^@]*(?=@)/, '') || normalizePhone(contact ?? '')
