import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import type { RequestFormProps } from '#app/ui/form/request-form.tsx'
import { copy } from './copy.ts'

const DOORS = ['support', 'volunteer', 'opportunity', 'story', 'professional'] as const

/** Ask for support, give time, find work, tell a story, register: each behind its button. */
export function Doors(asking: Pick<RequestFormProps, 'answer' | 'prefill'>) {
  return (
    <section className="wrap sec stack" id="take-part" aria-labelledby="take-part-title">
      <h2 id="take-part-title">{copy.doors.title}</h2>
      <ul className="caredoors">
        {DOORS.map((door) => {
          const words = copy.doors.list[door]
          return (
            <li key={door} className="card pad caredoor">
              <p>{words.body}</p>
              <FormDialog
                {...asking}
                form={docForms[door]}
                title={words.title}
                lead={words.lead}
                opener={words.title}
                openerClass={door === 'support' ? 'btn primary' : 'btn secondary'}
                words={words}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
