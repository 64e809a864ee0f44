import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canHideNeeds } from '#app/features/needs/policy.ts'
import { hiddenMail } from '#app/features/needs/mails/mails.ts'
import { mailPlace, openSealed } from '#app/features/needs/rows/sealing.server.ts'
import { needClosures, needs } from '#app/features/needs/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type HideOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Hides a need from the board and mails the reason to its author. Idempotent: a second call keeps the first reason. */
export async function hideNeed(
  ctx: PrivateContext,
  { id, reason, site }: { id: string; reason: string; site: Site },
): Promise<HideOutcome> {
  const { db, actor, now, sealer } = ctx
  if (!canHideNeeds(actor) || !isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [need] = await tx
      .select({ id: needs.id, title: needs.title, sealedMail: needs.sealedMail })
      .from(needs)
      .where(eq(needs.id, id))
    if (!need) return { ok: false, reason: 'not-found' }
    const rows = await tx
      .insert(needClosures)
      .values({ needId: id, kind: 'hidden', word: reason, beganAt: now })
      .onConflictDoNothing()
      .returning({ id: needClosures.id })
    const [closure] = rows
    if (!closure) return { ok: true }
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'need', id }, detail: reason })
    const to = openSealed(sealer, need.sealedMail, mailPlace(id))
    const mail = () => hiddenMail(site, { title: need.title, reason })
    await notify(tx, ctx, { to, key: `need-hidden:${closure.id}`, mail })
    await publish(tx, [pagesChanged(['needs'])])
    return { ok: true }
  })
}
