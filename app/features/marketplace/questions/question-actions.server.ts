import { data, redirect } from 'react-router'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import type { AskAnswer } from './ask.tsx'
import { askQuestion } from './ask-question.server.ts'
import { doneAt } from './done-at.ts'
import { askForm } from './form.ts'
import type { copy as pageCopy } from './page-copy.ts'
import { questionsPath } from './questions-path.ts'
import { copy } from './view-copy.ts'
import { withdrawQuestion } from './withdraw-question.server.ts'

/** What the page has words for. */
type Done = keyof typeof pageCopy.done

/** What is wrong with the text of the question itself. */
const OF_TEXT = new Set(['empty', 'too-long', 'already'])

/** Asks a question. @throws a redirect: to the page with the result, or to the sign-in, which returns to the form. */
export async function ask(ctx: RequestContext, slug: string, posted: FormData) {
  const values = formValues(posted)
  const form = parseFields(askForm, posted)
  // A visitor signs in first, whatever was typed.
  if (ctx.actor.kind !== 'member') throw redirect(signInHref(`${questionsPath(slug)}#ask`), 303)
  if (!form.ok) return data<AskAnswer>({ errors: form.errors, values, problem: null }, { status: 400 })
  const outcome = await askQuestion(ctx, { slug, question: form.value.question, name: form.value.name ?? '' })
  if (outcome.ok) throw redirect(doneAt(questionsPath(slug), 'asked' satisfies Done, outcome.removed), 303)
  const { reason } = outcome
  if (reason === 'not-found') throw data(null, { status: 404 })
  if (reason === 'not-signed-in') throw redirect(signInHref(`${questionsPath(slug)}#ask`), 303)
  const sentence = copy.refused[reason]
  const errors: Record<string, string> = OF_TEXT.has(reason) ? { question: sentence } : {}
  const problem = OF_TEXT.has(reason) ? null : sentence
  return data<AskAnswer>({ errors, values, problem }, { status: 409 })
}

/** Withdraws an own question. @throws a redirect, or a 404 for anybody else's. */
export async function withdraw(ctx: RequestContext, slug: string, posted: FormData): Promise<never> {
  if (ctx.actor.kind !== 'member') throw redirect(signInHref(questionsPath(slug)), 303)
  const outcome = await withdrawQuestion(ctx, { id: String(posted.get('questionId') ?? '') })
  if (!outcome.ok) throw data(null, { status: 404 })
  throw redirect(doneAt(questionsPath(outcome.slug), 'withdrawn' satisfies Done), 303)
}
