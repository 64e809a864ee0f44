import { findSellerContact } from '#app/capabilities/marketplace/contact-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { enqueueMail, type Mail } from '#app/platform/mail/outbox.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

interface Writing {
  sellerId: string
  /** The same key is sent once. */
  key: string
  letter: Pick<Mail, 'subject' | 'text' | 'html'>
  sealer: Sealer
  now: Date
}

/** Writes to a seller about her money; true when she has an address. All of it stands on her earnings page as well. */
export async function writeToSeller(tx: Db, { sellerId, key, letter, sealer, now }: Writing): Promise<boolean> {
  const contact = await findSellerContact(tx, { sellerId })
  if (!contact) return false
  await enqueueMail(tx, { sealer }, { ...letter, dedupeKey: key, to: contact.email, createdAt: now })
  return true
}
