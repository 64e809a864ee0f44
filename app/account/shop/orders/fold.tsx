import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import type { PartAnswer } from './answer.ts'

interface ActFormProps {
  intent: string
  /** Empty for the parcel itself. */
  caseId?: string
  lead?: string
  answer: PartAnswer | undefined
  button: string
  isFirst?: boolean
  children?: ReactNode
}

/** A form for one act. */
export function ActForm({ intent, caseId, lead, answer, button, isFirst, children }: ActFormProps) {
  const form = useFocusFirstError(answer?.errors)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form ref={form} method="post" className="stack" noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {caseId && <input type="hidden" name="caseId" value={caseId} />}
      {lead && <p className="small soft">{lead}</p>}
      {answer?.problem && (
        <p className="err" role="alert">
          <Icon name="circle-alert" small />
          {answer.problem}
        </p>
      )}
      {children}
      <p>
        <button className={isFirst ? 'btn pri' : 'btn sec2'} disabled={isBusy}>
          {button}
        </button>
      </p>
    </Form>
  )
}

/** The same, folded until it is wanted; open again when it came back with mistakes. */
export function Fold({ summary, ...form }: ActFormProps & { summary: string }) {
  return (
    <details className="deskfold noprint" open={form.answer !== undefined}>
      <summary>{summary}</summary>
      <ActForm {...form} />
    </details>
  )
}
