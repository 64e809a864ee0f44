import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { OrderAnswer } from './answer.ts'

interface FoldProps {
  summary: string
  /** Text above the fields. */
  lead?: string
  intent: string
  /** The field that names what the form is about, and its value. */
  about: { name: 'partId' | 'lineId' | 'caseId'; id: string }
  answer: OrderAnswer | undefined
  button: string
  children?: ReactNode
}

/** A form that stays folded until it is wanted, and opens again when it came back with mistakes. */
export function Fold({ summary, lead, intent, about, answer, button, children }: FoldProps) {
  const form = useFocusFirstError(answer?.errors)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <details className="ofold noprint" open={answer !== undefined}>
      <summary>
        {summary}
        <Icon name="chevron-down" small />
      </summary>
      <Form ref={form} method="post" className="stack" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={about.name} value={about.id} />
        {lead && <p className="small soft">{lead}</p>}
        {answer?.problem && (
          <p className="err" role="alert">
            <Icon name="circle-alert" small />
            {answer.problem}
          </p>
        )}
        {children}
        <button className="btn sec2" disabled={isBusy}>
          {button}
        </button>
      </Form>
    </details>
  )
}
