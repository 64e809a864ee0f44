import type { MoneyAnswer } from './actions.server.ts'
import { copy } from './copy.ts'
import { appealForm } from './forms.ts'
import { MoneyForm, Problem } from './money-form.tsx'
import type { MoneyView } from './money-view.server.ts'

const words = copy.holds
type Hold = MoneyView['holds'][number]

interface HoldsProps {
  holds: readonly Hold[]
  answer: MoneyAnswer | undefined
}

/** Holds on the campaign's money: reason, end, and the appeal. */
export function Holds({ holds, answer }: HoldsProps) {
  if (holds.length === 0) return null
  return (
    <section className="card pad stack" id="holds">
      <h2>{words.title}</h2>
      <Problem act="appeal" answer={answer} />
      <ul className="money-list">
        {holds.map((hold) => (
          <li key={hold.id}>
            <span>
              <b>{hold.lead}</b>
              <span className="pre-wrap break-word">{words.reason(hold.reason)}</span>
              {hold.appeal && <span className="pre-wrap break-word">{words.yours(hold.appeal)}</span>}
              {hold.answer && <span className="pre-wrap break-word">{words.answer(hold.answer)}</span>}
              <span className={`tag ${hold.isInForce ? 'd-turmeric' : ''}`}>{words.states[hold.state]}</span>
            </span>
            {hold.state === 'inForce' && <Appeal id={hold.id} answer={answer} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Appeal({ id, answer }: { id: string; answer: MoneyAnswer | undefined }) {
  // Each hold has a form of its own with the same fields.
  const own = answer?.act === 'appeal' && answer.values?.['holdId'] === id ? { ...answer, problem: '' } : undefined
  return (
    <div>
      <details open={own !== undefined}>
        <summary>{words.appeal.open}</summary>
        <MoneyForm act="appeal" fields={appealForm.fields} answer={own} send={words.appeal.send} isQuiet>
          <input type="hidden" name="holdId" value={id} />
        </MoneyForm>
      </details>
    </div>
  )
}
