import { Form, Link } from 'react-router'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { shareCopy } from '#app/ui/share/share-copy.ts'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { DownloadOrPrint } from '#app/ui/download-or-print.tsx'
import { copy } from './copy.ts'
import type { ReceiptPageView } from './receipt-view.server.ts'
import { Tax } from '#app/features/fundraising/tax/tax.tsx'
import { Way } from './way.tsx'
import type { WayView } from './way-view.server.ts'

const REASON_CHARS_MAX = 200

interface Props {
  receipt: ReceiptPageView
  /** The page of the monthly gift that it belongs to. */
  monthlyPath: string | null
  problem: string | undefined
  /** Why the gift could not be kept in the account. */
  keepProblem: string | undefined
}

/** The state of the payment, the receipt, and the next step. */
export function ReceiptCard({ receipt, way, monthlyPath, problem, keepProblem }: Props & { way: WayView | null }) {
  const { title, body, rows, isTest, returnReason, parts, qr } = receipt
  return (
    <>
      <div className="stack" role="status">
        <h1>{title}</h1>
        <p className="lead">{body}</p>
        {returnReason && <p>{copy.reason(returnReason)}</p>}
        {parts.map((words) => (
          <p key={words} className="break-word">
            {words}
          </p>
        ))}
      </div>
      {isTest && (
        <p className="notice">
          <Icon name="info" />
          {copy.test}
        </p>
      )}
      <Next receipt={receipt} />
      <section className="card receipt-card">
        <dl className="num">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {qr && (
          <div className="proof">
            <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.qr}>
              <path d={qr.path} />
            </svg>
            {!receipt.tax && <p className="caption secondary-ink">{copy.notATaxReceipt}</p>}
          </div>
        )}
        <div className="selvedge" />
      </section>
      {receipt.tax && <Tax tax={receipt.tax} />}
      {monthlyPath && (
        <section className="card pad stack no-print">
          <h2>{copy.monthly.title}</h2>
          <p>{copy.monthly.body}</p>
          <Link className="btn secondary" to={monthlyPath}>
            {copy.monthly.button}
          </Link>
        </section>
      )}
      {way && <Way way={way} />}
      {receipt.pdfUrl && <Keep pdfUrl={receipt.pdfUrl} sentBy={receipt.sentBy} />}
      <InAccount account={receipt.account} problem={keepProblem} />
      {receipt.canReturn && <ReturnForm receipt={receipt} problem={problem} />}
      {receipt.state === 'settled' && <Share campaign={receipt.campaign} />}
      <Link className="btn secondary no-print" to={`/campaign/${receipt.campaign.slug}`}>
        {copy.campaign}
      </Link>
    </>
  )
}

/** Continue to the payment, or retry with the same values. */
function Next({ receipt: { payUrl, retry, total, campaign } }: { receipt: ReceiptPageView }) {
  if (payUrl) {
    return (
      <a className="btn primary big" href={payUrl} rel="noreferrer">
        {copy.pay(total)}
      </a>
    )
  }
  if (!retry) return null
  return (
    <Form className="stack" method="post" action={`/campaign/${campaign.slug}/support`} noValidate>
      {Object.entries(retry.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn primary big">{copy.retry}</button>
      <p className="small secondary-ink">{retry.hint}</p>
    </Form>
  )
}

function Keep({ pdfUrl, sentBy }: Pick<ReceiptPageView, 'sentBy'> & { pdfUrl: string }) {
  const hint = sentBy ? `${copy.sentBy[sentBy]} ${copy.keep}` : copy.keep
  return <DownloadOrPrint href={pdfUrl} icon="download" copy={{ download: copy.pdf, print: copy.print }} hint={hint} />
}

/** The gift's place in the reader's account, or the offer of one. */
function InAccount({ account, problem }: { account: ReceiptPageView['account']; problem: string | undefined }) {
  const words = copy.keepGift
  return (
    <>
      {problem && (
        <p className="error" role="alert">
          <Icon name="circle-alert" small />
          {problem}
        </p>
      )}
      {account === 'kept' && (
        <p className="no-print">
          {words.kept} <Link to="/account/gifts">{words.all}</Link>
        </p>
      )}
      {account === 'keep' && (
        <Form method="post" className="stack no-print" noValidate>
          <p className="small secondary-ink">{words.hint}</p>
          <p>
            <button className="btn secondary" name="intent" value="keep">
              {words.button}
            </button>
          </p>
        </Form>
      )}
    </>
  )
}

/** The question before the money goes back. */
function ReturnForm({ receipt: { total }, problem }: Pick<Props, 'receipt' | 'problem'>) {
  return (
    <details className="no-print" open={problem !== undefined}>
      <summary>{copy.giveBack.summary}</summary>
      <Form className="stack" method="post" noValidate>
        <p>
          <b>{copy.giveBack.sure(total)}</b> {copy.giveBack.body}
        </p>
        <Field
          name="reason"
          label={copy.giveBack.reason}
          error={problem}
          maxLength={REASON_CHARS_MAX}
          autoComplete="off"
        />
        <button className="btn primary">{copy.giveBack.button(total)}</button>
      </Form>
    </details>
  )
}

function Share({ campaign: { title, url } }: { campaign: ReceiptPageView['campaign'] }) {
  return (
    <section className="stack no-print">
      <h2>{copy.share.title}</h2>
      <p className="secondary-ink">{copy.share.body}</p>
      <div className="row">
        <ShareLinks url={url} text={shareCopy.campaign(title)} />
      </div>
    </section>
  )
}
