import { Link } from 'react-router'
import { ActForm, type ActAnswer } from '#app/features/fundraising/owner/page/act-form.tsx'
import { copy } from './copy.ts'
import { returnForm } from './form.ts'
import type { LeftView } from './left-view.server.ts'

interface LeftProps {
  slug: string
  view: LeftView
  answer: ActAnswer | undefined
}

/** What is left of a closed campaign. A refused form stays, also where it is not offered any more. */
export function Left({ slug, view, answer }: LeftProps) {
  const { left, rules, status, reason, mayWithdraw, offer } = view
  const { left: words } = copy
  const answerOf = (act: string) => (answer?.act === act ? answer : undefined)
  return (
    <section className="card pad stack" aria-labelledby="left-title">
      <h2 id="left-title">{words.title}</h2>
      <p>{left}</p>
      {status && <p className="notice">{status}</p>}
      {reason && (
        <p>
          {words.reads} <q>{reason}</q>
        </p>
      )}
      {(mayWithdraw || answerOf('withdraw')) && (
        <ActForm act="withdraw" send={words.withdraw} answer={answerOf('withdraw')} />
      )}
      {offer && (
        <>
          <p>{words.promised}</p>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>{words.offers[offer]}</p>
          {offer === 'same-need' && (
            <p>
              <Link to={`/account/campaigns/${slug}/money`}>{words.payout}</Link>
            </p>
          )}
          {offer !== 'returned' && (
            <p>
              <Link to="/contact">{copy.close.contact}</Link>
            </p>
          )}
        </>
      )}
      {(offer === 'returned' || answerOf('return')) && (
        <ActForm act="return" fields={returnForm.fields} send={words.send} answer={answerOf('return')} />
      )}
    </section>
  )
}
