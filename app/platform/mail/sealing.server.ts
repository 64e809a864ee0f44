import { isNotNull, eq, and } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { type MailContent, outbox } from './tables.server.ts'

const RECIPIENT_PLACE = 'outbox'
const placeOf = (id: string): string => `outbox:${id}`

/** The encrypted content of a mail and a keyed fingerprint of the recipient's address. */
export function sealMail(sealer: Sealer, id: string, mail: MailContent): { sealed: string; recipient: string } {
  const { to, subject, text, html, attachments, language, stopUrl = null, textMessage } = mail
  return {
    sealed: sealer.seal(
      JSON.stringify({ to, subject, text, html, attachments, language, stopUrl, textMessage } satisfies MailContent),
      placeOf(id),
    ),
    recipient: recipientOf(sealer, to),
  }
}

/** @throws Error with the code `EUNREADABLE` when the mail was altered or its key is missing. */
export function openMail(sealer: Sealer, { id, sealed }: { id: string; sealed: string | null }): MailContent {
  try {
    return JSON.parse(sealer.open(sealed ?? '', placeOf(id))) as MailContent
  } catch (cause) {
    throw Object.assign(new Error('A mail in the outbox cannot be opened.', { cause }), { code: 'EUNREADABLE' })
  }
}

/** The fingerprint of an address with the newest key. */
export const recipientOf = (sealer: Sealer, address: string): string =>
  sealer.fingerprint(address.toLowerCase(), RECIPIENT_PLACE)

/** The fingerprints of these addresses with each key, old ones included. */
export function recipientsOf(sealer: Sealer, addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => sealer.fingerprints(address.toLowerCase(), RECIPIENT_PLACE))
}

/** Encrypts waiting mails of an earlier version. Called at each start before mails are sent. Returns their number. */
export async function sealWaitingMails(db: Db, sealer: Sealer): Promise<number> {
  const rows = await db
    .select({ id: outbox.id, unsealed: outbox.unsealed })
    .from(outbox)
    .where(isNotNull(outbox.unsealed))
  for (const { id, unsealed } of rows) {
    if (!unsealed) continue
    await db
      .update(outbox)
      .set({ ...sealMail(sealer, id, unsealed), unsealed: null })
      .where(and(eq(outbox.id, id), isNotNull(outbox.unsealed)))
  }
  return rows.length
}
