import { Form, useSearchParams } from 'react-router'
import { type TranslationAnswer, TranslationForm } from '#app/features/translations/card/translation-form.tsx'
import type { Route } from './+types/withdraw.route'
import { withdrawCopy } from './copy.ts'

interface OwnStoriesProps {
  own: Own
  answer: (TranslationAnswer & { id: string }) | undefined
}

type Own = NonNullable<Route.ComponentProps['loaderData']['own']>

/** The stories sent from this account, each with a button to withdraw it. */
export function OwnStories({ own, answer }: OwnStoriesProps) {
  const isSaved = useSearchParams()[0].get('did') === 'saved' && !answer
  const words = withdrawCopy.own
  return (
    <section className="stack" aria-labelledby="own-title">
      <h2 id="own-title">{words.title}</h2>
      {isSaved && (
        <p className="notice" role="status">
          {words.saved}
        </p>
      )}
      {own.length === 0 && <p className="secondary-ink">{words.none}</p>}
      <ul className="stack">
        {own.map(({ id, opening, date, state, reason, translation }) => (
          <li key={id} className="card pad stack">
            <p>{opening}</p>
            <p className="small secondary-ink">
              <span className="tag">{words.states[state]}</span> {date}
            </p>
            {reason && <p className="small">{reason}</p>}
            {state !== 'withdrawn' && (
              <Form method="post" noValidate>
                <input type="hidden" name="id" value={id} />
                <button className="btn secondary">{withdrawCopy.submit}</button>
              </Form>
            )}
            {translation && (
              <TranslationForm
                view={translation}
                answer={answer?.id === id ? answer : undefined}
                actName="act"
                hidden={{ id }}
                heading="h3"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
