import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type Control = 'input' | 'select' | 'textarea'

type FieldProps<As extends Control> = Omit<ComponentProps<As>, 'id' | 'name' | 'className'> & {
  name: string
  label: ReactNode
  /** What to know before typing; read out with the field. */
  hint?: ReactNode
  /** What is wrong with what was typed; undefined when nothing is. */
  error?: string | undefined
  /** Which element takes the value; a select's options are its children. */
  as?: As
}

/**
 * One question of a form: label, hint, control and message, wired for screen readers. Everything else is handed
 * to the control. A wrong field takes the focus when the page is drawn, also without JavaScript.
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
      <Element className="inp" id={id} name={name} {...describe(id, hint, error)} {...(control as object)} />
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  )
}

type CheckProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A box to tick, with its words as one large target. */
export function Check({ label, hint, error, ...input }: CheckProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" aria-labelledby={`${id}l`} {...describe(id, hint, error)} {...input} />
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

/** The message under a field, or nothing; name its id in the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className="err" id={id}>
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
