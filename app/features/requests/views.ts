import type { Queue } from './form.ts'
import type { EventKind, RequestStatus } from './schema.ts'

export interface QueueMemberView {
  queue: Queue
  userId: string
  name: string
  email: string | null
}

export interface InboxFilter {
  queue?: Queue | undefined
  state: InboxState
  /** Only requests that are assigned to this operator. */
  isMine?: boolean
  page: number
}

/** Filters of the inbox: all open, urgent, overdue, or closed requests. */
export const INBOX_STATES = ['open', 'urgent', 'late', 'closed'] as const
type InboxState = (typeof INBOX_STATES)[number]

export interface InboxEntry {
  id: string
  kind: string
  title: string
  queue: Queue
  /** The sender's name; null when there is none, and for a private queue, where each read is recorded. */
  from: string | null
  /** Beginning of the text; null for a private queue. */
  excerpt: string | null
  isUrgent: boolean
  status: RequestStatus
  ownerName: string | null
  createdAt: Date
  dueAt: Date
  closedAt: Date | null
}

export interface QueueCount {
  queue: Queue
  open: number
  urgent: number
  /** Number of unanswered requests past their due time. */
  late: number
  /** When the next answer is due, or null. */
  nextDueAt: Date | null
}

export interface EventView {
  kind: EventKind
  /** Null for the sender. */
  byName: string | null
  body: string | null
  at: Date
}

export interface OperatorRequest extends InboxEntry {
  /** Labels and answers in the form's order, without name, contact and empty answers. */
  answers: readonly { label: string; words: string }[]
  contact: string | null
  /** The request is assigned to the actor. */
  isOwn: boolean
  events: EventView[]
}

/** A request as its sender sees it. */
export interface OwnRequest {
  code: string
  title: string
  status: RequestStatus
  createdAt: Date
  dueAt: Date
  events: OwnEvent[]
}

/** Does not name the operator. */
interface OwnEvent {
  kind: EventKind
  isBySender: boolean
  body: string | null
  at: Date
}
