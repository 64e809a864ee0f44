import { Form } from 'react-router'
import { HOLD_APPEAL_CHARS_MAX } from '#app/features/payouts/schema.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { EarningsAnswer } from './earnings-view.server.ts'
import type { EarningsView } from './earnings-view.server.ts'

type Hold = EarningsView['holds'][number]

interface HoldsProps {
  holds: readonly Hold[]
  past: readonly Hold[]
  answer: EarningsAnswer | undefined
}

const words = copy.holds

/** Holds on the seller's money: reason, end, and the appeal. */
export function Holds({ holds, past, answer }: HoldsProps) {
  if (holds.length + past.length === 0) return null
  return (
    <section className="stack" id="holds">
      <h2>{words.title}</h2>
      {holds.map((hold) => (
        <article key={hold.id} className="card pad stack earnings-hold">
          <p>
            <b>{words.lead(hold.amount, hold.ends)}</b>
          </p>
          <QuotedText title={words.reason} text={hold.reason} />
          <Exchange hold={hold} />
          {hold.appeal === null && <Appeal hold={hold} answer={answer} />}
        </article>
      ))}
      {past.map((hold) => (
        <details key={hold.id} className="card pad earnings-past">
          <summary>
            {words.over(hold.amount)}
            <span className="tag">{hold.isLifted ? words.lifted : words.ended}</span>
          </summary>
          <QuotedText title={words.reason} text={hold.reason} />
          <Exchange hold={hold} />
        </details>
      ))}
    </section>
  )
}

function Exchange({ hold: { appeal, answer } }: { hold: Hold }) {
  if (appeal === null) return null
  return (
    <>
      <QuotedText title={words.yours} text={appeal} />
      {answer === null ? (
        <p className="small secondary-ink">{words.waits}</p>
      ) : (
        <QuotedText title={words.answer} text={answer} />
      )}
    </>
  )
}

function QuotedText({ title, text }: { title: string; text: string }) {
  return (
    <div className="earnings-quote">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}

function Appeal({ hold: { id }, answer }: { hold: Hold; answer: EarningsAnswer | undefined }) {
  const own = answer?.act === `appeal-${id}` ? answer : undefined
  const form = useFocusFirstError(own?.errors)
  return (
    <details open={own !== undefined}>
      <summary>{words.appeal.open}</summary>
      <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
        <input type="hidden" name="act" value="appeal" />
        <input type="hidden" name="holdId" value={id} />
        {own?.problem && (
          <p className="notice" role="alert">
            {own.problem}
          </p>
        )}
        <Field
          as="textarea"
          name="words"
          rows={4}
          label={words.appeal.label}
          hint={words.appeal.hint}
          maxLength={HOLD_APPEAL_CHARS_MAX}
          defaultValue={own?.values['words']}
          error={own?.errors['words']}
        />
        <p>
          <button className="btn secondary">{words.appeal.send}</button>
        </p>
      </Form>
    </details>
  )
}
