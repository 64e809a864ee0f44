import { eq } from 'drizzle-orm'
import { announceProducts } from '#app/features/marketplace/listing/own-product.server.ts'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { ContactKind } from '#app/platform/text/contact-kinds.ts'
import { maskContacts, saysMore } from '#app/platform/text/mask-contacts.ts'
import { answeredMail } from './mails.ts'
import { lockQuestion } from './question-rows.server.ts'
import { unsealAsker } from './question-sealing.server.ts'
import { productQuestions } from './question-tables.server.ts'
import { REPLY_CHARS_MAX } from './schema.ts'

export type AnswerQuestionOutcome =
  /** `removed`: the kinds of contact data that were masked. */
  | { ok: true; removed: readonly ContactKind[] }
  /** `hidden`: an operator hid it. `empty`: without text, or nothing but contact data. */
  | { ok: false; reason: 'not-found' | 'hidden' | 'empty' | 'too-long' }

/**
 * Publishes the seller's answer, also to a question that was declined before; a later one replaces it. The first one is
 * mailed to the asker. Contact data is masked before anything is stored or mailed.
 */
export async function answerQuestion(
  ctx: SiteContext,
  { id, answer: typed }: { id: string; answer: string },
): Promise<AnswerQuestionOutcome> {
  const { db, actor, now, sealer } = ctx
  return db.transaction(async (tx): Promise<AnswerQuestionOutcome> => {
    const found = await lockQuestion(tx, id)
    if (!found || !isSellerOf(actor, found.seller)) return { ok: false, reason: 'not-found' }
    const { question, product, seller } = found
    if (question.hiddenAt !== null) return { ok: false, reason: 'hidden' }
    if (typed.trim().length > REPLY_CHARS_MAX) return { ok: false, reason: 'too-long' }
    const { text, removed } = maskContacts(typed)
    const answer = text.slice(0, REPLY_CHARS_MAX)
    if (!saysMore(answer)) return { ok: false, reason: 'empty' }
    await tx
      .update(productQuestions)
      .set({ answer, answeredAt: question.answeredAt ?? now, declinedAt: null, sealedMail: null })
      .where(eq(productQuestions.id, id))
    if (question.answeredAt === null) {
      const { question: asked, askerName } = question
      const about = { name: askerName, seller: seller.displayName, product: product.title, slug: product.slug }
      const mail = answeredMail(ctx.config, { ...about, question: asked, answer })
      await notify(tx, ctx, { to: unsealAsker(sealer, question), key: `question-answered:${id}`, mail })
    }
    await announceProducts(tx, [product.slug])
    return { ok: true, removed }
  })
}
