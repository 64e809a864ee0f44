import { isNotNull } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { openMail } from '#app/platform/mail/sealing.server.ts'
import { type MailContent, outbox } from '#app/platform/mail/tables.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { TEST_KEYS } from './keys.ts'
import { plainSealer } from './plain-sealer.ts'

export interface TestMail extends MailContent {
  id: string
  dedupeKey: string
  createdAt: Date
  sentAt: Date | null
}

/**
 * Every mail in the outbox that can be decrypted, in the order of writing; only those to one address if `to` is given.
 * Opens mails sealed by `testApp` and by `plainSealer`.
 */
export async function listMails(db: Db, { to }: { to?: string | null } = {}): Promise<TestMail[]> {
  const sealer = await openSecrets(TEST_KEYS)
  const rows = await db.select().from(outbox).where(isNotNull(outbox.sealed))
  const mails = rows.map(({ id, sealed, number, dedupeKey, createdAt, sentAt }) => ({
    id,
    dedupeKey,
    createdAt,
    sentAt,
    ...openMail(sealed?.includes('outbox:') ? plainSealer : sealer, { id, sealed, number }),
  }))
  const inOrder = mails.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return to === undefined ? inOrder : inOrder.filter((mail) => mail.to === to)
}
