/** From the notice about missing information until the listing is paused. */
export const NOTICE_DAYS = 14
export const SOURCE_CHARS_MAX = 200
export const REQUIREMENT_NOTE_CHARS_MAX = 600
