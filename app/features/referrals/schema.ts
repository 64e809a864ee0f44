export const REFERRAL_WINGS = ['doc', 'seeds', 'empowerher', 'stories', 'sahaara'] as const
export type ReferralWing = (typeof REFERRAL_WINGS)[number]

export const NAME_CHARS_MAX = 80
export const LINE_CHARS_MAX = 160
export const SNIPPET_CHARS_MAX = 400
export const VOUCH_CHARS_MAX = 200
const TAGS_MAX = 6
export const PROFILES_MAX = 60
/** Vouches that are shown under a profile, newest first. */
export const THREADS_SHOWN_MAX = 2
/** One address is asked at most once in this time. */
export const ASK_AGAIN_DAYS = 14

/** 'Cooking, accounts' → ['Cooking', 'accounts'] */
export const readTags = (typed: string): readonly string[] =>
  [...new Set(typed.split(/[,;\n]/).map((tag) => tag.trim()))].filter(Boolean).slice(0, TAGS_MAX)

/** The profile that the referred person writes when they agree. */
export interface ProfileInput {
  displayName: string
  snippet: string
  education: string | null
  seeking: string | null
  skills: readonly string[]
  softTags: readonly string[]
}

export interface VouchInput {
  referralId: string
  text: string
}
