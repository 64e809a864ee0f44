import { data, Link } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { NotFound } from '#app/ui/not-found.tsx'
import type { Route } from './+types/sent-report.route'
import { copy } from './copy.ts'
import { findOwnReport } from './report-queries.server.ts'
import './reports.css'

const words = copy.report

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, words.metaTitle),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The URL contains the secret token: no cache, no index, no Referer to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** A report with its outcome; 404 for an unknown token. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const report = await findOwnReport(contextOf(context).db, params)
  if (!report) return data({ report: null }, { status: 404 })
  const { campaign, isAboutQuestion, reason, words: said, createdAt, decideBy, isMailed, outcome } = report
  const facts = [
    [isAboutQuestion ? words.aboutQuestion : words.about, campaign.title],
    [words.reason, copy.reasons[reason]],
    [words.words, said],
    [words.sent, formatDateTime(createdAt)],
  ] as const
  return data({
    report: {
      slug: campaign.slug,
      facts,
      outcome: outcome && {
        text: isAboutQuestion && outcome.decision === 'stays' ? words.questionStays : words.decisions[outcome.decision],
        note: outcome.note,
      },
      waiting: words.waiting(formatDateTime(decideBy)),
      isMailed,
    },
  })
}

export default function SentReport({ loaderData: { report } }: Route.ComponentProps) {
  if (!report) return <NotFound copy={words.notFound} to="/campaign" />
  const { slug, facts, outcome, waiting, isMailed } = report
  return (
    <main id="main" className="wrap section stack campaign-report" tabIndex={-1}>
      <Link className="crumb" to={`/campaign/${slug}`}>
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <h1>{words.title}</h1>
      <section className="card pad stack">
        <h2>{words.outcome}</h2>
        {outcome ? (
          <>
            <p>
              <b>{outcome.text}</b>
            </p>
            <p className="pre-wrap break-word">{outcome.note}</p>
          </>
        ) : (
          <>
            <p>
              <b>{waiting}</b>
            </p>
            <p className="small secondary-ink">{isMailed ? words.mailed : words.keep}</p>
          </>
        )}
      </section>
      <dl className="term-list">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="pre-wrap break-word">{value}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}
