import { isNotNull, eq, and } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { bodyOf } from './compose.ts'
import { showsNumber, withNumber } from './number-later.ts'
import { type MailContent, outbox, type StoredMail } from './tables.server.ts'

const RECIPIENT_PLACE = 'outbox'
const placeOf = (id: string): string => `outbox:${id}`

/**
 * A release that would send such a mail without its words, or without its number, cannot open it: a process of a newer one
 * does.
 */
const SHOWN = 'shown:'
const NUMBERED = 'numbered:'
const PREFIX = /^(?:shown|numbered):/

/** The encrypted content of a mail and a keyed fingerprint of the recipient's address. */
export function sealMail(sealer: Sealer, id: string, mail: StoredMail): { sealed: string; recipient: string } {
  const sealed = sealer.seal(JSON.stringify(mail), placeOf(id))
  return { sealed: prefixOf(mail) + sealed, recipient: recipientOf(sealer, mail.to) }
}

function prefixOf(mail: StoredMail): string {
  if (!('shown' in mail)) return ''
  return showsNumber(mail.shown) ? NUMBERED : SHOWN
}

/** @throws Error with the code `EUNREADABLE` when the mail was altered or its key is missing. */
export function openMail(sealer: Sealer, { id, sealed, number }: SealedMail): MailContent {
  const mail = openStored(sealer, id, sealed ?? '')
  if (!('shown' in mail)) return mail
  const { shown, language = LANGUAGES[0], ...envelope } = mail
  return { ...envelope, language, ...inLanguage(language, () => bodyOf(withNumber(shown, number))) }
}

type SealedMail = Pick<typeof outbox.$inferSelect, 'id' | 'sealed' | 'number'>

function openStored(sealer: Sealer, id: string, sealed: string): StoredMail {
  try {
    return JSON.parse(sealer.open(sealed.replace(PREFIX, ''), placeOf(id))) as StoredMail
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
