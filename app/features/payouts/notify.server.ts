import { findSellerContact } from '#app/features/marketplace/sellers/contact-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

interface Notice {
  sellerId: string
  /** Idempotency key of the mail. */
  key: string
  mail: () => MailDraft
}

/** Notifies a seller; true when there is an address. The earnings page shows the same. */
export async function notifySeller(
  tx: Db,
  ctx: { sealer: Sealer; now: Date },
  { sellerId, key, mail }: Notice,
): Promise<boolean> {
  const contact = await findSellerContact(tx, { sellerId })
  return notify(tx, ctx, { to: contact?.address ?? null, key, mail })
}
