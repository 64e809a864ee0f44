import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import type { RequestFormProps } from '#app/ui/form/request-form.tsx'
import { copy } from './copy.ts'
import type { REQUEST_CARDS } from './request-cards-copy.ts'

const FORM_NAMES = ['support', 'volunteer', 'opportunity', 'story', 'professional'] as const

interface RequestCardsProps extends Pick<RequestFormProps, 'answer' | 'prefill'> {
  cards: typeof REQUEST_CARDS
}

/** Five request forms (support, volunteering, work, story, registration), each in a dialog. */
export function RequestCards({ cards, ...asking }: RequestCardsProps) {
  return (
    <section className="wrap section stack" id="take-part" aria-labelledby="take-part-title">
      <h2 id="take-part-title">{copy.requestForms.title}</h2>
      <ul className="care-requests">
        {FORM_NAMES.map((formName) => {
          const words = cards[formName]
          return (
            <li key={formName} className="card pad care-request">
              <p>{words.body}</p>
              <FormDialog
                {...asking}
                form={docForms[formName]}
                title={words.title}
                lead={words.lead}
                opener={words.title}
                openerClass={formName === 'support' ? 'btn primary' : 'btn secondary'}
                words={words}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
