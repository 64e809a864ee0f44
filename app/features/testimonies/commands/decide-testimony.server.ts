import { desc, eq, sql } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { restoreMedia } from '#app/features/media/commands/restore-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { handleRequest } from '#app/features/requests/queue/handle-request.server.ts'
import { copy } from '#app/features/testimonies/copy.ts'
import { hasNewVersion } from '#app/features/testimonies/queries.server.ts'
import { ADULT_AGE, type DecisionInput } from '#app/features/testimonies/schema.ts'
import { testimonies, testimonyDecisions } from '#app/features/testimonies/tables.server.ts'
import { findTranslation } from '#app/features/translations/queries.server.ts'
import { isOperator, type PrivateContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Site } from '#app/platform/config/site.ts'

export type DecideOutcome =
  | { ok: true; /** True when the author was mailed. */ isMailed: boolean }
  | {
      ok: false
      reason: 'not-allowed' | 'not-found' | 'withdrawn' | 'unchanged' | 'guardian-missing' | 'other-version'
    }

/**
 * Approves or declines a story, and closes its request with the same text, which is mailed to the author and shown with
 * the request's code. An approved story can be declined later, which hides it; one with a new version in the other
 * language can be approved again, which publishes that version.
 */
export async function decideTestimony(ctx: PrivateContext, input: DecisionInput, site: Site): Promise<DecideOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const { id, verdict } = input
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(testimonies).where(eq(testimonies.id, id)).for('update')
    if (!row) return { ok: false, reason: 'not-found' }
    const { verdict: lastVerdict, at } = testimonyDecisions
    const [last] = await tx
      .select({ verdict: lastVerdict, isVersionNew: sql<boolean>`${hasNewVersion({ verdict: lastVerdict, at })}` })
      .from(testimonyDecisions)
      .innerJoin(testimonies, eq(testimonies.id, testimonyDecisions.testimonyId))
      .where(eq(testimonyDecisions.testimonyId, id))
      .orderBy(desc(testimonyDecisions.id))
      .limit(1)
    if (last?.verdict === 'withdrawn') return { ok: false, reason: 'withdrawn' }
    if (last?.verdict === verdict && !last.isVersionNew) return { ok: false, reason: 'unchanged' }
    const version = await findTranslation(tx, { kind: 'testimony', id, original: { story: row.story } })
    const isOther = (version?.updatedAt.toISOString() ?? '') !== input.versionSeen
    if (verdict === 'approved' && isOther) return { ok: false, reason: 'other-version' }
    const isMinor = row.age !== null && row.age < ADULT_AGE
    const guardianConsented = isMinor && input.hasGuardian
    if (verdict === 'approved' && isMinor && !guardianConsented) return { ok: false, reason: 'guardian-missing' }
    const reason = verdict === 'declined' ? input.reason : null
    const decision = { testimonyId: id, verdict, reason, guardianConsented, byUserId: actor.userId, at: now }
    await tx.insert(testimonyDecisions).values(decision)
    const mediaIds = row.pictureId ? [row.pictureId] : []
    await (verdict === 'approved' ? restoreMedia(tx, { mediaIds }) : withdrawMedia(tx, { mediaIds, now }))
    await recordAct(tx, ctx, { verb: verdict, subject: { kind: 'testimony', id: id } })
    await publish(tx, [pagesChanged(['testimonies'])])
    const words = reason ?? copy.approved(`${site.siteUrl}/success-stories`)
    const isMailed = row.requestId ? await notifyAuthor({ ...ctx, db: tx }, row.requestId, words, site) : false
    return { ok: true, isMailed }
  })
}

/**
 * Closes the request with the decision. A closed request is reopened first, so that the author is notified of a second
 * decision as well. Returns whether a mail was sent.
 */
async function notifyAuthor(ctx: PrivateContext, id: string, reason: string, site: Site): Promise<boolean> {
  const close = () => handleRequest(ctx, { id, requestAction: { verb: 'close', reason }, site })
  let outcome = await close()
  if (!outcome.ok && outcome.reason === 'already-closed') {
    await handleRequest(ctx, { id, requestAction: { verb: 'reopen' }, site })
    outcome = await close()
  }
  return outcome.ok && outcome.isMailed
}
