import { Icon } from '#app/ui/icon/icon.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { invoiceCopy as copy } from './invoice-copy.ts'
import type { InvoiceView, Row } from './invoice-view.ts'
import './invoice.css'

/** An invoice with its credit notes, to be read and printed. `file`: the path of its PDF. */
export function InvoiceSheet({ invoice, file }: { invoice: InvoiceView; file: string }) {
  const { facts, seller, buyer, lines, sums, total, refund, taxes, notes, creditNotes, isTest } = invoice
  return (
    <article className="card pad invoice">
      {isTest && <p className="invoice-test">{copy.test}</p>}
      <dl className="invoice-facts">
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="invoice-parties">
        <Party title={copy.seller} lines={seller} />
        <Party title={copy.buyer} lines={buyer} />
      </div>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{copy.what}</th>
            <th scope="col">{copy.quantity}</th>
            <th scope="col">{copy.price}</th>
            <th scope="col">{copy.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, note, quantity, price, sum }, i) => (
            <tr key={`${i} ${title}`}>
              <th scope="row">
                {title}
                {note && <span className="small secondary-ink num">{note}</span>}
              </th>
              <td className="num">{quantity}</td>
              <td className="num">{price}</td>
              <td className="num">{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sums rows={sums} total={total} taxes={taxes} />
      {refund.length > 0 && <Rows rows={refund} />}
      {creditNotes.map((note) => (
        <section key={note.title} className="invoice-note">
          <h2>{note.title}</h2>
          <p className="small secondary-ink">{note.about}</p>
          <Sums rows={note.lines} total={note.total} taxes={note.taxes} />
        </section>
      ))}
      <div className="small secondary-ink">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <p className="row no-print">
        <a className="btn primary" href={localePath(file)} download>
          <Icon name="download" small />
          {copy.page.download}
        </a>
        <button type="button" className="btn secondary print-button" onClick={() => print()}>
          <Icon name="printer" small />
          {copy.page.print}
        </button>
      </p>
    </article>
  )
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {lines.map((line, i) => (
          <span key={`${i} ${line}`}>{line}</span>
        ))}
      </p>
    </section>
  )
}

function Sums({ rows, total, taxes }: { rows: readonly Row[]; total: Row; taxes: readonly Row[] | null }) {
  return (
    <>
      <Rows rows={rows} total={total} />
      {taxes && (
        <section className="invoice-taxes">
          <h3>{copy.taxTitle}</h3>
          <Rows rows={taxes} />
        </section>
      )}
    </>
  )
}

function Rows({ rows, total }: { rows: readonly Row[]; total?: Row }) {
  return (
    <dl className="invoice-sums num">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total && (
        <div className="invoice-total">
          <dt>{total[0]}</dt>
          <dd>{total[1]}</dd>
        </div>
      )}
    </dl>
  )
}
