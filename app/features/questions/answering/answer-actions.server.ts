import { data, redirect } from 'react-router'
import { doneAt } from '#app/features/questions/card/done-at.ts'
import { answerQuestion } from '#app/features/questions/commands/answer-question.server.ts'
import { declineQuestion } from '#app/features/questions/commands/decline-question.server.ts'
import { copy as formCopy } from '#app/features/questions/copy.ts'
import { replyForm } from '#app/features/questions/form.ts'
import type { QuestionSubject } from '#app/features/questions/subject.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'
import { copy } from './copy.ts'

/** The result of an answer that was refused. */
export interface ReplyAnswer {
  questionId: string
  typed: string
  error: string
}

interface Posting {
  subject: QuestionSubject
  /** The screen of the list. */
  path: string
  posted: FormData
}

/** Answers or declines a question, as the form's `intent` says. @throws a redirect to the list. */
export async function answerOrDecline(ctx: MemberContext, posting: Posting) {
  const { subject, path, posted } = posting
  const questionId = String(posted.get('questionId') ?? '')
  if (posted.get('intent') === 'decline') {
    const outcome = await declineQuestion(ctx, subject, { id: questionId })
    if (!outcome.ok && outcome.reason === 'not-found') throw data(null, { status: 404 })
    // Answered or removed meanwhile: the list shows it.
    throw redirect(outcome.ok ? `${path}?did=decline` : path, 303)
  }
  return reply(ctx, questionId, posting)
}

async function reply(ctx: MemberContext, questionId: string, { subject, path, posted }: Posting) {
  const typed = String(posted.get('answer') ?? '')
  const refuse = (error: string, status: number) => data<ReplyAnswer>({ questionId, typed, error }, { status })
  const form = parseFields(replyForm, posted)
  if (!form.ok) return refuse(form.errors['answer'] ?? '', 400)
  const outcome = await answerQuestion(ctx, subject, { id: questionId, answer: form.value.answer })
  if (outcome.ok) throw redirect(doneAt(path, 'answer', outcome.removed), 303)
  switch (outcome.reason) {
    case 'not-found':
      throw data(null, { status: 404 })
    case 'unfit':
      return refuse(outcome.words, 409)
    case 'hidden':
      return refuse(copy.refused.hidden(subject.words), 409)
    case 'by-team':
      return refuse(copy.refused.byTeam, 409)
    case 'empty':
      return refuse(formCopy.reply.empty, 409)
    case 'too-long':
      return refuse(formCopy.reply.tooLong, 409)
  }
}
