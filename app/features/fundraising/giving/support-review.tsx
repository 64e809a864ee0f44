import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Check } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { GiftRulesList } from '#app/features/fundraising/surplus/gift-rules.tsx'
import { copy } from './support-copy.ts'
import { MonthlyConsent, MonthlyMethod } from '#app/features/fundraising/giving/monthly/monthly-consent.tsx'
import { SupportHead, TestNotice } from './support-head.tsx'
import type { Review, SupportView } from './support-view.server.ts'

interface Props {
  campaign: SupportView
  brand: string
  isTest: boolean
  /** The typed values, posted with every button, so that nothing is lost. */
  values: FormValues
  review: Review
  /** Why the payment could not be started. */
  problem: string | undefined
  /** Returns to the form. */
  onChange: () => void
}

/** The breakdown before the payment. */
export function SupportReview({ campaign, brand, isTest, values, review, problem, onChange }: Props) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector<HTMLElement>(problem ? '[role=alert]' : 'h1')?.focus(), [problem])
  return (
    <div ref={page} className="stack groups">
      <SupportHead campaign={campaign} title={copy.review.title} step={2} />
      {isTest && <TestNotice />}
      {problem && (
        <p className="error error-summary" role="alert" tabIndex={-1}>
          <Icon name="circle-alert" small />
          {problem}
        </p>
      )}
      <dl className="card breakdown num">
        <dt>{copy.review.amount}</dt>
        <dd>{review.amount}</dd>
        <dt>{copy.review.tip(brand)}</dt>
        <dd>{review.tip}</dd>
        <dt>{copy.review.total}</dt>
        <dd>{review.total}</dd>
      </dl>
      {review.monthly && <MonthlyConsent monthly={review.monthly} />}
      <Split review={review} brand={brand} />
      <section className="stack shown">
        <h2>{copy.review.rules}</h2>
        <GiftRulesList rules={campaign.rules} />
      </section>
      <Shown shown={review.shown} amount={review.amount} />
      <Form method="post" className="stack" noValidate>
        <FormDraft name="gift" />
        {Object.entries(values).map(
          ([name, value]) => !CHOICES.has(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {review.monthly && <MonthlyMethod monthly={review.monthly} method={values['method']} />}
        <Choices firstName={campaign.firstName} values={values} isAnonymous={review.isAnonymous} />
        <button className="btn primary big wide" name="intent" value="pay">
          {(review.monthly ? copy.review.monthly : copy.review).pay(review.total)}
        </button>
        <p className="small secondary-ink">{copy.review.after}</p>
        <div className="row">
          <button
            className="btn secondary"
            name="intent"
            value="change"
            onClick={(event) => {
              event.preventDefault()
              onChange()
            }}
          >
            {copy.review.change}
          </button>
          <Link className="btn quiet" to={`/campaign/${campaign.slug}`}>
            {copy.review.cancel}
          </Link>
        </div>
      </Form>
    </div>
  )
}

/** Asked here and not before, and posted with every button. */
const CHOICES = new Set(['updates', 'mayContact', 'method', 'agreedOn'])

function Choices({
  firstName,
  values,
  isAnonymous,
}: Pick<Props, 'values'> & { firstName: string; isAnonymous: boolean }) {
  return (
    <fieldset className="stack fieldset">
      <legend className="visually-hidden">{copy.review.choices}</legend>
      <Check
        isConsent
        name="updates"
        value="yes"
        label={copy.updates.label}
        hint={copy.updates.hint}
        defaultChecked={values['updates'] === 'yes'}
      />
      {!isAnonymous && (
        <Check
          isConsent
          name="mayContact"
          value="yes"
          label={copy.contact.label(firstName)}
          hint={copy.contact.hint(firstName)}
          defaultChecked={values['mayContact'] === 'yes'}
        />
      )}
    </fieldset>
  )
}

/** Where the gift goes, the tip aside. */
function Split({ review: { amount, split }, brand }: Pick<Props, 'review' | 'brand'>) {
  const words = copy.review.costs
  return (
    <section className="stack shown">
      <h2>{words.title(amount)}</h2>
      <dl className="card breakdown num">
        <dt>{words.costs}</dt>
        <dd>{split.costs}</dd>
        <dt>{words.us(brand)}</dt>
        <dd>{split.us}</dd>
        <dt>{words.campaign}</dt>
        <dd>{split.campaign}</dd>
      </dl>
      <p className="small secondary-ink">{words.note}</p>
    </section>
  )
}

function Shown({ shown, amount }: { shown: Review['shown']; amount: string }) {
  return (
    <section className="stack shown">
      <h2>{copy.review.shownTitle}</h2>
      <p className="card pad row between">
        <span>
          <b>{shown.name}</b>
          {shown.place && `, ${shown.place}`}
          {shown.message && <span className="small secondary-ink">{shown.message}</span>}
        </span>
        <b className="num">{amount}</b>
      </p>
      <p className="small secondary-ink">{copy.review.hidden}</p>
    </section>
  )
}
