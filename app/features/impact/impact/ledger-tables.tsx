import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/impact.route'
import { copy } from './copy.ts'

type Pages = Route.ComponentProps['loaderData']['book']

const words = copy.book

/** All money in and out. On a phone each row is a card. */
export function LedgerTables({ book }: { book: Pages }) {
  return (
    <section className="stack book" id="book" aria-labelledby="book-title">
      <div className="section-head">
        <div>
          <h2 id="book-title">{words.title}</h2>
          <p className="secondary-ink">{words.lead}</p>
        </div>
        <a className="btn secondary" href={localePath('/impact/book.csv')} download>
          <Icon name="download" small />
          {words.download}
        </a>
      </div>
      {book.length === 0 && <p className="notice">{words.none}</p>}
      {book.map((page) => (
        <LedgerTable key={page.currency} page={page} />
      ))}
      <details className="book-words">
        <summary>
          {words.wordsTitle}
          <Icon name="chevron-down" small />
        </summary>
        <dl className="small">
          {words.words.map(([column, meaning]) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function LedgerTable({ page: { currency, months, campaigns, more } }: { page: Pages[number] }) {
  return (
    <>
      <table className="book-table">
        <caption>{words.byMonth(currency)}</caption>
        <Head columns={words.months} />
        <tbody>
          {months.map(({ month, ...sums }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <Cells columns={words.months} sums={sums} />
            </tr>
          ))}
        </tbody>
      </table>
      {campaigns.length > 0 && (
        <table className="book-table">
          <caption>{words.byCampaign(currency)}</caption>
          <Head columns={words.campaigns} />
          <tbody>
            {campaigns.map(({ slug, title, ...sums }) => (
              <tr key={slug ?? title}>
                <th scope="row" lang={foreignLang(title)}>
                  {slug ? <Link to={`/campaign/${slug}`}>{title}</Link> : title}
                </th>
                <Cells columns={words.campaigns} sums={sums} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className="small secondary-ink">{words.more(more)}</p>}
    </>
  )
}

function Head({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([key, title]) => (
          <th key={key} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface CellsProps {
  columns: Readonly<Record<string, string>>
  sums: Readonly<Record<string, string>>
}

function Cells({ columns, sums }: CellsProps) {
  return Object.entries(sums).map(([key, amount]) => (
    <td key={key} className="num" data-head={columns[key]}>
      {amount}
    </td>
  ))
}
