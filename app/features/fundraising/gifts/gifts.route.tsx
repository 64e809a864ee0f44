import { Link } from 'react-router'
import { memberOf } from '#app/features/access/member.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { sentences } from '#app/platform/text/sentences.ts'
import type { Route } from './+types/gifts.route'
import { copy } from './copy.ts'
import { listGiftsOf, listStatementYears } from './gift-queries.server.ts'
import { listMonthlyGiftsOf } from '#app/features/fundraising/monthly/monthly-queries.server.ts'
import { giftYears, type GiftYear, monthlyGifts, type MonthlyLine } from './gift-view.server.ts'
import './gifts.css'
import { joinGifts } from './join-gifts.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The member's gifts, newest first. Those that were given without signing in with the proven address join first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const page = pageNumber(url.searchParams)
  const db = together(ctx.db)
  const read = () =>
    Promise.all([
      listGiftsOf(db, { userId: ctx.actor.userId, page, now: ctx.now }),
      page === 1 ? listMonthlyGiftsOf(db, ctx.actor) : [],
      listStatementYears(db, ctx.actor),
    ])
  const confirmedEmail = ctx.actor.isEmailConfirmed ? ctx.actor.email : null
  const [{ joined }, before] = await Promise.all([joinGifts(ctx, { confirmedEmail }), read()])
  const [{ gifts, hasMore }, monthly, statements] = joined === 0 ? before : await read()
  return { monthly: monthlyGifts(monthly), years: giftYears(gifts), statements, page, hasMore }
}

export default function OwnGifts({ loaderData: { monthly, years, statements, page, hasMore } }: Route.ComponentProps) {
  const isEmpty = years.length === 0 && page === 1
  return (
    <main id="main" className="wrap section own-gifts" tabIndex={-1}>
      <header className="stack">
        <Link className="crumb" to="/account">
          <Icon name="arrow-left" small />
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p className="lead">{isEmpty ? copy.empty : copy.lead}</p>
      </header>
      {monthly.length > 0 && <Monthly gifts={monthly} />}
      {statements.length > 0 && <Statements years={statements} />}
      {years.map((year) => (
        <Year key={year.from} year={year} />
      ))}
      <Pages page={page} hasMore={hasMore} words={copy.pages} />
      <p className="small secondary-ink">{copy.guest}</p>
      <p>
        <Link className={isEmpty ? 'btn primary' : 'btn secondary'} to="/campaign">
          {copy.campaigns}
        </Link>
      </p>
    </main>
  )
}

function Monthly({ gifts }: { gifts: MonthlyLine[] }) {
  const words = copy.monthly
  return (
    <section className="card pad stack" aria-labelledby="monthly">
      <h2 id="monthly">{words.title}</h2>
      <ul className="stack">
        {gifts.map(({ path, title, amount, state }) => (
          <li key={path} className="row between">
            <span>
              <b>{title}</b>
              <br />
              <span className="small secondary-ink num">{sentences(amount, state)}</span>
            </span>
            <Link className="btn secondary sm" to={path}>
              {words.open}
              <span className="visually-hidden">{copy.about(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Statements({ years }: { years: readonly number[] }) {
  const { statement } = copy
  return (
    <section className="card pad stack" aria-labelledby="statements">
      <h2 id="statements">{statement.title}</h2>
      <ul className="stack">
        {years.map((from) => (
          <li key={from} className="row between">
            <span>{copy.year(from)}</span>
            <span className="row">
              <a
                className="btn secondary sm"
                href={localePath(`/account/gifts/${from}.pdf`)}
                aria-label={statement.pdfOf(copy.year(from))}
              >
                {statement.pdf}
              </a>
              <a
                className="btn quiet sm"
                href={localePath(`/account/gifts/${from}.csv`)}
                aria-label={statement.csvOf(copy.year(from))}
              >
                {statement.csv}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Year({ year: { from, title, gifts } }: { year: GiftYear }) {
  return (
    <section className="stack" aria-labelledby={`year-${from}`}>
      <h2 id={`year-${from}`}>{title}</h2>
      <ul className="stack">
        {gifts.map((gift) => (
          <li key={gift.receiptPath} className="card pad stack">
            <Gift gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES = { awaiting: 'd-turmeric', settled: 'd-neem', returning: 'd-turmeric', returned: '' } as const

function Gift({ gift }: { gift: GiftYear['gifts'][number] }) {
  const { state, date, title, total, tip, number, isAnonymous, way, returned, reason, receiptPath, againPath } = gift
  const about = <span className="visually-hidden">{copy.about(title)}</span>
  return (
    <>
      <p className="row between">
        <span className={`tag ${TONES[state]}`}>{copy.states[state]}</span>
        <span className="caption muted num">{date}</span>
      </p>
      <h3>{title}</h3>
      <p className="row between num">
        <span>
          <b>{total}</b> {tip && <span className="small secondary-ink">{tip}</span>}
        </span>
        {number && <span className="small secondary-ink">{number}</span>}
      </p>
      {isAnonymous && <p className="small secondary-ink">{copy.anonymous}</p>}
      {way && <p className="small num">{way}</p>}
      {returned && <p className="small num">{returned}</p>}
      {reason && <p className="small">{reason}</p>}
      <p className="row">
        <Link className="btn secondary sm" to={receiptPath}>
          {state === 'awaiting' ? copy.openStatus : copy.openReceipt}
          {about}
        </Link>
        {againPath && (
          <Link className="btn quiet sm" to={againPath}>
            {copy.again}
            {about}
          </Link>
        )}
      </p>
    </>
  )
}
