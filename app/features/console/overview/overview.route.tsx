import { Link } from 'react-router'
import { copy as requestWords } from '#app/features/requests/copy.ts'
import { QUEUES } from '#app/features/requests/form.ts'
import { listEmptyQueues } from '#app/features/requests/queue/queue-queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { readOpenWork } from '#app/features/console/open-work.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { dueText } from '#app/platform/time/due.ts'
import { ScreenHead } from '#app/ui/console/screen.tsx'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/overview.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const [{ inbox, testimonies, reports, campaigns, campaignQueues, ...work }, emptyQueues] = await Promise.all([
    readOpenWork(ctx),
    listEmptyQueues(together(ctx.db), ctx),
  ])
  const { nextDueAt: explainBy, ...mismatches } = work.mismatches
  return {
    queues: inbox.map(({ queue, nextDueAt, ...count }) => ({
      ...count,
      queue,
      name: requestWords.queues[queue],
      isPrivate: QUEUES[queue].isPrivate,
      next: nextDueAt && { words: dueText(nextDueAt, ctx.now), exact: formatDateTime(nextDueAt) },
    })),
    reportedStories: reports,
    mismatches: { ...mismatches, due: explainBy && dueText(explainBy, ctx.now) },
    waitingCampaigns: campaigns,
    campaignQueues: campaignQueues.map(({ name, to, waiting, oldestAt, label }) => ({
      name,
      to,
      count: waiting,
      words: copy.sums.waiting(label, oldestAt && formatRelative(oldestAt, ctx.now)),
    })),
    waitingStories: testimonies,
    emptyQueues: emptyQueues.map(({ queue, open }) => ({
      name: requestWords.queues[queue],
      open,
    })),
  }
}

export default function Overview({
  loaderData: { queues, waitingStories, reportedStories, waitingCampaigns, campaignQueues, mismatches, emptyQueues },
}: Route.ComponentProps) {
  const sum = (key: 'open' | 'late' | 'urgent') => queues.reduce((total, queue) => total + queue[key], 0)
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body">
        <ul className="sums">
          <Sum to="/operator/requests" count={sum('open')} words={copy.sums.open(sum('open'))} />
          <Sum to="/operator/requests?state=urgent" count={sum('urgent')} words={copy.sums.urgent} isHot />
          <Sum to="/operator/requests?state=late" count={sum('late')} words={copy.sums.late} isHot />
          <Sum to="/operator/testimonies" count={waitingStories} words={copy.sums.testimonies(waitingStories)} />
          <Sum to="/operator/stories" count={reportedStories} words={copy.sums.reports(reportedStories)} />
          <Sum to="/operator/campaigns" count={waitingCampaigns} words={copy.sums.campaigns(waitingCampaigns)} />
          {campaignQueues.map(({ name, ...queue }) => (
            <Sum key={name} {...queue} />
          ))}
          <Sum
            to="/operator/settlements"
            count={mismatches.open}
            words={copy.sums.mismatches(mismatches.open, mismatches.due, mismatches.late > 0)}
            isHot={mismatches.late > 0}
          />
        </ul>
        {emptyQueues.length > 0 && <EmptyQueues queues={emptyQueues} />}
        <section className="stack">
          <h2>{copy.queues.title}</h2>
          <QueueTable queues={queues} />
          {!queues.some(({ isPrivate }) => isPrivate) && emptyQueues.length === 0 && (
            <p className="small secondary-ink">{copy.noSeat}</p>
          )}
        </section>
      </div>
    </>
  )
}

function Sum({ to, count, words, isHot }: { to: string; count: number; words: string; isHot?: boolean }) {
  const state = count === 0 ? 'none' : isHot ? 'hot' : ''
  return (
    <li>
      <Link to={to} className={`card pad sum ${state}`}>
        <b className="num">{count}</b>
        <span className="small secondary-ink">{words}</span>
      </Link>
    </li>
  )
}

function EmptyQueues({ queues }: { queues: Route.ComponentProps['loaderData']['emptyQueues'] }) {
  return (
    <section className="notice">
      <Icon name="circle-alert" small />
      <div className="stack">
        <h2>{copy.empty.title}</h2>
        <p>{copy.empty.body}</p>
        <ul className="row">
          {queues.map(({ name, open }) => (
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

function QueueTable({ queues }: { queues: Route.ComponentProps['loaderData']['queues'] }) {
  const { head } = copy.queues
  return (
    <div className="card table-box">
      <table className="sheet-table">
        <caption className="visually-hidden">{copy.queues.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head.queue}</th>
            <th scope="col">{head.open}</th>
            <th scope="col">{head.late}</th>
            <th scope="col">{head.next}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, name, isPrivate, open, late, next }) => (
            <tr key={queue}>
              <th scope="row">
                <Link to={`/operator/requests?desk=${queue}`}>{name}</Link>
                {isPrivate && (
                  <span className="caption muted lock-mark">
                    <Icon name="lock" small />
                    {copy.queues.hidden}
                  </span>
                )}
              </th>
              <td className="num">{open}</td>
              <td className={late > 0 ? 'num hot-cell' : 'num'}>{late}</td>
              <td>
                {next ? (
                  <span title={next.exact}>{next.words}</span>
                ) : (
                  <span className="muted">{copy.queues.nothing}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
