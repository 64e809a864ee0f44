export const TEAM_LINE_CHARS_MAX = 80
export const TEAM_ABOUT_CHARS_MAX = 400
export const TEAM_LINK_CHARS_MAX = 200
export const TEAM_MEMBERS_MAX = 60
export const TEAM_SORT_MAX = 10_000

/** An address with https, or null. */
export const readLink = (typed: string): string | null =>
  URL.canParse(typed) && new URL(typed).protocol === 'https:' ? typed : null
