import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import type { FormFields } from '#app/platform/form/fields.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { MoneyAnswer } from './actions.server.ts'

interface MoneyFormProps {
  act: string
  fields: FormFields
  answer: MoneyAnswer | undefined
  send: string
  isQuiet?: boolean
  /** Instead of the button's text while a file is on its way. */
  waiting?: string | false
  children?: ReactNode
}

/** A declared form of this page. */
export function MoneyForm({ act, fields, answer, send, isQuiet, waiting, children }: MoneyFormProps) {
  const own = answer?.act === act ? answer : undefined
  const ref = useFocusFirstError(own?.errors)
  return (
    <Form ref={ref} method="post" className="stack" noValidate preventScrollReset>
      <input type="hidden" name="act" value={act} />
      {own?.needsProof && <ConfirmAgain act={own.needsProof} answer={own} />}
      <Problem act={act} answer={answer} />
      {Object.entries(fields).map(([name, spec]) => (
        <FormField key={name} name={name} spec={spec} value={own?.values?.[name] ?? ''} error={own?.errors?.[name]} />
      ))}
      {children}
      <p>
        <button className={isQuiet ? 'btn secondary' : 'btn primary'} disabled={Boolean(waiting)}>
          {waiting || send}
        </button>
      </p>
    </Form>
  )
}

/** Why an act was refused, above its form. */
export function Problem({ act, answer }: { act: string; answer: MoneyAnswer | undefined }) {
  return (
    answer?.act === act &&
    answer.problem && (
      <p className="error-summary" role="alert">
        {answer.problem}
      </p>
    )
  )
}
