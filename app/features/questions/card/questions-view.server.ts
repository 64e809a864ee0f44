import {
  type Asking,
  listOwnQuestions,
  listQuestions,
  type QuestionView,
  readAsking,
} from '#app/features/questions/queries.server.ts'
import { QUESTIONS_PER_PAGE, type QuestionWords } from '#app/features/questions/schema.ts'
import type { QuestionSubject } from '#app/features/questions/subject.server.ts'
import { type RequestContext, prefillOf } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copyFor } from './view-copy.ts'

export type QuestionsView = ReturnType<Awaited<ReturnType<typeof questionsView>>>
export type QuestionItem = QuestionsView['list'][number]

interface Answers {
  /** Of what is asked about. */
  slug: string
  /** From 1. */
  page?: number | undefined
  perPage?: number
}

/** One page of the answered questions: a function that formats them, given the public name of who answers. */
export async function answersView(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  subject: QuestionSubject,
  { slug, page = 1, perPage = QUESTIONS_PER_PAGE }: Answers,
) {
  const { questions, count } = await listQuestions(db, subject, { slug, actor, page, perPage })
  return (answerer: string) => ({
    count,
    /** The link to all of them; null when these are all. */
    all: count > questions.length ? copyFor(subject.words).all(count) : null,
    list: questions.map((question) => itemOf(question, { answerer, words: subject.words })),
  })
}

/** One page of the questions, the viewer's own ones, and whether they may ask: a function as of `answersView`. */
export async function questionsView(ctx: RequestContext, subject: QuestionSubject, about: Answers) {
  const { db, actor, now } = ctx
  const { slug } = about
  const [answersBy, own, asking] = await Promise.all([
    answersView(ctx, subject, about),
    listOwnQuestions(db, subject, { slug, actor }),
    readAsking(db, subject, { slug, actor, now }),
  ])
  return (answerer: string) => ({
    path: subject.pathOf(slug),
    answerer,
    ...answersBy(answerer),
    own: own.map((question) => itemOf(question, { answerer, words: subject.words })),
    canAsk: asking.kind === 'allowed',
    asking: askingOf(asking, subject, { slug, answerer }),
    /** A proposal for the name to show. */
    name: prefillOf(ctx).name.split(' ')[0] ?? '',
  })
}

/** What the page says to a viewer who may not ask, and where it leads; to others, the way to the form. */
function askingOf(asking: Asking, subject: QuestionSubject, { slug, answerer }: { slug: string; answerer: string }) {
  const words = copyFor(subject.words).asking
  const form = `${subject.pathOf(slug)}#ask`
  switch (asking.kind) {
    case 'allowed':
      return { note: null, link: { to: form, label: words.title(answerer), isButton: true } }
    case 'visitor':
      return { note: null, link: { to: signInHref(form), label: words.signIn, isButton: true } }
    case 'own': {
      const { open } = asking
      if (open === 0) return { note: words.own, link: null }
      return { note: null, link: { to: subject.answersPathOf(slug), label: words.ownOpen(open), isButton: false } }
    }
    case 'nobody':
    case 'over':
      return { note: words[asking.kind], link: { to: '/contact', label: words.contact, isButton: false } }
    case 'blocked':
    case 'too-many':
      return { note: words[asking.kind], link: null }
  }
}

function itemOf(
  { id, askerName, question, createdAt, answer, answeredAt, state, hiddenReason, isByTeam, isOwn }: QuestionView,
  { answerer, words }: { answerer: string; words: QuestionWords },
) {
  const copy = copyFor(words)
  return {
    id,
    question,
    by: copy.asked(askerName, formatDate(createdAt)),
    answer:
      answer !== null && answeredAt !== null
        ? { text: answer, by: copy.answer(isByTeam ? copy.team : answerer, formatDate(answeredAt)) }
        : null,
    /** Why not everybody reads it. */
    note:
      state === 'answered' ? null : state === 'hidden' ? copy.states.hidden(hiddenReason ?? '') : copy.states[state],
    isOwn,
  }
}
