import { Form } from 'react-router'
import { copy } from '#app/features/translations/copy.ts'
import { foreignLang } from '#app/platform/language/current-language.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import type { TranslationFormView } from './translation-form.server.ts'
import './translation-form.css'

/** The value of the button: what the page's action does. */
export const TRANSLATION_ACT = 'translation'

export interface TranslationAnswer {
  act: string
  errors: Readonly<Record<string, string>>
  values: FormValues
}

interface TranslationFormProps {
  view: TranslationFormView
  answer: TranslationAnswer | undefined
  /** The name of the field that tells apart the forms of the page. */
  actName: 'act' | 'intent'
  hidden?: Readonly<Record<string, string>>
  /** Of its title; the page's other titles decide. */
  heading?: 'h2' | 'h3'
}

/** What somebody wrote, to be written in the other language: each text with the original above it. */
export function TranslationForm({ view, answer, actName, hidden = {}, heading: Heading = 'h2' }: TranslationFormProps) {
  const { language, fields, isSaved, isOutdated, reason } = view
  const form = useFocusFirstError(answer?.errors)
  const words = copy.form
  const titleId = `translation-title${Object.values(hidden).join('')}`
  return (
    <section className="card pad stack translation-form" aria-labelledby={titleId}>
      <Heading id={titleId}>{words.title[language]}</Heading>
      <p className="secondary-ink">{words.lead[language]}</p>
      {isOutdated && <p className="notice">{words.outdated[language]}</p>}
      <Form ref={form} method="post" className="stack" noValidate>
        <FormDraft name={`translation${Object.values(hidden).join('')}`} />
        {answer?.errors[''] && (
          <p className="error error-summary" role="alert" tabIndex={-1}>
            {answer.errors['']}
          </p>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ name, original, spec, value }) => (
          <div key={name} className="translation-pair">
            <blockquote className="small secondary-ink pre-wrap" lang={foreignLang(original)}>
              {original}
            </blockquote>
            <FormField name={name} spec={spec} value={answer?.values[name] ?? value} error={answer?.errors[name]} />
          </div>
        ))}
        {reason && (
          <FormField
            name="reason"
            spec={reason}
            value={answer?.values['reason'] ?? ''}
            error={answer?.errors['reason']}
          />
        )}
        {isSaved && <p className="small secondary-ink">{words.remove[language]}</p>}
        <p>
          <button className="btn secondary" name={actName} value={TRANSLATION_ACT}>
            {words.save[language]}
          </button>
        </p>
      </Form>
    </section>
  )
}
