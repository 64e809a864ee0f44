import { Link } from 'react-router'
import type { Figure } from '#app/features/impact/queries.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

export const inWords = ({ unit }: Figure, value: number): string =>
  unit === 'paise' ? formatMoney(value, 'INR') : value.toLocaleString('en-IN')

/** Every figure with its two parts: from before this platform, and counted here. */
export function Dashboard({ figures }: { figures: readonly Figure[] }) {
  const words = copy.dashboard
  return (
    <section className="wrap section stack" id="dashboard" aria-labelledby="dashboard-title">
      <h2 id="dashboard-title">{words.title}</h2>
      <p className="lead">{words.lead}</p>
      {/* A scroll container must be focusable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="card dashboard" role="region" aria-label={words.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.figure}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.counted}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.key}>
                <th scope="row">{words.names[figure.key]}</th>
                <td className="num">{inWords(figure, figure.value)}</td>
                <td className="num secondary-ink" data-head={words.before}>
                  {inWords(figure, figure.baseline)}
                </td>
                <td className="num secondary-ink" data-head={words.counted}>
                  {inWords(figure, figure.counted)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Link to="/impact">{words.more}</Link>
    </section>
  )
}
