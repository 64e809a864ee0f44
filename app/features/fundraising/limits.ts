export const NAME_CHARS_MAX = 80
export const PLACE_CHARS_MAX = 80
export const MESSAGE_CHARS_MAX = 500
export const SUPPORTERS_SHOWN_MAX = 20
export const CAMPAIGNS_LISTED_MAX = 100
export const UPDATES_SHOWN_MAX = 20
export const CHANGES_SHOWN_MAX = 5
export const UPDATE_CHARS_MAX = 1_000
export const REASON_CHARS_MAX = 200
export const MILESTONE_STEP = 50
/** Days of a campaign without an end of its own. */
export const CAMPAIGN_DAYS = 30
