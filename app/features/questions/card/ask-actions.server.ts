import { data, redirect } from 'react-router'
import { askQuestion } from '#app/features/questions/commands/ask-question.server.ts'
import { withdrawQuestion } from '#app/features/questions/commands/withdraw-question.server.ts'
import type { copy as pageCopy } from '#app/features/questions/copy.ts'
import { askForm } from '#app/features/questions/form.ts'
import type { QuestionSubject } from '#app/features/questions/subject.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import type { AskAnswer } from './ask.tsx'
import { doneAt } from './done-at.ts'
import { copyFor } from './view-copy.ts'

/** What the page has words for. */
type Done = keyof typeof pageCopy.done

/** What is wrong with the text of the question itself. */
const OF_TEXT = new Set(['empty', 'too-long', 'already'])

interface Posting {
  subject: QuestionSubject
  slug: string
  posted: FormData
}

/** Asks or withdraws a question, as the form's `intent` says. */
export const askOrWithdraw = (ctx: RequestContext, posting: Posting) =>
  posting.posted.get('intent') === 'withdraw' ? withdraw(ctx, posting) : ask(ctx, posting)

/** @throws a redirect: to the page with the result, or to the sign-in, which returns to the form. */
async function ask(ctx: RequestContext, { subject, slug, posted }: Posting) {
  const values = formValues(posted)
  const form = parseFields(askForm, posted)
  const path = subject.pathOf(slug)
  // A visitor signs in first, whatever was typed.
  if (ctx.actor.kind !== 'member') throw redirect(signInHref(`${path}#ask`), 303)
  if (!form.ok) return data<AskAnswer>({ errors: form.errors, values, problem: null }, { status: 400 })
  const outcome = await askQuestion(ctx, subject, { slug, question: form.value.question, name: form.value.name ?? '' })
  if (outcome.ok) throw redirect(doneAt(path, 'asked' satisfies Done, outcome.removed), 303)
  const { reason } = outcome
  if (reason === 'not-found') throw data(null, { status: 404 })
  if (reason === 'not-signed-in') throw redirect(signInHref(`${path}#ask`), 303)
  const sentence = copyFor(subject.words).refused[reason]
  const errors: Record<string, string> = OF_TEXT.has(reason) ? { question: sentence } : {}
  const problem = OF_TEXT.has(reason) ? null : sentence
  return data<AskAnswer>({ errors, values, problem }, { status: 409 })
}

/** Withdraws an own question. @throws a redirect, or a 404 for anybody else's. */
async function withdraw(ctx: RequestContext, { subject, slug, posted }: Posting): Promise<never> {
  if (ctx.actor.kind !== 'member') throw redirect(signInHref(subject.pathOf(slug)), 303)
  const outcome = await withdrawQuestion(ctx, subject, { id: String(posted.get('questionId') ?? '') })
  if (!outcome.ok) throw data(null, { status: 404 })
  throw redirect(doneAt(subject.pathOf(outcome.slug), 'withdrawn' satisfies Done), 303)
}
