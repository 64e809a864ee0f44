import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormFields } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { type EditFailure, isFailureOf } from './fields.ts'

interface EditorFormProps {
  /** Posted as `act`. */
  act: string
  fields: FormFields
  values: FormValues
  failure: EditFailure | undefined
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>
  send?: string
  isQuiet?: boolean
  /** The text of the button while the form cannot be sent yet, e.g. during an upload. */
  waiting?: string | false
  children?: ReactNode
}

/** A declared form on an operator's screen. Posts to the current address. */
export function EditorForm({
  act,
  fields,
  values,
  failure,
  hidden = {},
  send = copy.save,
  isQuiet,
  waiting,
  children,
}: EditorFormProps) {
  const own = failure && isFailureOf(failure, { act, hidden }) ? failure : undefined
  const ref = useFocusFirstError(own?.errors)
  const shown = own?.values ?? values
  return (
    <Form ref={ref} className="editor-form" method="post" noValidate preventScrollReset>
      <input type="hidden" name="act" value={act} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(fields).map(([name, spec]) => (
        <FormField key={name} name={name} spec={spec} value={shown[name] ?? ''} error={own?.errors?.[name]} />
      ))}
      {children}
      <p>
        <button className={isQuiet ? 'btn secondary sm' : 'btn primary sm'} disabled={Boolean(waiting)}>
          {waiting || send}
        </button>
      </p>
    </Form>
  )
}

interface ActionButtonProps {
  act: string
  hidden: Readonly<Record<string, string>>
  /** The accessible name, where the text of the button is not enough. */
  label?: string
  children: ReactNode
}

/** An act without fields: a form with one button. */
export function ActionButton({ act, hidden, label, children }: ActionButtonProps) {
  return (
    <Form method="post" preventScrollReset noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn secondary sm" name="act" value={act} aria-label={label}>
        {children}
      </button>
    </Form>
  )
}
