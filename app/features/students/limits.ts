/** Stated when the profile is created. Under 18 a guardian has to agree before anything is published. */
export const AGE_BANDS = ['18-or-older', 'under-18'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export const DISPLAY_NAME_CHARS_MAX = 80
export const COLLEGE_NAME_CHARS_MAX = 120
export const COURSE_CHARS_MAX = 120
export const STUDENT_ID_CHARS_MAX = 40
export const BIO_CHARS_MAX = 500
export const YEAR_MIN = 1
export const YEAR_MAX = 5

/** Validity of a guardian's link for the answer. Withdrawing the consent has no expiry. */
export const GUARDIAN_LINK_DAYS = 14
export const GUARDIAN_ASKS_A_DAY_MAX = 3
export const GUARDIAN_ASKS_MAX = 12
/** After a refusal or a withdrawal nobody is asked again for this long. */
export const GUARDIAN_COOLDOWN_DAYS = 30
/** Version of the text that the guardian agreed to. Increment it whenever the mail or the page changes its meaning. */
export const GUARDIAN_NOTICE_VERSION = 1

export const GUARDIAN_ANSWERS = ['allowed', 'declined'] as const
export type GuardianAnswer = (typeof GUARDIAN_ANSWERS)[number]

export const BLOCKS_MAX = 1_000
