import { Form, Link } from 'react-router'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from '#app/features/account/copy.ts'

export function YourData({ isProven }: { isProven: boolean }) {
  return (
    <section className="card" id="your-data">
      <h2>{copy.data.title}</h2>
      <p className="secondary-ink">{copy.data.lead}</p>
      <AfterProof act="export" isProven={isProven} anchor="your-data">
        <p>
          <a className="btn secondary" href="/account/export">
            <Icon name="download" small />
            {copy.data.download}
          </a>
        </p>
      </AfterProof>
      <p className="row">
        <Link className="btn secondary" to="/account/orders">
          <Icon name="shopping-bag" small />
          {copy.data.orders}
        </Link>
        <Link className="btn secondary" to="/account/shop">
          <Icon name="store" small />
          {copy.data.shop}
        </Link>
        <Link className="btn secondary" to="/account/requests">
          <Icon name="mail" small />
          {copy.data.requests}
        </Link>
        <Link className="btn secondary" to="/account/campaigns">
          <Icon name="hand-heart" small />
          {copy.data.campaigns}
        </Link>
        <Link className="btn secondary" to="/account/notes">
          <Icon name="lock" small />
          {copy.data.notes}
        </Link>
      </p>
    </section>
  )
}

/** Why nothing was erased. */
export interface EraseAnswer {
  error?: string
  needsProof?: SensitiveAction
  word?: string
}

/** Explains the erasure and asks for the confirmation word. Works without JavaScript. */
export function Erase({ isProven, answer }: { isProven: boolean; answer: EraseAnswer | undefined }) {
  const { error, needsProof, word } = answer ?? {}
  const form = useFocusFirstError(error)
  return (
    <section className="card" id="erase">
      <h2>{copy.erase.title}</h2>
      <p>{copy.erase.lead}</p>
      <p className="secondary-ink">{copy.erase.law}</p>
      {needsProof && <ConfirmAgain act={needsProof} answer={answer} />}
      <AfterProof act="erasure" isProven={isProven || needsProof !== undefined} anchor="erase">
        <Form ref={form} method="post" className="stack" noValidate>
          <Field
            name="word"
            label={copy.erase.label(copy.erase.word)}
            defaultValue={word}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
          <p>
            <button className="btn secondary">{copy.erase.submit}</button>
          </p>
        </Form>
      </AfterProof>
    </section>
  )
}
