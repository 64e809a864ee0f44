import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormFields as Fields } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormFields } from '#app/ui/form/form-fields.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { deliveryForm, holidayForm, minimumForm } from './form.ts'
import type { SettingsAnswer } from './settings-actions.server.ts'
import type { TermsView } from './settings-view.server.ts'

interface TermsProps {
  terms: TermsView
  answer: SettingsAnswer | undefined
}

/** When, from what amount and where to the shop sells. */
export function Terms({ terms, answer }: TermsProps) {
  return (
    <>
      <Holiday terms={terms} answer={answer} />
      <Card name="minimum" title={copy.minimum.title} lead={copy.minimum.lead}>
        <OneForm
          act="minimum"
          fields={minimumForm.fields}
          values={{ minimum: terms.minimum }}
          answer={answer}
          send={copy.minimum.save}
        />
      </Card>
      <Delivery terms={terms} answer={answer} />
    </>
  )
}

function Holiday({ terms: { holiday }, answer }: TermsProps) {
  const words = copy.holiday
  return (
    <Card name="holiday" title={words.title} lead={words.lead}>
      {holiday.now && (
        <>
          <p className="notice">{holiday.now}</p>
          <Form method="post" noValidate>
            <button className="btn secondary" name="act" value="end-holiday">
              {words.end}
            </button>
          </Form>
        </>
      )}
      <OneForm
        act="holiday"
        fields={holidayForm.fields}
        values={holiday.values}
        answer={answer}
        send={holiday.now ? words.change : words.start}
      />
    </Card>
  )
}

function Delivery({ terms: { home, rates }, answer }: TermsProps) {
  const words = copy.delivery
  return (
    <Card name="delivery" title={words.title} lead={words.lead}>
      {home.within !== null && <p className="small">{words.own(home.within)}</p>}
      {rates.length > 0 && (
        <ul className="delivery-rates">
          {rates.map(({ place, name, text }) => (
            <li key={place} className="row between">
              <span>
                <b>{name}</b>
                <span className="small secondary-ink num">{text}</span>
              </span>
              <Form method="post" noValidate>
                <input type="hidden" name="place" value={place} />
                <button className="text-button" name="act" value="remove-delivery">
                  {words.remove}
                  <span className="visually-hidden">{`: ${name}`}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <details open={answer?.act === 'delivery'}>
        <summary>{words.add}</summary>
        <OneForm
          act="delivery"
          fields={deliveryForm(home).fields}
          values={undefined}
          answer={answer}
          send={words.save}
        />
      </details>
    </Card>
  )
}

interface CardProps {
  name: string
  title: string
  lead: string
  children: ReactNode
}

function Card({ name, title, lead, children }: CardProps) {
  return (
    <section className="card pad stack" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <p className="small secondary-ink">{lead}</p>
      {children}
    </section>
  )
}

interface OneFormProps {
  act: string
  fields: Fields
  values: FormValues | undefined
  answer: SettingsAnswer | undefined
  send: string
}

function OneForm({ act, fields, values, answer, send }: OneFormProps) {
  const own = answer?.act === act ? answer : undefined
  const ref = useFocusFirstError(own?.errors)
  return (
    <Form ref={ref} method="post" className={`shop-form ${act}-form`} noValidate>
      <FormFields fields={fields} values={own?.values ?? values} errors={own?.errors} />
      <p>
        <button className="btn primary" name="act" value={act}>
          {send}
        </button>
      </p>
    </Form>
  )
}
