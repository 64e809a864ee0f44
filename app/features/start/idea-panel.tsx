import { startForms } from './request-forms.ts'
import type { FormAnswer } from '#app/platform/form/fields.ts'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { RequestForm } from '#app/ui/form/request-form.tsx'
import { copy } from './copy.ts'

interface IdeaPanelProps {
  prefill: Readonly<Record<string, string>>
  answer: FormAnswer | undefined
}

/** A form for an idea in one line. */
export function IdeaPanel({ prefill, answer }: IdeaPanelProps) {
  const words = copy.torch
  return (
    <section className="card pad start-panel" id={startForms.spark.kind} aria-labelledby="tell-torch">
      <div className="row">
        <span className="torch-mark">
          <Flame />
        </span>
        <h2 id="tell-torch">{words.title}</h2>
      </div>
      <p className="bubble">{words.line}</p>
      <RequestForm form={startForms.spark} words={words} answer={answer} prefill={prefill} />
    </section>
  )
}
