import type { ReactNode } from 'react'
import { Form } from 'react-router'

interface OneActProps {
  fields: Record<string, string>
  className: string
  /** What it does, and to whom, where the words on the button do not say so. */
  label?: string
  children: ReactNode
}

/** A form that is one button. */
export function OneAct({ fields, className, label, children }: OneActProps) {
  return (
    <Form method="post" action="/operator/desks" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={className} aria-label={label} title={label}>
        {children}
      </button>
    </Form>
  )
}
