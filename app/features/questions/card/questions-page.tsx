import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { copy, removedText } from '#app/features/questions/copy.ts'
import { QUESTIONS_PER_PAGE, type QuestionWords } from '#app/features/questions/schema.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { Ask, type AskAnswer } from './ask.tsx'
import { AskingNote } from './asking.tsx'
import { removedIn } from './done-at.ts'
import { copy as listCopy } from './list-copy.ts'
import { QuestionList } from './question-list.tsx'
import type { QuestionsView } from './questions-view.server.ts'

interface QuestionsPageProps {
  view: QuestionsView
  words: Pick<QuestionWords, 'answerer'>
  /** The page of what is asked about, and its title. */
  about: { to: string; title: string }
  /** From 1. */
  page: number
  refused: AskAnswer | undefined
  /** Whether a form on the page was posted: then it says nothing about the one before. */
  isPosted: boolean
  report: (id: string) => ReactNode
}

/** All answered questions, in pages, with the form to ask. */
export function QuestionsPage({ view, words, about, page, refused, isPosted, report }: QuestionsPageProps) {
  const [search] = useSearchParams()
  const did = isPosted ? null : search.get('did')
  const done = did === 'asked' ? copy.done.asked(words.answerer) : did === 'withdrawn' ? copy.done.withdrawn : null
  return (
    <main id="main" className="wrap stack questions-page" tabIndex={-1}>
      <Link className="crumb" to={about.to}>
        <Icon name="arrow-left" small />
        {copy.back(about.title)}
      </Link>
      <h1>{copy.title(about.title)}</h1>
      {done && (
        <p className="notice" role="status">
          {[done, removedText(removedIn(search))].filter(Boolean).join(' ')}
        </p>
      )}
      {refused && <Ask view={view} answer={refused} />}
      {view.own.length + view.list.length === 0 && <p className="secondary-ink">{listCopy.none}</p>}
      <QuestionList questions={view.own} path={view.path} report={report} />
      <QuestionList questions={view.list} path={view.path} report={report} />
      <Pages page={page} hasMore={page * QUESTIONS_PER_PAGE < view.count} words={copy} />
      {!refused && view.canAsk && <Ask view={view} />}
      {!view.canAsk && (
        <div id="ask">
          <AskingNote asking={view.asking} />
        </div>
      )}
    </main>
  )
}
