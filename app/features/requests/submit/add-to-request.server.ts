import { eq } from 'drizzle-orm'
import { findForm } from './offered-forms.server.ts'
import { hashCode } from './codes.server.ts'
import { addEvent, isRepeated } from '#app/features/requests/events.server.ts'
import { promisedHoursOf, type Queue } from '#app/features/requests/form.ts'
import { addedMail } from '#app/features/requests/mails/mails.ts'
import { openAnswers } from '#app/features/requests/sealed-rows.server.ts'
import { queueMembers, requests } from '#app/features/requests/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'

type RequestRow = typeof requests.$inferSelect

/**
 * Adds a message of the sender, who proves themselves by the code. Reopens a closed request, sets an answered one back
 * to waiting, and notifies the queue by mail if the site is given. Idempotent for a message posted twice.
 */
export async function addToRequest(
  ctx: PrivateContext,
  { code, message, site }: { code: string; message: string; site?: Site },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(requests)
      .where(eq(requests.codeHash, hashCode(code)))
      .for('update')
    if (!row) return { ok: false, reason: 'not-found' }
    const added = { requestId: row.id, kind: 'added', body: message, bySender: true } as const
    if (await isRepeated(tx, ctx, added)) return { ok: true }
    if (row.closedAt) await addEvent(tx, ctx, { requestId: row.id, kind: 'reopened', bySender: true })
    await addEvent(tx, ctx, added)
    if (row.closedAt || row.answeredAt) {
      await tx
        .update(requests)
        .set({ closedAt: null, answeredAt: null, remindedAt: null, dueAt: nextDue(row, ctx) })
        .where(eq(requests.id, row.id))
    }
    if (site) await notifyQueue(tx, ctx, { row, site })
    return { ok: true }
  })
}

/** A new message starts a new due time, in which the law's hours are the same. */
const nextDue = (row: RequestRow, { now, sealer }: PrivateContext): Date => {
  const form = findForm(row.kind)
  const hours = form && promisedHoursOf(form, form.legalHours ? openAnswers(sealer, row) : {})
  return hours === undefined ? row.dueAt : new Date(now.getTime() + hours * HOUR_MS)
}

async function notifyQueue(tx: Db, ctx: PrivateContext, { row, site }: { row: RequestRow; site: Site }): Promise<void> {
  const { email, userId } = queueMembers
  const members = await tx.select({ email, userId }).from(queueMembers).where(eq(queueMembers.queue, row.queue))
  const mail = () => addedMail(site, { queue: row.queue as Queue, id: row.id })
  for (const member of members) {
    const key = `request-added:${row.id}:${member.userId}:${ctx.now.getTime()}`
    await notify(tx, ctx, { to: member.email, key, mail, language: 'en' })
  }
}
