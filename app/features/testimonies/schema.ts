export const REASON_CHARS_MAX = 500
export const PAGE_SIZE = 24
export const STORIES_PATH = '/success-stories'
/** Below this age a guardian's consent is required. */
export const ADULT_AGE = 18

/** The verdicts on a story. The latest one counts; `withdrawn` is final. */
export const VERDICTS = ['approved', 'declined', 'withdrawn'] as const
export type Verdict = (typeof VERDICTS)[number]

/** An operator's decision. `reason` is used for `declined` only. */
export interface DecisionInput {
  id: string
  verdict: 'approved' | 'declined'
  reason: string
  /** A guardian's consent is on record. */
  hasGuardian: boolean
  /** When the version in the other language that the operator has read was saved (ISO 8601); '' for none. */
  versionSeen: string
}

/** Characters of a picture's caption. */
export const CAPTION_CHARS_MAX = 200
