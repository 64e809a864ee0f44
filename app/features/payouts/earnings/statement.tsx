import { FilterForm } from '#app/ui/filter-form/filter-form.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'
import type { EarningsView } from './earnings-view.server.ts'

const words = copy.statement

/** The movements of a month, line by line. */
export function StatementSection({ choice, statement }: Pick<EarningsView, 'choice' | 'statement'>) {
  const { month, currency } = choice
  const name = choice.months.find(({ value }) => value === month)?.name ?? month
  return (
    <section className="stack" id="statement">
      <h2>{words.title}</h2>
      <Choice choice={choice} />
      <p className="small secondary-ink" role="status">
        {words.count(statement.lines.length, name)}
      </p>
      {statement.lines.length > 0 && <Sheet caption={words.caption(name)} statement={statement} />}
      <p>
        <a
          className="more"
          href={localePath(`/account/shop/earnings.csv?month=${month}&currency=${currency}`)}
          download
        >
          {words.csv}
        </a>
      </p>
    </section>
  )
}

function Choice({ choice: { months, month, currencies, currency } }: Pick<EarningsView, 'choice'>) {
  if (months.length === 1 && currencies.length === 1) return null
  return (
    <FilterForm action="/account/shop/earnings#statement" className="row earnings-filter">
      <label>
        <span className="visually-hidden">{words.month}</span>
        <select className="input" name="month" defaultValue={month}>
          {months.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 1 && (
        <label>
          <span className="visually-hidden">{words.currency}</span>
          <select className="input" name="currency" defaultValue={currency}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      )}
    </FilterForm>
  )
}

function Sheet({ caption, statement: { before, lines } }: { caption: string } & Pick<EarningsView, 'statement'>) {
  return (
    <div className="card earnings-statement">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.held}</th>
            <th scope="col">{words.own}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr className="secondary-ink">
            <th scope="row" colSpan={2}>
              {words.before}
            </th>
            <td data-label={words.held} className="num">
              {before.held}
            </td>
            <td data-label={words.after} className="num" colSpan={2}>
              {before.own}
            </td>
          </tr>
          {lines.map(({ id, day, what, number, commission, held, own, after }) => (
            <tr key={id}>
              <td className="earnings-date">{day}</td>
              <th scope="row">
                {what}
                <span className="small secondary-ink">{[number, commission].filter(Boolean).join(', ')}</span>
              </th>
              <td data-label={words.held} className="num">
                {held}
              </td>
              <td data-label={words.own} className="num">
                {own}
              </td>
              <td data-label={words.after} className="num">
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
