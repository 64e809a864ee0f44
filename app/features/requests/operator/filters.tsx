import { Link } from 'react-router'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { INBOX_STATES, type InboxFilter } from '#app/features/requests/views.ts'
import { copy } from './copy.ts'
import { writeFilter } from './address.ts'

interface FiltersProps {
  filter: InboxFilter & { isMine: boolean }
  counts: { open: number; urgent: number; late: number }
  queues: { queue: NonNullable<InboxFilter['queue']>; name: string; open: number }[]
}

/** Filters for state and queue. All state is in the address, so that a view can be bookmarked and sent. */
export function Filters({ filter, counts, queues }: FiltersProps) {
  const { queue, state, isMine } = filter
  return (
    <div className="filters">
      <nav className="chips" aria-label={copy.filters.label}>
        {INBOX_STATES.map((name) => (
          <Link
            key={name}
            className={name !== 'open' && name !== 'closed' && counts[name] > 0 ? 'chip hot' : 'chip'}
            to={`/operator/requests${writeFilter({ queue, state: name, isMine })}`}
            aria-current={name === state ? 'true' : undefined}
            replace
          >
            {copy.filters.states[name]}
            {name !== 'closed' && <span className="num">{counts[name]}</span>}
          </Link>
        ))}
        <Link
          className="chip"
          to={`/operator/requests${writeFilter({ queue, state, isMine: !isMine })}`}
          aria-current={isMine ? 'true' : undefined}
          replace
        >
          {copy.filters.mine}
        </Link>
      </nav>
      <FilterForm className="desk-form" action="/operator/requests">
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        {isMine && <input type="hidden" name="mine" value="1" />}
        <select className="input" name="desk" aria-label={copy.filters.queue} defaultValue={queue ?? NO_FILTER}>
          <option value={NO_FILTER}>{copy.filters.allQueues}</option>
          {queues.map(({ queue, name, open }) => (
            <option key={queue} value={queue}>
              {open > 0 ? `${name} (${open})` : name}
            </option>
          ))}
        </select>
      </FilterForm>
    </div>
  )
}
