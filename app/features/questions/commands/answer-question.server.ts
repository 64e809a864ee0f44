import { eq } from 'drizzle-orm'
import { unsealAsker } from '#app/features/questions/asker-sealing.server.ts'
import { canAnswer } from '#app/features/questions/policy.ts'
import type { QuestionRow } from '#app/features/questions/question-table.server.ts'
import { REPLY_CHARS_MAX } from '#app/features/questions/schema.ts'
import { type Asked, lockQuestion, type QuestionSubject } from '#app/features/questions/subject.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { ContactKind } from '#app/platform/text/contact-kinds.ts'
import { maskContacts, saysMore } from '#app/platform/text/mask-contacts.ts'

export type AnswerQuestionOutcome =
  /** `removed`: the kinds of contact data that were masked. */
  | { ok: true; removed: readonly ContactKind[] }
  /** `hidden`: an operator hid it. `by-team`: operators answered. `empty`: without text, or nothing but contact data. */
  | { ok: false; reason: 'not-found' | 'hidden' | 'by-team' | Unfit }
  /** `words`: why, from what the question is about. */
  | { ok: false; reason: 'unfit'; words: string }

type Unfit = 'empty' | 'too-long'

/**
 * Publishes the answer, also to a question that was declined before; a later one replaces it. The first one is mailed to
 * the asker. Contact data is masked before anything is stored or mailed.
 */
export async function answerQuestion(
  ctx: SiteContext,
  subject: QuestionSubject,
  { id, answer: typed }: { id: string; answer: string },
): Promise<AnswerQuestionOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx): Promise<AnswerQuestionOutcome> => {
    const found = await lockQuestion(tx, subject, { id, actor, now })
    if (!found || !canAnswer(actor, found.asked)) return { ok: false, reason: 'not-found' }
    if (found.question.hiddenAt !== null) return { ok: false, reason: 'hidden' }
    if (found.isByTeam) return { ok: false, reason: 'by-team' }
    const words = await subject.whyNotPublish?.(tx, ctx, { id: found.asked.id, answer: typed })
    if (words) return { ok: false, reason: 'unfit', words }
    return publishAnswer(tx, ctx, subject, { ...found, typed })
  })
}

interface Publishing {
  /** Locked. */
  question: QuestionRow
  asked: Asked
  typed: string
  /** Who answers in place of `asked.answerer`, for the mail: called in the language of the asker. */
  answerer?: () => string
}

/** Publishes an answer to a locked question, and tells the asker about the first one. The caller has asked who may. */
export async function publishAnswer(
  tx: Db,
  ctx: SiteContext,
  subject: QuestionSubject,
  { question, asked, typed, answerer }: Publishing,
): Promise<{ ok: true; removed: readonly ContactKind[] } | { ok: false; reason: Unfit }> {
  if (typed.trim().length > REPLY_CHARS_MAX) return { ok: false, reason: 'too-long' }
  const { text, removed } = maskContacts(typed)
  const answer = text.slice(0, REPLY_CHARS_MAX)
  if (!saysMore(answer)) return { ok: false, reason: 'empty' }
  await tx
    .update(subject.table)
    .set({ answer, answeredAt: question.answeredAt ?? ctx.now, declinedAt: null, sealedMail: null })
    .where(eq(subject.table.id, question.id))
  if (question.answeredAt === null) {
    const about = { name: question.askerName, question: question.question, answer }
    const by = () => (answerer ? { ...asked, answerer: answerer() } : asked)
    const mail = () => subject.answeredMail(ctx.config, { ...about, asked: by() })
    await notify(tx, ctx, {
      to: unsealAsker(ctx.sealer, subject, question),
      key: `question-answered:${question.id}`,
      mail,
    })
  }
  await subject.announce(tx, asked.slug)
  return { ok: true, removed }
}
