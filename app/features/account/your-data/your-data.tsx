import { Form } from 'react-router'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from '#app/features/account/copy.ts'
import { localePath } from '#app/platform/language/language-paths.ts'

export function YourData({ isProven }: { isProven: boolean }) {
  return (
    <section className="card" id="your-data">
      <h3>{copy.data.title}</h3>
      <p className="secondary-ink">{copy.data.lead}</p>
      <AfterProof act="export" isProven={isProven} anchor="your-data">
        <p>
          <a className="btn secondary" href={localePath('/account/export')}>
            <Icon name="download" small />
            {copy.data.download}
          </a>
        </p>
      </AfterProof>
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
      <h3>{copy.erase.title}</h3>
      <p>{copy.erase.lead}</p>
      <p className="secondary-ink">{copy.erase.law}</p>
      <p className="secondary-ink">{copy.erase.tax}</p>
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
