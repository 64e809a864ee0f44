import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { composeMail } from './compose.ts'
import type { MailDraft } from './draft.ts'
import { type AttachmentRef, enqueueMail } from './outbox.server.ts'
import { isStopped, stopUrlOf } from './stops.server.ts'

interface Notice {
  /** Null when there is no address: no mail is sent. */
  to: string | null
  /** The deduplication key. It is stored for ever, in plain text: only ids and hashes. */
  key: string
  mail: MailDraft
  attachments?: readonly AttachmentRef[]
}

/**
 * Composes and enqueues a mail in the caller's transaction; false when there is no address, or when its owner has
 * stopped mails of this topic.
 */
export async function notify(
  tx: Db,
  { sealer, now }: { sealer: Sealer; now: Date },
  { to, key, mail, attachments }: Notice,
): Promise<boolean> {
  if (!to) return false
  const stop = mail.topic === undefined ? null : { address: to, topic: mail.topic }
  if (stop && (await isStopped(tx, { sealer }, stop))) return false
  const stopUrl = stop && stopUrlOf(mail.site, { sealer }, stop)
  const body = composeMail(mail, { stopUrl })
  await enqueueMail(tx, { sealer }, { ...body, stopUrl, dedupeKey: key, to, attachments, createdAt: now })
  return true
}
