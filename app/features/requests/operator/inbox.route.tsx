import { Outlet, useParams } from 'react-router'
import { copy as requestWords } from '#app/features/requests/copy.ts'
import { QUEUES } from '#app/features/requests/form.ts'
import { countInbox, listInbox } from '#app/features/requests/queue/queue-queries.server.ts'
import type { InboxEntry } from '#app/features/requests/views.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { dueText, shortSpan } from '#app/platform/time/due.ts'
import { ScreenHead } from '#app/ui/console/screen.tsx'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/inbox.route'
import { copy } from './copy.ts'
import { dyeOf } from './dyes.ts'
import { readFilter } from './address.ts'
import { Filters } from './filters.tsx'
import { EntryList, Pages } from './entry-list.tsx'
import './requests.css'
import './request.css'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const filter = readFilter(url.searchParams)
  const read = { ...ctx, db: together(ctx.db) }
  const [{ entries, hasMore }, counts] = await Promise.all([listInbox(read, filter), countInbox(read)])
  const shown = counts.filter(({ queue }) => !filter.queue || queue === filter.queue)
  const sum = (key: 'open' | 'urgent' | 'late') => shown.reduce((total, queue) => total + queue[key], 0)
  return {
    filter,
    entries: entries.map((entry) => toView(entry, ctx.now)),
    hasMore,
    counts: { open: sum('open'), urgent: sum('urgent'), late: sum('late') },
    queues: counts.map(({ queue, open }) => ({ queue, name: requestWords.queues[queue], open })),
  }
}

function toView({ dueAt, createdAt, closedAt, ...entry }: InboxEntry, now: Date) {
  const isWaiting = entry.status === 'new' || entry.status === 'in-hand'
  return {
    ...entry,
    queueName: requestWords.queues[entry.queue],
    dye: dyeOf(entry.queue),
    isHidden: QUEUES[entry.queue].isPrivate,
    kolam: drawKolam({ kind: 'person', id: entry.id }),
    age: shortSpan(now.getTime() - createdAt.getTime()),
    isWaiting,
    isLate: isWaiting && dueAt < now,
    due: { words: dueText(dueAt, now), exact: formatDateTime(dueAt) },
    closed: closedAt && formatRelative(closedAt, now),
  }
}

/** The list and, beside it, the chosen request; a phone shows one of the two. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { id } = useParams()
  const { filter, entries, hasMore } = loaderData
  return (
    <div className={id ? 'inbox chosen' : 'inbox'}>
      <div className="inbox-list">
        <ScreenHead title={copy.title} level={id ? 2 : 1} />
        <Filters {...loaderData} />
        <p className="visually-hidden" role="status">
          {copy.filters.found(entries.length, hasMore)}
        </p>
        <EntryList entries={entries} filter={filter} chosen={id} />
        <Pages filter={filter} hasMore={hasMore} />
      </div>
      <div className="inbox-item">
        {id ? (
          <Outlet />
        ) : (
          <div className="empty">
            <h2>{copy.none.title}</h2>
            <p className="secondary-ink">{copy.none.body}</p>
          </div>
        )}
      </div>
    </div>
  )
}
