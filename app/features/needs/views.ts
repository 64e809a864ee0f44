import type { NeedKind } from './schema.ts'

/** `over`: the day has passed; `closed`: by its author; `hidden`: by an operator. */
type NeedState = 'open' | 'over' | 'closed' | 'hidden'

/** A need on the board. */
export interface NeedCard {
  id: string
  kind: NeedKind
  title: string
  cause: string
  region: string
  place: string | null
  hands: number | null
  /** Such as '2026-11-30'. */
  until: string | null
  author: { name: string; college: string }
  createdAt: Date
  answerCount: number
  state: NeedState
  /** How it went, written by the author; null unless it is closed. */
  word: string | null
  /** Demo data, marked wherever it is shown. Takes no answers and counts in no figure. */
  isSample: boolean
}

export interface NeedPage {
  needs: NeedCard[]
  /** Cursor of the next page, or null at the end. */
  nextCursor: string | null
}

/** An answer for the author of the need. `contact` is null until the author has accepted. */
export interface AnswerView {
  id: string
  name: string
  college: string
  message: string
  offer: string | null
  createdAt: Date
  acceptedAt: Date | null
  contact: string | null
}

/** The user's own answer. `authorContact` is null until the author has accepted. */
export interface OwnAnswer {
  id: string
  message: string
  offer: string | null
  contact: string | null
  createdAt: Date
  acceptedAt: Date | null
  authorContact: string | null
}

/** A need with everything that this user may read of it. */
export interface NeedDetail extends NeedCard {
  description: string
  isYours: boolean
  /** Why an operator hid it; for its author and for operators, otherwise null. */
  hiddenReason: string | null
  /** For its author only; empty for others. */
  answers: AnswerView[]
  own: OwnAnswer | null
}
