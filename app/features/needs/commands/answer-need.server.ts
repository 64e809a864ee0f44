import { randomUUID } from 'node:crypto'
import { and, count, eq, gt } from 'drizzle-orm'
import { findStudentMembership } from '#app/features/students/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { isOpenNeed, isShownTo } from '#app/features/needs/rows/need-rows.server.ts'
import { findRefusal, type Refusal } from '#app/features/needs/policy.ts'
import { answeredMail } from '#app/features/needs/mails/mails.ts'
import type { AnswerInput } from '#app/features/needs/forms.ts'
import { ANSWERS_A_DAY_MAX, ANSWERS_MAX } from '#app/features/needs/schema.ts'
import { answerPlace, mailPlace, openSealed, type SealedAnswer } from '#app/features/needs/rows/sealing.server.ts'
import { needAnswers, needs } from '#app/features/needs/tables.server.ts'
import { addressOf, type PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type AnswerOutcome =
  | { ok: true }
  | { ok: false; reason: Refusal | 'not-found' | 'own-need' | 'closed' | 'full' | 'too-many-today' }

/**
 * Stores a student's answer to a need, one for each student, and notifies the author once. A second call changes the
 * answer until the author has accepted it.
 */
export async function answerNeed(
  ctx: PrivateContext,
  { needId, message, offer, contact, site }: Omit<AnswerInput, 'consent'> & { needId: string; site: Site },
): Promise<AnswerOutcome> {
  const { db, actor, now, sealer } = ctx
  const { membership, student } = await findStudentMembership(db, actor)
  const refusal = findRefusal(membership)
  if (refusal || !student || actor.kind !== 'member') return { ok: false, reason: refusal ?? 'no-profile' }
  if (!isUuid(needId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [need] = await tx
      .select({
        title: needs.title,
        studentId: needs.studentId,
        sealedMail: needs.sealedMail,
        isOpen: isOpenNeed(now),
        isSample: studentProfiles.isSample,
      })
      .from(needs)
      .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
      .where(and(eq(needs.id, needId), isShownTo(tx, actor)))
      .for('update', { of: needs })
    if (!need) return { ok: false, reason: 'not-found' }
    if (need.studentId === student.id) return { ok: false, reason: 'own-need' }
    if (!need.isOpen || need.isSample) return { ok: false, reason: 'closed' }
    const [earlier] = await tx
      .select({ id: needAnswers.id, acceptedAt: needAnswers.acceptedAt })
      .from(needAnswers)
      .where(and(eq(needAnswers.needId, needId), eq(needAnswers.studentId, student.id)))
    if (earlier?.acceptedAt) return { ok: true }
    const full = earlier ? null : await findLimitReached(tx, { needId, studentId: student.id, now })
    if (full) return { ok: false, reason: full }
    const id = earlier?.id ?? randomUUID()
    const secret: SealedAnswer = { mail: addressOf(actor), contact }
    const sealed = sealer.seal(JSON.stringify(secret), answerPlace(id))
    const fields = { message, offer: offer || null, sealed, consentedAt: now }
    await tx
      .insert(needAnswers)
      .values({ ...fields, id, needId, studentId: student.id, createdAt: now })
      .onConflictDoUpdate({ target: needAnswers.id, set: fields })
    const to = openSealed(sealer, need.sealedMail, mailPlace(needId))
    const key = `${needId}:${student.id}`
    const mail = () => answeredMail(site, { id: needId, title: need.title })
    await notify(tx, ctx, { to, key: `need-answered:${key}`, mail })
    await publish(tx, [pagesChanged(['needs'])])
    return { ok: true }
  })
}

async function findLimitReached(tx: Db, { needId, studentId, now }: { needId: string; studentId: string; now: Date }) {
  const [all] = await tx.select({ count: count() }).from(needAnswers).where(eq(needAnswers.needId, needId))
  if ((all?.count ?? 0) >= ANSWERS_MAX) return 'full'
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const [own] = await tx
    .select({ count: count() })
    .from(needAnswers)
    .where(and(eq(needAnswers.studentId, studentId), gt(needAnswers.createdAt, dayAgo)))
  return (own?.count ?? 0) >= ANSWERS_A_DAY_MAX ? 'too-many-today' : null
}
