/** The parts of a campaign's page that its owner may change. */
export const CHANGED_PARTS = ['story', 'costs', 'goal', 'end', 'beneficiary', 'translation'] as const
export type ChangedPart = (typeof CHANGED_PARTS)[number]

/** A pause ends by itself on the day that the owner gave. */
export const PAUSE_DAYS_MAX = 60
/** How many days one extension may add. */
export const EXTENSION_DAYS_MAX = 30
/** How many days all extensions together may add, while the campaign runs. */
export const EXTENSIONS_DAYS_MAX = 90
/** Within this time after its end a campaign may be extended, once. */
export const LATE_EXTENSION_DAYS = 30

export const THANKS_CHARS_MAX = 500
export const UPDATE_PICTURES_MAX = 4
export const UPDATE_CAPTION_CHARS_MAX = 120
/** Updates and thanks to all of a campaign together, in 24 hours. */
export const MESSAGES_A_DAY_MAX = 3

/** Of the short text on cards, and of each part of the story. */
export const DESCRIPTION_CHARS_MAX = 300
export const STORY_PART_CHARS_MAX = 5_000
export const QUOTE_CHARS_MAX = 500
