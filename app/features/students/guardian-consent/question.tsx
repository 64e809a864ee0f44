import { Form } from 'react-router'
import { Check } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'

interface QuestionProps {
  errors: Readonly<Record<string, string>> | undefined
  refused: string | undefined
}

/** What consent means, and the two answers. Both are forms, because opening the link must not decide anything. */
export function Question({ errors, refused }: QuestionProps) {
  const form = useFocusFirstError(errors)
  const { shown, never, also } = copy.what
  return (
    <>
      <section className="card pad stack">
        <Facts {...shown} icon="book-open" />
        <Facts {...never} icon="lock" />
        <Facts {...also} icon="shield-check" />
        <p>{copy.later}</p>
      </section>
      <Form ref={form} method="post" className="card pad stack" noValidate>
        {refused && (
          <p className="notice" role="alert">
            {refused}
          </p>
        )}
        <Check name="isGuardian" value="yes" label={copy.isGuardian} error={errors?.['isGuardian']} />
        <div className="row">
          <button className="btn primary" name="answer" value="allowed">
            {copy.allow}
          </button>
          <button className="btn secondary" name="answer" value="declined">
            {copy.decline}
          </button>
        </div>
        <p className="small secondary-ink">{copy.noHint}</p>
      </Form>
    </>
  )
}

interface FactsProps {
  title: string
  list: readonly string[]
  icon: 'book-open' | 'lock' | 'shield-check'
}

function Facts({ title, list, icon }: FactsProps) {
  return (
    <div className="consent-facts">
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        <ul>
          {list.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Withdraws the consent. A second button confirms, to prevent accidental taps. */
export function Withdrawal() {
  const { ask, sure, yes } = copy.withdraw
  return (
    <section className="card pad stack">
      <p>{copy.later}</p>
      <details>
        <summary className="btn secondary">{ask}</summary>
        <Form method="post" className="stack consent-sure" noValidate>
          <p>{sure}</p>
          <p>
            <button className="btn primary" name="act" value="withdraw">
              {yes}
            </button>
          </p>
        </Form>
      </details>
    </section>
  )
}
