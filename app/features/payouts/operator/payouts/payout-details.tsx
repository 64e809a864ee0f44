import { Link } from 'react-router'
import { AfterProof } from '#app/features/step-up/after-proof.tsx'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { isUnanswered } from '#app/features/payouts/schema.ts'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import { copy } from './copy.ts'
import { returnedForm } from './forms.ts'
import type { Payout } from './payout-view.server.ts'

interface PayoutProps {
  payout: Payout
  isProven: boolean
  failure: EditFailure | undefined
}

/** One payout: summary, actions, lines. */
export function PayoutDetails({ payout, isProven, failure }: PayoutProps) {
  const needsProof = payout.state === 'prepared' || payout.openCount > 0
  return (
    <>
      <p>
        <span className={payout.state === 'prepared' ? 'tag d-turmeric' : 'tag'}>{copy.states[payout.state]}</span>
      </p>
      <FactList facts={payout.facts.map(({ term, words }) => [term, words])} />
      {needsProof && !isProven && (
        <AfterProof act="payouts" isProven={false}>
          {null}
        </AfterProof>
      )}
      {payout.state === 'prepared' && isProven && <Approval payout={payout} />}
      {payout.state === 'approved' && <File payout={payout} />}
      <Lines payout={payout} isProven={isProven} />
      {isProven && <Returns payout={payout} />}
      {isProven && <BankResult payout={payout} failure={failure} />}
      <p>
        <Link to="/operator/payouts">{copy.back}</Link>
      </p>
    </>
  )
}

function Approval({ payout: { id, sum, isPreparedByYou, isYours } }: { payout: Payout }) {
  const words = copy.approve
  return (
    <>
      <section className="editor-part">
        <h2>{words.title}</h2>
        {isPreparedByYou || isYours ? (
          <p className="notice">{isPreparedByYou ? words.yours : words.own}</p>
        ) : (
          <>
            <p className="small secondary-ink">{words.check}</p>
            <EditorForm
              act="approve"
              fields={{}}
              values={{}}
              failure={undefined}
              hidden={{ id }}
              send={words.send(sum)}
            />
          </>
        )}
      </section>
      <section className="editor-part">
        <h2>{copy.cancel.title}</h2>
        <p className="small secondary-ink">{copy.cancel.hint}</p>
        <ActionButton act="cancel" hidden={{ id }}>
          {copy.cancel.send}
        </ActionButton>
      </section>
    </>
  )
}

function File({ payout: { id, isByHand } }: { payout: Payout }) {
  return (
    <section className="editor-part">
      <h2>{copy.file.title}</h2>
      <p className="small secondary-ink">{copy.file.hint}</p>
      <p>
        <a className="btn primary sm" href={`/operator/payouts/${id}.csv`}>
          {isByHand ? copy.file.byHand : copy.file.send}
        </a>
      </p>
    </section>
  )
}

const TONES = {
  prepared: 'tag',
  sent: 'tag d-turmeric',
  paid: 'tag d-neem',
  returned: 'tag d-madder',
  cancelled: 'tag',
}

function Lines({ payout: { id, lines }, isProven }: Omit<PayoutProps, 'failure'>) {
  const words = copy.lines
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      <div className="card table-box">
        <table className="sheet-table stacked">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.seller}</th>
              <th scope="col">{words.amount}</th>
              <th scope="col">{words.account}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <Link to={`/sellers/${line.sellerSlug}`}>{line.sellerName}</Link>
                </th>
                <td className="num">{line.amount}</td>
                <td>
                  <span className="num">{copy.ending(line.ending)}</span>
                  <span className="caption muted payout-reference">{line.reference}</span>
                </td>
                <td className="whole">
                  <div className="row payout-line">
                    <span className={TONES[line.state]}>
                      {copy.lineStates[line.returnNotedBy === null ? line.state : 'noted']}
                    </span>
                    {isUnanswered(line) && isProven && (
                      <ActionButton
                        act="paid"
                        hidden={{ id, lineId: line.id }}
                        label={copy.paid.oneLabel(line.sellerName)}
                      >
                        {copy.paid.one}
                      </ActionButton>
                    )}
                  </div>
                  {line.reason && <p className="small secondary-ink break-word">{line.reason}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What one operator has noted, for another one to confirm. */
function Returns({ payout: { id, lines } }: { payout: Payout }) {
  const noted = lines.filter(({ returnNotedBy }) => returnNotedBy !== null)
  if (noted.length === 0) return null
  const words = copy.confirm
  return (
    <section className="editor-part">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{words.check}</p>
      {noted.map(({ id: lineId, sellerName, amount, returnNotedBy, isNotedByYou, isYours }) => (
        <div key={lineId} className="stack">
          <p className="break-word">{words.noted(sellerName, amount, returnNotedBy ?? '')}</p>
          {isNotedByYou || isYours ? (
            <p className="notice">{isNotedByYou ? words.yours : words.own}</p>
          ) : (
            <ActionButton act="confirm" hidden={{ id, lineId }} label={words.label(sellerName)}>
              {words.send}
            </ActionButton>
          )}
          <ActionButton act="withdraw" hidden={{ id, lineId }} label={words.withdrawLabel(sellerName)}>
            {words.withdraw}
          </ActionButton>
        </div>
      ))}
    </section>
  )
}

function BankResult({ payout: { id, lines }, failure }: Omit<PayoutProps, 'isProven'>) {
  const open = lines.filter(isUnanswered)
  if (open.length === 0) return null
  const choices = open.map(({ id, sellerName, amount }) => [id, `${sellerName}, ${amount}`])
  return (
    <>
      <section className="editor-part">
        <h2>{copy.cameBack.title}</h2>
        <EditorForm
          act="returned"
          fields={returnedForm(Object.fromEntries(choices)).fields}
          values={{}}
          failure={failure}
          hidden={{ id }}
          send={copy.cameBack.send}
          isQuiet
        />
      </section>
      <section className="editor-part">
        <h2>{copy.paid.title}</h2>
        <p className="small secondary-ink">{copy.paid.hint}</p>
        <EditorForm
          act="paid"
          fields={{}}
          values={{}}
          failure={undefined}
          hidden={{ id }}
          send={copy.paid.all(open.length)}
        />
      </section>
    </>
  )
}
