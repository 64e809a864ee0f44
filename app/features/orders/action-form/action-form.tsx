import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import type { ActionError } from './action-error.ts'
import { Problem } from './problem.tsx'
import './action-form.css'

interface ActionFormProps {
  intent: string
  /** Name and value of the hidden field with the subject's id; omitted when the page has one subject. */
  about?: { name: 'shipmentId' | 'lineId' | 'returnId'; id: string }
  lead?: string
  answer: ActionError | undefined
  button: string
  /** Draws the primary button. */
  isFirst?: boolean
  children?: ReactNode
}

/** One of several forms of a page, told apart by `intent`. */
export function ActionForm({ intent, about, lead, answer, button, isFirst, children }: ActionFormProps) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <Form ref={form} method="post" className="stack no-print" noValidate preventScrollReset>
      <FormDraft name={about ? `${intent}-${about.id}` : intent} />
      <input type="hidden" name="intent" value={intent} />
      {about && <input type="hidden" name={about.name} value={about.id} />}
      {lead && <p className="small secondary-ink">{lead}</p>}
      <Problem text={answer?.problem} />
      {children}
      <p>
        <button className={isFirst ? 'btn primary' : 'btn secondary'}>{button}</button>
      </p>
    </Form>
  )
}

/** The same form in a `<details>`; open when it was submitted with errors. */
export function FoldedActionForm({ summary, ...form }: ActionFormProps & { summary: string }) {
  return (
    <details className="action-fold no-print" open={form.answer !== undefined}>
      <summary>
        {summary}
        <Icon name="chevron-down" small />
      </summary>
      <ActionForm {...form} />
    </details>
  )
}
