import { Form, Link } from 'react-router'
import type { MoneyAnswer } from './actions.server.ts'
import { copy } from './copy.ts'
import { Problem } from './money-form.tsx'
import type { MoneyView } from './money-view.server.ts'

/** What can be paid out, line by line. */
export function Sums({ sums: { payable, rows } }: Pick<MoneyView, 'sums'>) {
  return (
    <section className="card pad stack">
      <p className="money-payable">
        <b className="num">{payable}</b>
        <span>{copy.sums.payable}</span>
      </p>
      <dl>
        {rows.map(({ term, hint, amount }) => (
          <div key={term}>
            <dt>
              {term}
              {hint && <span className="small secondary-ink">{hint}</span>}
            </dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The update that supporters wait for after a payout. */
export function UpdateDue({ slug, update, mayPost }: Pick<MoneyView, 'slug' | 'update'> & { mayPost: boolean }) {
  if (update === null) return null
  return (
    <section className="card pad stack">
      <h2>{copy.update.title}</h2>
      <p className="notice">{update}</p>
      {mayPost && (
        <p>
          <Link className="btn primary" to={`/account/campaigns/${slug}/updates`}>
            {copy.update.post}
          </Link>
        </p>
      )}
    </section>
  )
}

const TONES = {
  asked: 'd-turmeric',
  prepared: 'd-turmeric',
  released: 'd-turmeric',
  paid: 'd-neem',
  failed: 'd-madder',
  'returned-to-owner': 'd-madder',
  cancelled: '',
} as const

/** All requests and payouts, the newest first. */
export function Payouts({ payouts, answer }: Pick<MoneyView, 'payouts'> & { answer: MoneyAnswer | undefined }) {
  const words = copy.payouts
  return (
    <section className="card pad stack">
      <h2>{words.title}</h2>
      <Problem act="withdraw" answer={answer} />
      {payouts.length === 0 && <p>{words.none}</p>}
      {payouts.length > 0 && (
        <ul className="money-list">
          {payouts.map(({ id, state, amount, line, purpose, to, bills, reason }) => (
            <li key={id}>
              <span>
                <b className="break-word">{purpose}</b>
                <span className="small secondary-ink">{line}</span>
                <span className="small secondary-ink">{to}</span>
                <span className="small secondary-ink">{bills}</span>
                <span className={`tag ${TONES[state]}`}>{words.states[state]}</span>
                {reason && <span className="break-word">{words.reason(reason)}</span>}
              </span>
              <b className="num">{amount}</b>
              {state === 'asked' && (
                <Form method="post" preventScrollReset noValidate>
                  <input type="hidden" name="id" value={id} />
                  <button className="btn secondary sm" name="act" value="withdraw">
                    {words.withdraw}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
