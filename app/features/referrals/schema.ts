import * as v from 'valibot'
import { copy } from './copy.ts'

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

const line = (charsMax: number) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(charsMax, copy.profile.tooLong(charsMax)))

/** 'Cooking, accounts' → ['Cooking', 'accounts'] */
const tags = v.pipe(
  line(LINE_CHARS_MAX),
  v.transform((typed) =>
    [...new Set(typed.split(/[,;\n]/).map((tag) => tag.trim()))].filter(Boolean).slice(0, TAGS_MAX),
  ),
)

/** The profile that the referred person writes when they agree. */
export const profileForm = v.object({
  displayName: v.pipe(line(NAME_CHARS_MAX), v.minLength(1, copy.profile.name)),
  snippet: v.pipe(line(SNIPPET_CHARS_MAX), v.minLength(1, copy.profile.snippet)),
  education: line(LINE_CHARS_MAX),
  seeking: line(LINE_CHARS_MAX),
  skills: tags,
  softTags: tags,
})
export type ProfileInput = v.InferOutput<typeof profileForm>

export const vouchForm = v.object({
  referralId: v.pipe(v.string(), v.uuid()),
  text: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(VOUCH_CHARS_MAX, copy.vouch.text(VOUCH_CHARS_MAX))),
})
export type VouchInput = v.InferOutput<typeof vouchForm>
