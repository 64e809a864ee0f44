import type { QuestionView } from '#app/features/questions/queries.server.ts'
import type { QuestionSubject } from '#app/features/questions/subject.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

export type AnswerView = ReturnType<typeof answerView>

/** A question with formatted texts for who answers it. `about`: the page of what is asked about, where that is not clear. */
export function answerView(
  { id, question, answer, state, askerName, createdAt, hiddenReason, isByTeam }: QuestionView,
  { words }: Pick<QuestionSubject, 'words'>,
  about: { to: string; title: string } | null = null,
) {
  const notes = {
    open: null,
    answered: null,
    declined: words.declinedByYou,
    hidden: copy.hidden(words, hiddenReason ?? ''),
  }
  return {
    id,
    question,
    answer,
    state,
    by: copy.by(askerName, formatDate(createdAt)),
    isByTeam,
    note: isByTeam ? copy.byTeam : notes[state],
    about,
  }
}
