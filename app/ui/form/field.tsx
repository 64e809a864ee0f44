import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'

type Control = 'input' | 'select' | 'textarea'

type FieldProps<As extends Control> = Omit<ComponentProps<As>, 'id' | 'name' | 'className'> & {
  name: string
  label: ReactNode
  /** A description that screen readers announce with the field. */
  hint?: ReactNode
  /** The error message; undefined for a valid field. */
  error?: string | undefined
  /** The control's element; a select's options are its children. */
  as?: As
}

/**
 * One form field: label, hint, control and error message, connected for screen readers. Other props go to the control.
 * An invalid field gets the focus when the page is rendered, also without JavaScript.
 */
export function Field<As extends Control = 'input'>({ name, label, hint, error, as, ...control }: FieldProps<As>) {
  const id = useId()
  const Element = (as ?? 'input') as ElementType<ComponentProps<'input'>>
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}h`}>
          {hint}
        </span>
      )}
      <Element className="input" id={id} name={name} {...describe(id, hint, error)} {...(control as object)} />
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  )
}

type CheckProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Is given again each time: neither the browser nor a draft restores it. */
  isConsent?: boolean
}

/** A checkbox whose label is part of the click target. */
export function Check({ label, hint, error, isConsent = false, ...input }: CheckProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          aria-labelledby={`${id}l`}
          autoComplete={isConsent ? 'off' : undefined}
          {...describe(id, hint, error)}
          {...input}
        />
        <span>
          <span id={`${id}l`}>{label}</span>
          {hint && (
            <span className="hint" id={`${id}h`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  )
}

/** The error message below a field; add its id to the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className="error" id={id}>
      <Icon name="circle-alert" small />
      {children}
    </p>
  )
}

function describe(id: string, hint: ReactNode, error: string | undefined) {
  return {
    'aria-describedby': [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    autoFocus: error ? true : undefined,
  }
}
