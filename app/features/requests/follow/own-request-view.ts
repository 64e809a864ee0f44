import type { OwnRequest } from '#app/features/requests/views.ts'
import { showCode } from '#app/platform/text/code.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { copy } from './own-request-copy.ts'

export interface OwnRequestView {
  code: string
  title: string
  status: OwnRequest['status']
  isLate: boolean
  /** The state and the next step, in one sentence. */
  words: string
  sent: string
  events: { key: number; words: string; isBySender: boolean; body: string | null; at: string; iso: string }[]
}

/** Formats a request for its sender. Runs on the server, which knows the time. */
export function ownRequestView(request: OwnRequest, now: Date): OwnRequestView {
  const { code, title, status, createdAt, dueAt, events } = request
  const isLate = (status === 'new' || status === 'in-hand') && dueAt < now
  return {
    code: showCode(code),
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
