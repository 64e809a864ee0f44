import type { Db } from '#app/platform/db/database.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'

/** Every mail in the outbox, in the order of writing; those to one address if it is named. */
export async function listMails(db: Db, { to }: { to?: string | null } = {}) {
  const rows = await db.select().from(outbox)
  const mails = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return to === undefined ? mails : mails.filter((mail) => mail.to === to)
}
