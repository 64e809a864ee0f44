import { type Queue, QUEUE_NAMES } from '#app/features/requests/form.ts'
import { INBOX_STATES, type InboxFilter } from '#app/features/requests/views.ts'

const PAGE_MAX = 1_000

/** Reads the inbox filter from the address; unknown values are ignored. */
export function readFilter(search: URLSearchParams): InboxFilter & { isMine: boolean } {
  const page = Number(search.get('page') ?? 1)
  return {
    queue: QUEUE_NAMES.find((name) => name === search.get('desk')),
    state: INBOX_STATES.find((state) => state === search.get('state')) ?? 'open',
    isMine: search.get('mine') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

interface Asked {
  queue?: Queue | undefined
  state?: string
  isMine?: boolean
  page?: number
}

/** The query of a filter without its defaults: '?desk=solve&page=2', or ''. */
export function writeFilter({ queue, state, isMine, page }: Asked): string {
  const search = new URLSearchParams()
  if (queue) search.set('desk', queue)
  if (state && state !== 'open') search.set('state', state)
  if (isMine) search.set('mine', '1')
  if (page && page > 1) search.set('page', String(page))
  const written = search.toString()
  return written && `?${written}`
}
