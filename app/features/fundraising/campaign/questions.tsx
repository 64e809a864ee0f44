import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { CampaignView } from './campaign-view.server.ts'
import { copy } from './copy.ts'

/** The organiser's newest answers, and the way to ask. */
export function Questions({ campaign: { slug, questions } }: { campaign: Pick<CampaignView, 'slug' | 'questions'> }) {
  const path = `/campaign/${slug}/questions`
  return (
    <div className="stack">
      <p>{copy.questions.lead}</p>
      {questions.list.length > 0 && (
        <ul className="updates">
          {questions.list.map(({ id, question, by, answer }) => (
            <li key={id}>
              <p className="caption muted">{by}</p>
              <p>
                <b lang={foreignLang(question)}>{question}</b>
              </p>
              <p className="caption muted">{answer?.by}</p>
              <p className="pre-wrap" lang={foreignLang(answer?.text ?? '')}>
                {answer?.text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {questions.all && (
        <p>
          <Link className="more" to={path}>
            {questions.all}
          </Link>
        </p>
      )}
      <p>
        <Link className="btn secondary" to={`${path}#ask`}>
          {copy.questions.ask}
        </Link>
      </p>
    </div>
  )
}
