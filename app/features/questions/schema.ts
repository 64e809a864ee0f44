// Questions that are answered in public. Safe for the browser.

export const QUESTION_CHARS_MAX = 300
export const REPLY_CHARS_MAX = 1_000
export const ASKER_CHARS_MAX = 40
/** Of one person about one subject, without an answer. */
export const OPEN_QUESTIONS_MAX = 3
/** Of one person about all subjects of a kind, within 24 hours, withdrawn ones too. */
export const QUESTIONS_A_DAY_MAX = 10
/** On the subject's page; all are on a page of their own. */
export const QUESTIONS_ON_SUBJECT = 3
export const QUESTIONS_PER_PAGE = 20

export type QuestionState = 'open' | 'answered' | 'declined' | 'hidden'

/** How a feature calls what is asked about, and the people. */
export interface QuestionWords {
  /** Who answers: “seller”. */
  answerer: string
  /** What is asked about: “product”. */
  thing: string
  /** Who asks: “Buyers”. */
  askers: string
  /** Who removes questions: “market desk”. */
  desk: string
  /** Nobody answers: operators run it. */
  nobody: string
  nobodyRefused: string
  /** The answerer has declined, for the asker. */
  declined: string
  /** The same for the answerer. */
  declinedByYou: string
}
