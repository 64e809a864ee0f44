import { IMPORT_KEPT_DAYS, IMPORT_URL } from '#app/features/marketplace/schema.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { ReportView } from './report-view.server.ts'

const words = copy.report

/** The report of an import: how many rows were saved, and each row that was not. */
export function Report({ report }: { report: ReportView }) {
  const { figures, isAllRight } = report
  return (
    <section className="card pad stack" aria-labelledby="report">
      <h2 id="report">{words.title(report.fileName)}</h2>
      <dl className="term-list num">
        <dt>{words.rows}</dt>
        <dd>{figures.total}</dd>
        <dt>{words.saved}</dt>
        <dd>{figures.saved}</dd>
        <dt>{words.skipped}</dt>
        <dd>{figures.skipped}</dd>
        <dt>{words.wrong}</dt>
        <dd>{figures.wrong}</dd>
      </dl>
      {isAllRight ? <p>{words.allRight}</p> : <Wrong report={report} />}
      {report.skipped.length > 0 && <Skipped report={report} />}
      <p className="small secondary-ink">{words.kept(IMPORT_KEPT_DAYS)}</p>
    </section>
  )
}

function Wrong({ report: { id, wrong, wrongMore } }: { report: ReportView }) {
  return (
    <>
      <h3>{words.wrongTitle}</h3>
      <p className="secondary-ink">{words.wrongHelp}</p>
      <p>
        <a className="btn primary" href={`${IMPORT_URL}/${id}.csv`} download>
          <Icon name="download" small />
          {words.download}
        </a>
      </p>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.sentence}</th>
          </tr>
        </thead>
        <tbody>
          {wrong.map(({ key, line, column, sentence }) => (
            <tr key={key}>
              <td className="num">{line}</td>
              <td>{column}</td>
              <td>{sentence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {wrongMore && <p className="small secondary-ink">{words.more(wrongMore)}</p>}
    </>
  )
}

function Skipped({ report: { skipped, skippedMore } }: { report: ReportView }) {
  return (
    <details className="more-fields">
      <summary>
        {words.skippedTitle}
        <Icon name="chevron-down" small />
      </summary>
      <p className="small secondary-ink">{words.skippedHelp}</p>
      <ul>
        {skipped.map(({ line, title }) => (
          <li key={line} className="small">
            <span className="num">{`${words.line} ${line}: `}</span>
            {title}
          </li>
        ))}
      </ul>
      {skippedMore && <p className="small secondary-ink">{words.more(skippedMore)}</p>}
    </details>
  )
}
