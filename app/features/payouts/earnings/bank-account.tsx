import { Form } from 'react-router'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { BankAccountFields } from '#app/ui/form/bank-account-fields.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { EarningsAnswer } from './earnings-view.server.ts'
import type { EarningsView } from './earnings-view.server.ts'

interface BankAccountProps {
  account: EarningsView['account']
  /** Why the account cannot be changed now. */
  wait: string | null
  isProven: boolean
  answer: EarningsAnswer | undefined
}

const words = copy.account

/** Shows the last four digits; the form is folded once an account exists. */
export function BankAccount({ account, wait, answer, ...proof }: BankAccountProps) {
  const own = answer?.act === 'account' ? answer : undefined
  const isProven = proof.isProven || own?.needsProof !== undefined
  // A form that was refused stays, with what was typed.
  const takesForm = wait === null || own !== undefined
  const asking = { act: 'bank-account', isProven, anchor: 'account' } as const
  return (
    <section className="card pad stack" id="account">
      <h2>{words.title}</h2>
      {own?.problem && (
        <p className="error-summary" role="alert">
          {own.problem}
        </p>
      )}
      {wait && <p className="notice">{wait}</p>}
      {account === null ? (
        <>
          <p>{words.none}</p>
          {takesForm && (
            <AfterProof {...asking}>
              <AccountForm answer={own} isFirst />
            </AfterProof>
          )}
        </>
      ) : (
        <>
          <p className="row earnings-account">
            <Icon name="landmark" small />
            <b className="num">{words.ending(account.ending)}</b>
            <span className="small secondary-ink">{words.since(account.since)}</span>
          </p>
          {account.waits && <p className="notice">{words.waits(account.waits)}</p>}
          {takesForm && (
            <AfterProof {...asking}>
              <details open={own !== undefined}>
                <summary>{words.change}</summary>
                <AccountForm answer={own} />
              </details>
            </AfterProof>
          )}
        </>
      )}
    </section>
  )
}

function AccountForm({ answer, isFirst = false }: { answer: EarningsAnswer | undefined; isFirst?: boolean }) {
  const form = useFocusFirstError(answer?.errors)
  return (
    <Form ref={form} method="post" className="earnings-form" noValidate preventScrollReset>
      <input type="hidden" name="act" value="account" />
      {answer?.needsProof && <ConfirmAgain act={answer.needsProof} answer={answer} />}
      <p className="small secondary-ink">{words.private}</p>
      <BankAccountFields values={answer?.values} errors={answer?.errors} />
      <p className="small secondary-ink">{words.wait}</p>
      <p>
        <button className={isFirst ? 'btn primary' : 'btn secondary'}>{words.save}</button>
      </p>
    </Form>
  )
}
