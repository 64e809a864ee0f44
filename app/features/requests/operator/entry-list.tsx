import { Link } from 'react-router'
import type { InboxFilter } from '#app/features/requests/views.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { writeFilter } from './address.ts'
import type { Route } from './+types/inbox.route'

type EntryView = Route.ComponentProps['loaderData']['entries'][number]

interface EntryListProps {
  entries: EntryView[]
  filter: InboxFilter
  /** The open request. */
  chosen: string | undefined
}

export function EntryList({ entries, filter, chosen }: EntryListProps) {
  if (entries.length === 0) return <p className="list-empty secondary-ink">{copy.empty[filter.state]}</p>
  return (
    <ul className="entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry
            entry={entry}
            to={`/operator/requests/${entry.id}${writeFilter(filter)}`}
            isChosen={entry.id === chosen}
          />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, to, isChosen }: { entry: EntryView; to: string; isChosen: boolean }) {
  const { title, from, excerpt, isWaiting, isUrgent, isLate, dye, ownerName, queueName, kolam, age, isHidden } = entry
  const isHot = isWaiting && (isUrgent || isLate)
  return (
    <Link className={`entry ${isHot ? 'hot d-madder' : dye}`} to={to} aria-current={isChosen ? 'true' : undefined}>
      <span className="avatar s">
        <Kolam drawing={kolam} stroke={0.14} />
      </span>
      <b>{from ? `${title}, ${from}` : title}</b>
      <span className="entry-age num">{age}</span>
      <span className="entry-text">{isHidden ? copy.entry.hidden : excerpt}</span>
      <span className="entry-tags">
        <Due entry={entry} />
        {isUrgent && isWaiting && <span className="tag">{copy.entry.urgent}</span>}
        <span className={`tag ${dye}`}>{queueName}</span>
        {ownerName && (
          <span className="tag plain">
            <Icon name="user" small />
            {ownerName}
          </span>
        )}
      </span>
    </Link>
  )
}

function Due({ entry: { isWaiting, isLate, due, closed, status } }: { entry: EntryView }) {
  if (closed) return <span className="tag">{copy.entry.closed(closed)}</span>
  if (!isWaiting) return <span className="tag d-neem">{status === 'answered' && copy.entry.answered}</span>
  return (
    <span className={isLate ? 'tag due late num' : 'tag due num'} title={due.exact}>
      <Icon name="clock" small />
      {isLate ? copy.entry.late(due.words) : copy.entry.due(due.words)}
      <span className="visually-hidden">{copy.entry.exact(due.exact)}</span>
    </span>
  )
}

export function Pages({ filter, hasMore }: { filter: InboxFilter; hasMore: boolean }) {
  const { page } = filter
  if (page === 1 && !hasMore) return null
  const to = (next: number) => `/operator/requests${writeFilter({ ...filter, page: next })}`
  return (
    <nav className="pages" aria-label={copy.pages.label}>
      {page > 1 && (
        <Link className="btn secondary sm" to={to(page - 1)}>
          {copy.pages.newer}
        </Link>
      )}
      {hasMore && (
        <Link className="btn secondary sm" to={to(page + 1)}>
          {copy.pages.older}
        </Link>
      )}
    </nav>
  )
}
