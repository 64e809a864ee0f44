import { type RequestContext, prefillOf } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import {
  type Asking,
  listOwnQuestions,
  listQuestions,
  type QuestionView,
  readAsking,
} from './question-queries.server.ts'
import { questionsPath } from './questions-path.ts'
import { copy } from './view-copy.ts'
import { QUESTIONS_ON_PRODUCT, QUESTIONS_PER_PAGE } from './schema.ts'

export type QuestionsView = Awaited<ReturnType<typeof questionsView>>
export type QuestionItem = QuestionsView['list'][number]

interface About {
  product: { id: string; slug: string }
  /** The name of the seller. */
  seller: string
}

/** The questions for a product's page: the newest answers, and what only this viewer sees. */
export const questionsOnProduct = (ctx: RequestContext, about: About) =>
  questionsView(ctx, { ...about, perPage: QUESTIONS_ON_PRODUCT })

/** One page of the questions about a product, the viewer's own ones, and whether they may ask, with formatted texts. */
export async function questionsView(
  ctx: RequestContext,
  { product, seller, page, perPage = QUESTIONS_PER_PAGE }: About & { page?: number; perPage?: number },
) {
  const { db, actor } = ctx
  const about = { productId: product.id, actor }
  const [answered, own, asking] = [
    await listQuestions(db, { ...about, perPage, ...(page !== undefined && { page }) }),
    await listOwnQuestions(db, about),
    await readAsking(db, about),
  ]
  const path = questionsPath(product.slug)
  return {
    path,
    seller,
    count: answered.count,
    list: answered.questions.map((question) => itemOf(question, seller)),
    own: own.map((question) => itemOf(question, seller)),
    canAsk: asking.kind === 'allowed',
    asking: askingOf(asking, { path, seller }),
    /** A proposal for the name to show. */
    name: prefillOf(ctx).name.split(' ')[0] ?? '',
  }
}

/** What the page says to a viewer who may not ask, and where it leads; to others, the way to the form. */
function askingOf(asking: Asking, { path, seller }: { path: string; seller: string }) {
  const words = copy.asking
  const form = `${path}#ask`
  switch (asking.kind) {
    case 'allowed':
      return { note: null, link: { to: form, label: words.title(seller), isButton: true } }
    case 'visitor':
      return { note: null, link: { to: signInHref(form), label: words.signIn, isButton: true } }
    case 'own':
      if (asking.open === 0) return { note: words.own, link: null }
      return { note: null, link: { to: '/account/shop/questions', label: words.ownOpen(asking.open), isButton: false } }
    case 'no-seller':
      return { note: words['no-seller'], link: { to: '/contact', label: words.contact, isButton: false } }
    case 'blocked':
    case 'too-many':
      return { note: words[asking.kind], link: null }
  }
}

function itemOf(
  { id, askerName, question, createdAt, answer, answeredAt, state, hiddenReason, isOwn }: QuestionView,
  seller: string,
) {
  return {
    id,
    question,
    by: copy.asked(askerName, formatDate(createdAt)),
    answer:
      answer !== null && answeredAt !== null ? { text: answer, by: copy.answer(seller, formatDate(answeredAt)) } : null,
    /** Why not everybody reads it. */
    note:
      state === 'answered' ? null : state === 'hidden' ? copy.states.hidden(hiddenReason ?? '') : copy.states[state],
    isOwn,
  }
}
