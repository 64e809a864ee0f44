import { isNotNull, eq, and } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { type MailContent, outbox } from './tables.server.ts'

const RECIPIENT_PLACE = 'outbox'
const placeOf = (id: string): string => `outbox:${id}`

/** The two columns in which a mail waits: what it says, and a fingerprint of the address it goes to. */
export function sealMail(sealer: Sealer, id: string, mail: MailContent): { sealed: string; recipient: string } {
  const { to, subject, text, html, attachments } = mail
  return {
    sealed: sealer.seal(JSON.stringify({ to, subject, text, html, attachments } satisfies MailContent), placeOf(id)),
    recipient: sealer.fingerprint(to.toLowerCase(), RECIPIENT_PLACE),
  }
}

/** @throws Error with the code `EUNREADABLE` when the mail was altered or its key is gone. */
export function openMail(sealer: Sealer, { id, sealed }: { id: string; sealed: string | null }): MailContent {
  try {
    return JSON.parse(sealer.open(sealed ?? '', placeOf(id))) as MailContent
  } catch (cause) {
    throw Object.assign(new Error('A mail in the outbox cannot be opened.', { cause }), { code: 'EUNREADABLE' })
  }
}

/** Every fingerprint under which mails to these addresses may stand, whichever key was the newest then. */
export function recipientsOf(sealer: Sealer, addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => sealer.fingerprints(address.toLowerCase(), RECIPIENT_PLACE))
}

/** Seals what a version before left unsealed. Called at each start, before anything is sent. Gives the number. */
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
