import { formatDateTime, formatRelative } from '#app/platform/dates.ts'
import { copy } from './copy.ts'

/** What the drawing needs of a request that its sender follows. */
export interface FollowedRequest {
  code: string
  title: string
  status: 'new' | 'in-hand' | 'answered' | 'closed'
  createdAt: Date
  dueAt: Date
  events: readonly { kind: string; isBySender: boolean; body: string | null; at: Date }[]
}

export interface DrawnOwnRequest {
  code: string
  title: string
  status: FollowedRequest['status']
  isLate: boolean
  /** In one sentence: where it is, and what comes next. */
  words: string
  sent: string
  events: { key: number; words: string; isBySender: boolean; body: string | null; at: string; iso: string }[]
}

/** A request in the words that its sender reads; made on the server, which knows the time. */
export function drawOwnRequest(request: FollowedRequest, now: Date): DrawnOwnRequest {
  const { code, title, status, createdAt, dueAt, events } = request
  const isLate = (status === 'new' || status === 'in-hand') && dueAt < now
  return {
    code: code.replace(/(.{4})(?=.)/g, '$1-'),
    title,
    status,
    isLate,
    words: copy.status[isLate ? 'late' : status](formatDateTime(dueAt)),
    sent: copy.sent(formatRelative(createdAt, now)),
    events: events.map(({ kind, isBySender, body, at }, key) => ({
      key,
      words: eventWords(kind, isBySender),
      isBySender,
      body,
      at: formatDateTime(at),
      iso: at.toISOString(),
    })),
  }
}

function eventWords(kind: string, isBySender: boolean): string {
  const { reopened, ...events } = copy.events
  if (kind === 'reopened') return isBySender ? reopened.bySender : reopened.byUs
  return events[kind as keyof typeof events] ?? kind
}
