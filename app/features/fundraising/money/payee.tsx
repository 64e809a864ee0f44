import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { BankAccountFields } from '#app/ui/form/bank-account-fields.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { MoneyAnswer } from './actions.server.ts'
import { copy } from './copy.ts'
import { payeeForm } from './forms.ts'
import { MoneyForm } from './money-form.tsx'
import type { MoneyView } from './money-view.server.ts'

const words = copy.payee
const payeeFields = perLanguage(() => {
  const { kind, reason, name } = payeeForm.fields
  return { kind, reason, name }
})

interface PayeeSectionProps {
  payee: MoneyView['payee']
  mayChange: boolean
  isProven: boolean
  answer: MoneyAnswer | undefined
}

/** Who is paid; the form is folded once somebody is entered. */
export function PayeeSection({ payee, mayChange, answer, ...proof }: PayeeSectionProps) {
  const own = answer?.act === 'payee' ? answer : undefined
  const isProven = proof.isProven || own?.needsProof !== undefined
  return (
    <section className="card pad stack" id="payee">
      <h2>{words.title}</h2>
      {payee ? <Current payee={payee} /> : <p>{mayChange ? words.none : words.noneForCoOwner}</p>}
      {mayChange && (
        <AfterProof act="campaign-payee" isProven={isProven} anchor="payee">
          {payee ? (
            <details open={own !== undefined}>
              <summary>{words.change}</summary>
              <PayeeFields answer={answer} />
            </details>
          ) : (
            <PayeeFields answer={answer} />
          )}
        </AfterProof>
      )}
    </section>
  )
}

function Current({ payee }: { payee: NonNullable<MoneyView['payee']> }) {
  const isWrong = payee.nameMatch === 'other' || payee.nameMatch === 'closed'
  return (
    <>
      <p className="payee-now">
        <b className="break-word">{payee.name}</b>
        <span className="small secondary-ink">{words.kinds[payee.kind]}</span>
      </p>
      <p className="row">
        <Icon name="landmark" small />
        <b className="num">{words.line(payee.ending)}</b>
        <span className="small secondary-ink">{words.since(payee.since)}</span>
      </p>
      {payee.reason && <p className="pre-wrap break-word">{payee.reason}</p>}
      <p className={isWrong ? 'error-summary' : 'small secondary-ink'}>{words.matches[payee.nameMatch]}</p>
      {payee.waits && <p className="notice">{words.waits(payee.waits)}</p>}
    </>
  )
}

function PayeeFields({ answer }: Pick<PayeeSectionProps, 'answer'>) {
  const own = answer?.act === 'payee' ? answer : undefined
  return (
    <MoneyForm act="payee" fields={payeeFields} answer={answer} send={words.save}>
      <BankAccountFields values={own?.values} errors={own?.errors} />
      <p className="small secondary-ink">{words.private}</p>
      <p className="small secondary-ink">{words.wait}</p>
    </MoneyForm>
  )
}
