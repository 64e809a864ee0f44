import { and, eq, isNull } from 'drizzle-orm'
import { findOwnNeed } from '#app/features/needs/rows/own-need.server.ts'
import { acceptedMail } from '#app/features/needs/mails/mails.ts'
import { authorContactPlace, openAnswer } from '#app/features/needs/rows/sealing.server.ts'
import { needAnswers } from '#app/features/needs/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type AcceptOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/**
 * The author accepts an answer and agrees to pass their contact on. Afterwards each of the two sees the other's
 * contact. Idempotent: a second call keeps the first contact.
 */
export async function acceptAnswer(
  { db, actor, now, sealer }: PrivateContext,
  { needId, answerId, contact, site }: { needId: string; answerId: string; contact: string; site: Site },
): Promise<AcceptOutcome> {
  if (!isUuid(answerId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const need = await findOwnNeed(tx, { actor, id: needId })
    if (!need) return { ok: false, reason: 'not-found' }
    const ofNeed = and(eq(needAnswers.id, answerId), eq(needAnswers.needId, needId))
    const [answer] = await tx.select().from(needAnswers).where(ofNeed)
    if (!answer) return { ok: false, reason: 'not-found' }
    await tx
      .update(needAnswers)
      .set({ acceptedAt: now, sealedAuthorContact: sealer.seal(contact, authorContactPlace(answerId)) })
      .where(and(ofNeed, isNull(needAnswers.acceptedAt)))
    const to = openAnswer(sealer, answer)?.mail ?? null
    await notify(tx, { sealer, now }, { to, key: `need-accepted:${answerId}`, mail: () => acceptedMail(site, need) })
    return { ok: true }
  })
}
