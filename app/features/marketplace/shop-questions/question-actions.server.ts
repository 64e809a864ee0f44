import { data, redirect } from 'react-router'
import { reportOf } from '#app/features/marketplace/product/report.server.ts'
import { answerQuestion } from '#app/features/marketplace/questions/answer-question.server.ts'
import { copy as questionsCopy } from '#app/features/marketplace/questions/page-copy.ts'
import { declineQuestion } from '#app/features/marketplace/questions/decline-question.server.ts'
import { doneAt } from '#app/features/marketplace/questions/done-at.ts'
import { replyForm } from '#app/features/marketplace/questions/form.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'
import { copy } from './copy.ts'

const PATH = '/account/shop/questions'

/** The result of an answer that was refused. */
export interface ReplyAnswer {
  questionId: string
  typed: string
  error: string
}

/** Answers, declines or reports a question, as the form's `intent` says. @throws a redirect to the list. */
export async function actOnQuestion(ctx: MemberContext, posted: FormData) {
  if (posted.has('subjectId')) return reportOf(ctx, posted)
  const questionId = String(posted.get('questionId') ?? '')
  if (posted.get('intent') === 'decline') {
    const outcome = await declineQuestion(ctx, { id: questionId })
    if (!outcome.ok && outcome.reason === 'not-found') throw data(null, { status: 404 })
    // Answered or removed meanwhile: the list shows it.
    throw redirect(outcome.ok ? `${PATH}?did=decline` : PATH, 303)
  }
  return reply(ctx, questionId, posted)
}

async function reply(ctx: MemberContext, questionId: string, posted: FormData) {
  const typed = String(posted.get('answer') ?? '')
  const refuse = (error: string, status: number) => data<ReplyAnswer>({ questionId, typed, error }, { status })
  const form = parseFields(replyForm, posted)
  if (!form.ok) return refuse(form.errors['answer'] ?? '', 400)
  const outcome = await answerQuestion(ctx, { id: questionId, answer: form.value.answer })
  if (outcome.ok) throw redirect(doneAt(PATH, 'answer', outcome.removed), 303)
  switch (outcome.reason) {
    case 'not-found':
      throw data(null, { status: 404 })
    case 'hidden':
      return refuse(copy.refused.hidden, 409)
    case 'empty':
      return refuse(questionsCopy.reply.empty, 409)
    case 'too-long':
      return refuse(questionsCopy.reply.tooLong, 409)
  }
}
