import { Link } from 'react-router'
import { countWaitingSubmissions } from '#app/features/fundraising/review/submission-queries.server.ts'
import { copy as requestWords } from '#app/features/requests/copy.ts'
import { DESKS } from '#app/features/requests/form.ts'
import { countInbox, listEmptyDesks } from '#app/features/requests/queue/desk-queries.server.ts'
import { countStoriesToDecide } from '#app/features/stories/moderation/moderation-queries.server.ts'
import { listForDesk } from '#app/features/testimonies/queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { dueWords } from '#app/features/requests/operator/due.ts'
import { ScreenHead } from '#app/ui/console/screen.tsx'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/overview.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const counts = await countInbox(ctx)
  const stories = await listForDesk(ctx.db, ctx)
  return {
    desks: counts.map(({ desk, nextDueAt, ...count }) => ({
      ...count,
      desk,
      name: requestWords.desks[desk],
      isPrivate: DESKS[desk].isPrivate,
      next: nextDueAt && { words: dueWords(nextDueAt, ctx.now), exact: formatDateTime(nextDueAt) },
    })),
    reportedStories: await countStoriesToDecide(ctx.db, ctx),
    waitingCampaigns: await countWaitingSubmissions(ctx.db, ctx),
    waitingStories: stories.filter(({ verdict }) => verdict === null).length,
    emptyDesks: (await listEmptyDesks(ctx.db, ctx)).map(({ desk, open }) => ({ name: requestWords.desks[desk], open })),
  }
}

export default function Overview({
  loaderData: { desks, waitingStories, reportedStories, waitingCampaigns, emptyDesks },
}: Route.ComponentProps) {
  const sum = (key: 'open' | 'late' | 'urgent') => desks.reduce((total, desk) => total + desk[key], 0)
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screenbody">
        <ul className="sums">
          <Sum to="/operator/requests" count={sum('open')} words={copy.sums.open(sum('open'))} />
          <Sum to="/operator/requests?state=urgent" count={sum('urgent')} words={copy.sums.urgent} isHot />
          <Sum to="/operator/requests?state=late" count={sum('late')} words={copy.sums.late} isHot />
          <Sum to="/operator/testimonies" count={waitingStories} words={copy.sums.testimonies(waitingStories)} />
          <Sum to="/operator/stories" count={reportedStories} words={copy.sums.reports(reportedStories)} />
          <Sum to="/operator/campaigns" count={waitingCampaigns} words={copy.sums.campaigns(waitingCampaigns)} />
        </ul>
        {emptyDesks.length > 0 && <EmptyDesks desks={emptyDesks} />}
        <section className="stack">
          <h2>{copy.desks.title}</h2>
          <DeskTable desks={desks} />
          {!desks.some(({ isPrivate }) => isPrivate) && emptyDesks.length === 0 && (
            <p className="small secondary-ink">{copy.noSeat}</p>
          )}
        </section>
      </div>
    </>
  )
}

function Sum({ to, count, words, isHot }: { to: string; count: number; words: string; isHot?: boolean }) {
  return (
    <li>
      <Link to={to} className={isHot && count > 0 ? 'card pad sum hot' : 'card pad sum'}>
        <b className="num">{count}</b>
        <span className="small secondary-ink">{words}</span>
      </Link>
    </li>
  )
}

function EmptyDesks({ desks }: { desks: Route.ComponentProps['loaderData']['emptyDesks'] }) {
  return (
    <section className="notice">
      <Icon name="circle-alert" small />
      <div className="stack">
        <h2>{copy.empty.title}</h2>
        <p>{copy.empty.body}</p>
        <ul className="row">
          {desks.map(({ name, open }) => (
            <li key={name} className="tag">
              {name}
              {open > 0 && <b>{copy.empty.open(open)}</b>}
            </li>
          ))}
        </ul>
        <p>
          <Link to="/operator/desks">{copy.empty.action}</Link>
        </p>
      </div>
    </section>
  )
}

function DeskTable({ desks }: { desks: Route.ComponentProps['loaderData']['desks'] }) {
  const { head } = copy.desks
  return (
    <div className="card tablebox">
      <table className="sheettable">
        <caption className="visually-hidden">{copy.desks.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.desk}</th>
            <th scope="col">{head.open}</th>
            <th scope="col">{head.late}</th>
            <th scope="col">{head.next}</th>
          </tr>
        </thead>
        <tbody>
          {desks.map(({ desk, name, isPrivate, open, late, next }) => (
            <tr key={desk}>
              <th scope="row">
                <Link to={`/operator/requests?desk=${desk}`}>{name}</Link>
                {isPrivate && (
                  <span className="caption muted lockmark">
                    <Icon name="lock" small />
                    {copy.desks.hidden}
                  </span>
                )}
              </th>
              <td className="num">{open}</td>
              <td className={late > 0 ? 'num hotcell' : 'num'}>{late}</td>
              <td>
                {next ? (
                  <span title={next.exact}>{next.words}</span>
                ) : (
                  <span className="muted">{copy.desks.nothing}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
