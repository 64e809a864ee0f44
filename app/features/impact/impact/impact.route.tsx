import { Link } from 'react-router'
import { copy as impactCopy } from '#app/features/impact/copy.ts'
import { type Figure, listFigures } from '#app/features/impact/queries.server.ts'
import { FIGURE_KEYS } from '#app/features/impact/schema.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/impact.route'
import { LedgerTables } from './ledger-tables.tsx'
import { copy } from './copy.ts'
import { Figures } from './figures.tsx'
import './impact.css'
import { ledgerTables } from './public-ledger.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.metaDescription },
]

/** Figures and ledger sums, counted per request; those of many people every hour. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, cacheFor } = contextOf(context)
  cacheFor({ tags: ['figures', 'campaigns'] })
  const [figures, book] = await Promise.all([listFigures(db, FIGURE_KEYS), ledgerTables(db)])
  return {
    asOf: copy.asOf(formatDateTime(now)),
    figures: figures.map((figure) => ({ ...drawn(figure), asOf: copy.asOf(formatDateTime(figure.countedAt ?? now)) })),
    book,
  }
}

function drawn({ key, unit, value, counted, baseline, sourceNote }: Figure) {
  const { name, counting } = impactCopy.figures[key]
  const written = (amount: number) => (unit === 'paise' ? formatMoney(amount, 'INR') : amount.toLocaleString('en-IN'))
  const words = copy.figures
  return {
    key,
    figure: written(value),
    name,
    parts: baseline > 0 ? words.parts(written(counted), written(baseline)) : null,
    how: [
      counting,
      words.counted(written(counted)),
      ...(sourceNote ? [words.baseline(written(baseline)), words.source(sourceNote)] : [words.noBaseline]),
    ],
  }
}

export default function Impact({ loaderData: { asOf, figures, book } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap impact-page" tabIndex={-1}>
      <header className="stack">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="caption muted">{asOf}</p>
      </header>
      <Figures figures={figures} />
      <LedgerTables book={book} />
      <p>
        <Link className="btn secondary" to={copy.how.to}>
          {copy.how.label}
        </Link>
      </p>
    </main>
  )
}
