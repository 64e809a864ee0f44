import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { findForm } from '#app/features/requests/submit/offered-forms.server.ts'
import type { Queue } from '#app/features/requests/form.ts'
import { lateMail } from '#app/features/requests/mails/mails.ts'
import { REMINDED_MAX } from '#app/features/requests/schema.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'

interface ReminderContext {
  db: Db
  now: Date
  sealer: Sealer
  site: Site
}

/** Job: notifies the members of a queue of overdue requests, once for each due time. */
export async function remindQueues({ db, now, sealer, site }: ReminderContext): Promise<void> {
  await db.transaction(async (tx) => {
    const isNotified = and(eq(queueMembers.queue, requests.queue), isNotNull(queueMembers.email))
    const isLate = and(isNull(requests.closedAt), isNull(requests.answeredAt), lt(requests.dueAt, now))
    const late = await tx
      .select()
      .from(requests)
      .where(
        and(
          isLate,
          isNull(requests.remindedAt),
          exists(
            tx
              .select({ one: sql`1` })
              .from(queueMembers)
              .where(isNotified),
          ),
        ),
      )
      .orderBy(asc(requests.dueAt))
      .limit(REMINDED_MAX)
      .for('update', { skipLocked: true })
    for (const { id, kind, queue, dueAt } of late) {
      const mail = () => lateMail(site, { queue: queue as Queue, title: findForm(kind)?.title ?? kind, id })
      const members = await tx.select().from(queueMembers).where(eq(queueMembers.queue, queue))
      for (const { email, userId } of members) {
        const key = `request-late:${id}:${userId}:${dueAt.getTime()}`
        await notify(tx, { sealer, now }, { to: email, key, mail, language: 'en' })
      }
    }
    const ids = late.map(({ id }) => id)
    if (ids.length > 0) await tx.update(requests).set({ remindedAt: now }).where(inArray(requests.id, ids))
  })
}
