// Limits of questions to the maker. Safe for the browser.

export const QUESTION_CHARS_MAX = 300
export const REPLY_CHARS_MAX = 1_000
export const ASKER_CHARS_MAX = 40
/** Of one person about one product, without an answer. */
export const OPEN_QUESTIONS_MAX = 3
/** Of one person about all products, within 24 hours, withdrawn ones too. */
export const QUESTIONS_A_DAY_MAX = 10
/** On the product's page; all are on a page of their own. */
export const QUESTIONS_ON_PRODUCT = 3
export const QUESTIONS_PER_PAGE = 20

export type QuestionState = 'open' | 'answered' | 'declined' | 'hidden'
