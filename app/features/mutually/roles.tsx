import { useSearchParams } from 'react-router'
import { mutuallyForms } from './request-forms.ts'
import type { FormAnswer } from '#app/platform/form/fields.ts'
import { ASK_PARAM, FormDialog } from '#app/ui/form/form-dialog.tsx'
import { copy } from './copy.ts'

interface RolesProps {
  prefill: Readonly<Record<string, string>>
  answer: FormAnswer | undefined
}

type Role = keyof typeof mutuallyForms
const ROLES = Object.keys(mutuallyForms) as Role[]

/** A collapsible card for each role, with what the role offers and a button to its form. */
export function Roles({ prefill, answer }: RolesProps) {
  const { title, more, begin, list } = copy.roles
  const [search] = useSearchParams()
  const asked = answer?.kind ?? search.get(ASK_PARAM)
  return (
    <section className="wrap section stack" aria-labelledby="roles-title">
      <h2 id="roles-title">{title}</h2>
      <ul className="roles">
        {ROLES.map((role) => (
          <li key={role}>
            <details className="card role" open={mutuallyForms[role].kind === asked}>
              <summary className="pad">
                <h3>{list[role].title}</h3>
                <span className="secondary-ink">{list[role].body}</span>
                <span className="btn secondary role-more">{more}</span>
              </summary>
              <div className="pad role-body">
                <ul>
                  {list[role].benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <FormDialog
                  form={mutuallyForms[role]}
                  title={list[role].title}
                  opener={begin}
                  words={list[role]}
                  answer={answer}
                  prefill={prefill}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
