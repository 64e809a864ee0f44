import { useState } from 'react'
import { Form } from 'react-router'
import { DOCUMENT_RULES, UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { MoneyAnswer } from './actions.server.ts'
import { copy } from './copy.ts'
import { billForm } from './forms.ts'
import { MoneyForm, Problem } from './money-form.tsx'
import type { MoneyView } from './money-view.server.ts'

const words = copy.bills
const billFields = perLanguage(() => {
  const { what, amountMinor } = billForm.fields
  return { what, amountMinor }
})
const PICTURES = ['image'] as const
const DOCUMENTS = ['document'] as const

interface BillsProps {
  bills: MoneyView['bills']
  share: string
  answer: MoneyAnswer | undefined
}

export function Bills({ bills, share, answer }: BillsProps) {
  return (
    <section className="card pad stack" id="bills">
      <h2>{words.title}</h2>
      <p className="secondary-ink">{words.lead(share)}</p>
      <Problem act="remove-bill" answer={answer} />
      {bills.length === 0 && <p>{words.none}</p>}
      {bills.length > 0 && (
        <ul className="money-list">
          {bills.map((bill) => (
            <li key={bill.id}>
              <span>
                <b className="break-word">{bill.what}</b>
                <span className="small secondary-ink">{bill.left}</span>
              </span>
              <b className="num">{bill.amount}</b>
              <BillActs bill={bill} />
            </li>
          ))}
        </ul>
      )}
      {/* Folded and empty again after a bill was saved. */}
      <details key={bills.length} open={answer?.act === 'bill'}>
        <summary>{words.add}</summary>
        <BillFields answer={answer} />
      </details>
    </section>
  )
}

function BillActs({ bill: { id, what, href, canRemove } }: { bill: MoneyView['bills'][number] }) {
  if (!href && !canRemove) return null
  return (
    <div className="row">
      {href && (
        <a className="btn secondary sm" href={href} target="_blank" rel="noopener" aria-label={words.open(what)}>
          {words.openShort}
        </a>
      )}
      {canRemove && (
        <Form method="post" preventScrollReset noValidate>
          <input type="hidden" name="billId" value={id} />
          <button className="btn secondary sm" name="act" value="remove-bill" aria-label={words.removeLabel(what)}>
            {words.remove}
          </button>
        </Form>
      )}
    </div>
  )
}

function BillFields({ answer }: Pick<BillsProps, 'answer'>) {
  const [isPhotoBusy, setIsPhotoBusy] = useState(false)
  const [isPdfBusy, setIsPdfBusy] = useState(false)
  const errors = answer?.act === 'bill' ? answer.errors : undefined
  const waiting = (isPhotoBusy || isPdfBusy) && words.waiting
  return (
    <MoneyForm act="bill" fields={billFields} answer={answer} send={words.save} isQuiet waiting={waiting}>
      <LazyUploadField
        name="photo"
        label={words.fields.photo.label}
        hint={words.fields.photo.hint}
        error={errors?.['photoId']}
        max={1}
        rules={UPLOAD_RULES}
        kinds={PICTURES}
        onBusy={setIsPhotoBusy}
      />
      <LazyUploadField
        name="pdf"
        label={words.fields.pdf.label}
        error={errors?.['pdfId']}
        max={1}
        rules={DOCUMENT_RULES}
        kinds={DOCUMENTS}
        onBusy={setIsPdfBusy}
      />
    </MoneyForm>
  )
}
