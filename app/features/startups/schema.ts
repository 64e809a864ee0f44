import * as v from 'valibot'
import { normalizeContact } from '#app/platform/text/contact.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

export const STAGES = ['idea', 'prototype', 'early', 'growth'] as const
export type Stage = (typeof STAGES)[number]

/** The number of tiers on /seeds. */
export const TIERS_MAX = 8

export const LINE_CHARS_MAX = 120
export const TEXT_CHARS_MAX = 4_000
export const LISTED_MAX = 60
export const AMOUNT_RUPEES_MIN = 1_000
export const AMOUNT_RUPEES_MAX = 5_00_00_000

const line = perLanguage(() =>
  v.pipe(v.string(), v.trim(), v.minLength(1, copy.missing), v.maxLength(LINE_CHARS_MAX, copy.tooLong(LINE_CHARS_MAX))),
)
const text = perLanguage(() =>
  v.pipe(v.string(), v.trim(), v.minLength(1, copy.missing), v.maxLength(TEXT_CHARS_MAX, copy.tooLong(TEXT_CHARS_MAX))),
)
const whole = (max: number) => v.pipe(v.number(copy.amount), v.integer(copy.amount), v.minValue(0), v.maxValue(max))

/** A startup as an operator edits it. Money in paise. */
const startupInput = perLanguage(() =>
  v.object({
    slug: v.pipe(line, v.regex(SLUG)),
    title: line,
    stage: v.picklist(STAGES),
    category: line,
    /** Free text, e.g. '8% for ₹5 lakh'; empty when none is offered. */
    equity: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LINE_CHARS_MAX)), ''),
    location: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LINE_CHARS_MAX)), ''),
    description: text,
    /** The paragraphs of the pitch. */
    pitch: v.pipe(v.array(text), v.maxLength(12)),
    founderName: line,
    founderEmail: v.nullable(v.pipe(v.string(), v.transform(normalizeContact), v.minLength(1))),
    targetMinor: whole(AMOUNT_RUPEES_MAX * 100),
    /** As stated by the founder. */
    raisedMinor: whole(AMOUNT_RUPEES_MAX * 100),
    investors: whole(100_000),
    endsAt: v.nullable(v.date()),
  }),
)
export type StartupInput = v.InferOutput<typeof startupInput>
