import type { NeedKind } from './schema.ts'

/** Open to answers; over when its day has passed; closed by its author; hidden by an operator. */
type NeedState = 'open' | 'over' | 'closed' | 'hidden'

/** A need as the board shows it. */
export interface NeedCard {
  id: string
  kind: NeedKind
  title: string
  cause: string
  region: string
  place: string | null
  hands: number | null
  /** '2026-11-30' */
  until: string | null
  author: { name: string; college: string }
  createdAt: Date
  /** How many answered. */
  answerCount: number
  state: NeedState
  /** How it went, in the author's words; null while it is not closed. */
  word: string | null
  /** From the demo data: say so wherever it is shown. Gone as soon as one real need is there. */
  isSample: boolean
}

export interface NeedPage {
  needs: NeedCard[]
  /** Where the next page begins, or null at the end. */
  nextCursor: string | null
}

/** An answer as the author of the need reads it. The contact is null until she has accepted. */
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

/** The asking person's own answer. `authorContact` is null until the author has accepted. */
export interface OwnAnswer {
  id: string
  message: string
  offer: string | null
  contact: string | null
  createdAt: Date
  acceptedAt: Date | null
  authorContact: string | null
}

/** A need with all that this person may read of it. */
export interface NeedDetail extends NeedCard {
  description: string
  isYours: boolean
  /** Why an operator hid it; for its author and for operators. */
  hiddenReason: string | null
  /** For its author alone; empty for everybody else. */
  answers: AnswerView[]
  own: OwnAnswer | null
}
