import type { Desk } from './form.ts'
import type { EventKind, RequestStatus } from './schema.ts'

export interface DeskMemberView {
  desk: Desk
  userId: string
  name: string
  email: string | null
}

export interface InboxFilter {
  desk?: Desk | undefined
  state: InboxState
  /** Only what this operator took. */
  isMine?: boolean
  page: number
}

/** What an inbox can show: everything open, the part that may not wait, the part that waited too long, or the past. */
export const INBOX_STATES = ['open', 'urgent', 'late', 'closed'] as const
type InboxState = (typeof INBOX_STATES)[number]

export interface InboxEntry {
  id: string
  kind: string
  title: string
  desk: Desk
  /** The sender's name; null when she left none, and for a private desk: opening it is written down. */
  from: string | null
  /** How her text begins; null for a private desk. */
  excerpt: string | null
  isUrgent: boolean
  status: RequestStatus
  ownerName: string | null
  createdAt: Date
  dueAt: Date
  closedAt: Date | null
}

export interface DeskCount {
  desk: Desk
  open: number
  urgent: number
  /** Not answered, and the promised time is over. */
  late: number
  /** When the next answer is due; null when none is. */
  nextDueAt: Date | null
}

export interface EventView {
  kind: EventKind
  /** Null for the sender. */
  byName: string | null
  body: string | null
  at: Date
}

export interface DeskRequest extends InboxEntry {
  /** Question and answer in words, in the form's order; without name and contact, and without what she left open. */
  answers: readonly { label: string; words: string }[]
  contact: string | null
  /** The actor has it. */
  isOwn: boolean
  events: EventView[]
}

/** A request as its sender follows it. */
export interface OwnRequest {
  code: string
  title: string
  status: RequestStatus
  createdAt: Date
  dueAt: Date
  events: OwnEvent[]
}

/** The sender is not told who of the desk it was. */
interface OwnEvent {
  kind: EventKind
  isBySender: boolean
  body: string | null
  at: Date
}
