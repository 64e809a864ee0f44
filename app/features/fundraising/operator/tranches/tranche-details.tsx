import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { copy } from './copy.ts'
import { cameBackForm, checkForm, declineForm, paidForm } from './forms.ts'
import type { PayeeDetails, TrancheDetailsView } from './tranche-view.server.ts'

interface PayeeProps {
  payee: PayeeDetails
  isProven: boolean
  failure: EditFailure | undefined
}

/** An account that has to be compared with the bank. */
export function PayeeCheck({ payee: { id, slug, facts, isOwn }, isProven, failure }: PayeeProps) {
  return (
    <>
      <FactList facts={facts} />
      <p>
        <Link to={`/campaign/${slug}`}>{copy.campaign}</Link>
      </p>
      {isOwn ? (
        <StatusLine>{copy.own}</StatusLine>
      ) : (
        <AfterProof act="campaign-payouts" isProven={isProven}>
          <Part title={copy.check.title} body={copy.check.body}>
            <EditorForm
              act="check"
              fields={checkForm.fields}
              values={{}}
              failure={failure}
              hidden={{ id }}
              send={copy.check.send}
            />
          </Part>
        </AfterProof>
      )}
    </>
  )
}

interface TrancheProps {
  tranche: TrancheDetailsView
  isProven: boolean
  failure: EditFailure | undefined
}

export function TrancheDetails({ tranche, isProven, failure }: TrancheProps) {
  const { slug, campaign, facts, isOwn, state } = tranche
  const isOpen = state === 'asked' || state === 'prepared' || state === 'released' || state === 'paid'
  return (
    <>
      <p>
        <Link to={`/campaign/${slug}`}>{campaign}</Link>
      </p>
      <FactList facts={facts} />
      <Bills tranche={tranche} />
      {isOpen &&
        (isOwn ? (
          <StatusLine>{copy.own}</StatusLine>
        ) : (
          <AfterProof act="campaign-payouts" isProven={isProven}>
            <Decisions tranche={tranche} failure={failure} />
          </AfterProof>
        ))}
    </>
  )
}

function Bills({ tranche: { bills } }: Pick<TrancheProps, 'tranche'>) {
  return (
    <section className="stack">
      <h2>{copy.bills.title}</h2>
      {bills.length === 0 && <p>{copy.bills.none}</p>}
      <ul className="stack">
        {bills.map(({ number, words, href, same }) => (
          <li key={number} className="stack">
            <span className="break-word">{words}</span>
            {same.map((sentence) => (
              <span key={sentence} className="notice">
                {sentence}
              </span>
            ))}
            {href ? (
              <a className="btn secondary sm" href={href} target="_blank" rel="noopener">
                {copy.bills.open(number)}
              </a>
            ) : (
              <span className="small secondary-ink">{copy.bills.gone}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decisions({ tranche, failure }: Omit<TrancheProps, 'isProven'>) {
  const { id, state, amount, isPreparedByYou, sent, isByHand } = tranche
  const form = { values: {}, failure, hidden: { id } }
  const { prepare, release, decline, file, paid, cameBack } = copy
  return (
    <>
      {state === 'asked' && (
        <Part title={prepare.title} body={prepare.body}>
          <EditorForm {...form} act="prepare" fields={{}} send={prepare.send(amount)} />
        </Part>
      )}
      {state === 'prepared' && (
        <Part title={release.title} body={isPreparedByYou ? release.yours : release.body}>
          {!isPreparedByYou && <EditorForm {...form} act="release" fields={{}} send={release.send(amount)} />}
        </Part>
      )}
      {(state === 'asked' || state === 'prepared') && (
        <Part title={decline.title}>
          <EditorForm {...form} act="decline" fields={declineForm.fields} send={decline.send} isQuiet />
        </Part>
      )}
      {state === 'released' && sent && <Part title={copy.sent.title} body={sent} />}
      {state === 'released' && isByHand && (
        <>
          <Part title={file.title} body={file.body}>
            <p>
              <a className="btn primary sm" href={`/operator/tranches/${id}.csv`}>
                {file.send}
              </a>
            </p>
          </Part>
          <Part title={paid.title}>
            <EditorForm {...form} act="paid" fields={paidForm.fields} send={paid.send} />
          </Part>
        </>
      )}
      {(state === 'released' || state === 'paid') && isByHand && (
        <Part title={cameBack.title}>
          <EditorForm {...form} act="came-back" fields={cameBackForm.fields} send={cameBack.send} isQuiet />
        </Part>
      )}
    </>
  )
}

function Part({ title, body, children }: { title: string; body?: string; children?: ReactNode }) {
  return (
    <section className="editor-part">
      <h2>{title}</h2>
      {body && <p className="small secondary-ink">{body}</p>}
      {children}
    </section>
  )
}
