import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface ActionButtonProps {
  fields: Record<string, string>
  className: string
  /** The accessible name, when the button's text is not enough. */
  label?: string
  children: ReactNode
}

/** A form with one button. */
export function ActionButton({ fields, className, label, children }: ActionButtonProps) {
  return (
    <Form method="post" action="/operator/desks" preventScrollReset noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} aria-label={label} title={label}>
        {children}
      </button>
    </Form>
  )
}
