import { copy } from './copy.ts'

/** Formatted. */
export interface Figures {
  sent: string
  failed: string
  refused: string
  cost: string
}

export interface FigureRow extends Figures {
  key: string
  name: string
  note?: string
}

interface FigureTableProps {
  words: { title: string; caption: string; head: string }
  rows: readonly FigureRow[]
  /** Without prices there is no column for the cost. */
  hasPrices: boolean
}

export function FigureTable({ words, rows, hasPrices }: FigureTableProps) {
  const { head } = copy
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <div className="card table-box">
        <table className="sheet-table figure-table">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.head}</th>
              <th scope="col">{head.sent}</th>
              <th scope="col">{head.failed}</th>
              <th scope="col">{head.refused}</th>
              {hasPrices && <th scope="col">{head.cost}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, note, sent, failed, refused, cost }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  {note && <span className="caption muted">{note}</span>}
                </th>
                <td className="num">{sent}</td>
                <td className="num">{failed}</td>
                <td className="num">{refused}</td>
                {hasPrices && <td className="num">{cost}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
