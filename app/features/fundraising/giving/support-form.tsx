import { type ChangeEvent, useId } from 'react'
import { Form } from 'react-router'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Check, Field, FieldError } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { Often } from '#app/features/fundraising/giving/monthly/often.tsx'
import { SupportHead, TestNotice } from './support-head.tsx'
import { copy } from './support-copy.ts'
import type { SupportView } from './support-view.server.ts'

interface Props {
  campaign: SupportView
  brand: string
  isTest: boolean
  limits: { name: number; place: number; message: number }
  /** The initial values. */
  draft: FormValues
  /** The result of a failed submission: typed values and errors. */
  answer: { values: FormValues; errors: FormValues | undefined; confirmTip?: boolean } | undefined
}

/** Amount, tip and donor. The next page shows the breakdown; nothing is charged here. */
export function SupportForm({ campaign, brand, isTest, limits, draft, answer }: Props) {
  const values = answer?.values ?? draft
  const errors = answer?.errors ?? {}
  const form = useFocusFirstError(answer?.errors)
  const { firstName } = campaign
  return (
    <>
      <SupportHead campaign={campaign} title={campaign.ctaText} step={1} />
      {isTest && <TestNotice />}
      <Form ref={form} method="post" className="stack groups" noValidate onChange={clearOtherAmount}>
        <FormDraft name="gift" />
        <input type="hidden" name="key" value={values['key']} />
        <Amounts campaign={campaign} values={values} error={errors['amount'] ?? errors['chip']} />
        {(campaign.takesMonthly || errors['often']) && <Often value={values['often']} error={errors['often']} />}
        <div className="stack group">
          <Field
            name="tip"
            label={copy.tip.label(brand)}
            hint={copy.tip.hint(firstName)}
            error={errors['tip']}
            defaultValue={values['tip']}
            inputMode="decimal"
            autoComplete="off"
          />
          {answer?.confirmTip && <Check isConsent name="tipConfirmed" value="yes" label={copy.tip.confirm} />}
        </div>
        <fieldset className="stack group fieldset">
          <legend>{copy.you.title}</legend>
          <Field
            name="name"
            label={copy.you.name}
            error={errors['name']}
            defaultValue={values['name']}
            autoComplete="name"
            maxLength={limits.name}
            required
          />
          <Field
            name="contact"
            label={copy.you.contact}
            hint={copy.you.contactHint}
            error={errors['contact']}
            defaultValue={values['contact']}
            autoComplete="email"
            required
          />
          <Field
            name="place"
            label={copy.you.place}
            error={errors['place']}
            defaultValue={values['place']}
            autoComplete="address-level2"
            maxLength={limits.place}
          />
          <Field
            as="textarea"
            name="message"
            label={copy.you.message(firstName)}
            hint={copy.you.messageHint}
            error={errors['message']}
            defaultValue={values['message']}
            maxLength={limits.message}
          />
          <Check
            name="anonymous"
            value="yes"
            label={copy.you.anonymous}
            hint={copy.you.anonymousHint}
            defaultChecked={values['anonymous'] === 'yes'}
          />
        </fieldset>
        <Citizen value={values['citizen']} error={errors['citizen']} />
        <div className="stack">
          <button className="btn primary big wide">{copy.toReview}</button>
          <p className="small secondary-ink">{copy.nothingTaken}</p>
        </div>
      </Form>
    </>
  )
}

function Amounts({
  campaign: { chips, amountHint },
  values,
  error,
}: Pick<Props, 'campaign'> & { values: FormValues; error: string | undefined }) {
  return (
    <fieldset className="stack group fieldset">
      <legend>{copy.amount.title}</legend>
      <div className="amounts">
        {chips.map(({ value, label }) => (
          <label key={value} className="chip choice num">
            <input type="radio" name="chip" value={value} defaultChecked={value === values['chip']} />
            {label}
          </label>
        ))}
      </div>
      <Field
        name="amount"
        label={copy.amount.free}
        hint={amountHint}
        error={error}
        defaultValue={values['amount']}
        inputMode="decimal"
        autoComplete="off"
      />
    </fieldset>
  )
}

/** The declaration that the law asks for; given again each time. */
function Citizen({ value, error }: { value: string | undefined; error: string | undefined }) {
  const id = useId()
  const { title, hint, options } = copy.citizen
  return (
    <fieldset className="stack group fieldset" aria-describedby={error ? `${id}h ${id}e` : `${id}h`}>
      <legend>{title}</legend>
      <p className="small secondary-ink" id={`${id}h`}>
        {hint}
      </p>
      {Object.entries(options).map(([option, label], index) => (
        <label key={option} className="check">
          <input
            type="radio"
            name="citizen"
            value={option}
            autoComplete="off"
            defaultChecked={option === value}
            {...(error && index === 0 && { 'aria-invalid': true })}
          />
          {label}
        </label>
      ))}
      <FieldError id={`${id}e`}>{error}</FieldError>
    </fieldset>
  )
}

/** Choosing an amount clears the free amount and the other way round, so that only one is posted. */
function clearOtherAmount({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
  const { name } = target as unknown as HTMLInputElement
  const amount = currentTarget.elements.namedItem('amount') as HTMLInputElement
  if (name === 'chip') amount.value = ''
  if (name !== 'amount' || !amount.value) return
  for (const chip of currentTarget.querySelectorAll<HTMLInputElement>('[name=chip]')) chip.checked = false
}
