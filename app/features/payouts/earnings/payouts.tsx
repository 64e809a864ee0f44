import { copy } from './copy.ts'
import type { EarningsView } from './earnings-view.server.ts'

const words = copy.payouts
const TONES = { sent: 'tag d-turmeric', paid: 'tag d-neem', returned: 'tag d-madder' } as const

/** Payouts to the seller's bank, and their result. */
export function Payouts({ payouts }: Pick<EarningsView, 'payouts'>) {
  return (
    <section className="stack" id="payouts">
      <h2>{words.title}</h2>
      {payouts.length === 0 && <p className="secondary-ink">{words.none}</p>}
      {payouts.length > 0 && (
        <ul className="card earnings-list">
          {payouts.map(({ number, amount, ending, state, day, reason }) => (
            <li key={number}>
              <span>
                <span className="row earnings-payout">
                  <span className="num">{number}</span>
                  <span className={TONES[state]}>{words.states[state]}</span>
                </span>
                <span className="small secondary-ink">{`${day}, ${words.line(ending)}`}</span>
                {reason && <span className="small">{words.reason(reason)}</span>}
              </span>
              <b className="num">{amount}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
