// Questions to the organiser of a campaign. Safe for the browser.

/** After the end of a campaign its organiser can still be asked: receipts and the use of the money come then. */
export const ASKING_DAYS_AFTER_END = 90

/** The page with all questions about a campaign. */
export const campaignQuestionsPath = (slug: string): string => `/campaign/${slug}/questions`

/** The organiser's page of the questions. */
export const answersPath = (slug: string): string => `/account/campaigns/${slug}/questions`
