export const REASON_CHARS_MAX = 500
export const PAGE_SIZE = 24
export const DESK_MAX = 100
/** Under it a guardian has to agree before anything is shown. */
export const ADULT_AGE = 18

/** What can be said about a story. The latest verdict counts; after `withdrawn` there is no other. */
export const VERDICTS = ['approved', 'declined', 'withdrawn'] as const
export type Verdict = (typeof VERDICTS)[number]

/** An operator's decision. A no has a reason. */
export interface DecisionInput {
  id: string
  verdict: 'approved' | 'declined'
  reason: string
  /** A guardian's consent is on record. */
  hasGuardian: boolean
}

/** Of the words under a picture. */
export const CAPTION_CHARS_MAX = 200
