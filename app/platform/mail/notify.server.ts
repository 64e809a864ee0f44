import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { MailBody } from './compose.ts'
import { type AttachmentRef, enqueueMail } from './outbox.server.ts'

interface Notice {
  /** Null when there is no address: no mail is sent. */
  to: string | null
  /** The deduplication key. It is stored for ever, in plain text: only ids and hashes. */
  key: string
  mail: MailBody
  attachments?: readonly AttachmentRef[]
}

/** Enqueues a mail in the caller's transaction; false when there is no address. */
export async function notify(
  tx: Db,
  { sealer, now }: { sealer: Sealer; now: Date },
  { to, key, mail, attachments }: Notice,
): Promise<boolean> {
  if (!to) return false
  await enqueueMail(tx, { sealer }, { ...mail, dedupeKey: key, to, attachments, createdAt: now })
  return true
}
