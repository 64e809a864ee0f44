import * as v from 'valibot'
import type { MandateMethod } from '#app/platform/payments/mandates.ts'
import { cleanLine, SLUG } from '#app/platform/text/text.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { NAME_CHARS_MAX, PLACE_CHARS_MAX } from './limits.ts'
import { RETURN_WINDOW_HOURS } from './return-window.ts'
import { SHORTFALL_RULES, SURPLUS_RULES } from './surplus/surplus-rules.ts'

/** A donor may return a gift within this time. */
export const RETURN_WINDOW_MS = RETURN_WINDOW_HOURS * HOUR_MS

export const CAMPAIGN_KINDS = ['story', 'emergency', 'student', 'event'] as const
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number]
const CATEGORY_DEFAULT = "Women's Empowerment"

/** With its prefix it fits into the saved list on the device. */
const SLUG_CHARS_MAX = 58
export const ORGANISER_NOTE_CHARS_MAX = 500
export const TOKEN = /^[\w-]{22}$/

export interface StorySection {
  heading: string
  paragraphs: readonly string[]
  quote?: string
}

/** What the owner may write anew: the short text on cards, and the story. */
export interface StoryText {
  description: string
  story: readonly StorySection[]
}

export interface CostLine {
  what: string
  amountMinor: number
}

/** What a donor agrees to. */
export interface PledgeInput {
  /** The form's idempotency key: the same key with the same content is one payment. */
  key: string
  amountMinor: number
  tipMinor: number
  name: string
  email: string | null
  /** E.164. */
  phone: string | null
  place: string | null
  message: string | null
  isAnonymous: boolean
  wantsUpdates: boolean
  /** By the organiser, who then sees the address; never of an anonymous gift. */
  mayBeContacted: boolean
  /** Declared by the donor: a citizen of another country cannot give (FCRA). */
  isIndianCitizen: boolean
  /** How a monthly gift is approved; null for a gift that is given once. */
  monthlyBy: MandateMethod | null
}

/** The amounts on the form, the receipt and in the mail. */
export function breakdown({ amountMinor, tipMinor }: { amountMinor: number; tipMinor: number }) {
  return { amountMinor, tipMinor, totalMinor: amountMinor + tipMinor }
}

const line = (max: number) => v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(max))
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A campaign as an operator creates it. */
export const campaignInput = v.object({
  slug: v.pipe(v.string(), v.regex(SLUG), v.maxLength(SLUG_CHARS_MAX)),
  title: line(120),
  description: line(300),
  story: v.pipe(
    v.array(
      v.object({
        heading: line(120),
        paragraphs: v.pipe(v.array(line(2_000)), v.maxLength(20)),
        quote: v.optional(line(500)),
      }),
    ),
    v.maxLength(12),
  ),
  costs: v.optional(v.pipe(v.array(v.object({ what: line(120), amountMinor: minor })), v.maxLength(30)), []),
  location: line(PLACE_CHARS_MAX),
  category: v.optional(line(60), CATEGORY_DEFAULT),
  kind: v.optional(v.picklist(CAMPAIGN_KINDS), 'story'),
  goalMinor: minor,
  isFeatured: v.optional(v.boolean(), false),
  organiserName: line(NAME_CHARS_MAX),
  organiserNote: v.optional(v.nullable(line(ORGANISER_NOTE_CHARS_MAX)), null),
  ownerUserId: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  coverSeed: v.optional(line(80)),
  imageUrl: v.optional(v.nullable(line(500)), null),
  ctaText: v.optional(line(40), 'Support'),
  createdAt: v.optional(v.date()),
  endsAt: v.optional(v.nullable(v.date()), null),
  surplusRule: v.optional(v.picklist(SURPLUS_RULES)),
  shortfallRule: v.optional(v.picklist(SHORTFALL_RULES)),
})
/** Optional: category, kind, costs, featured, note, owner, cover (the slug), image, button, dates, rules (the usual ones). */
export type CampaignInput = v.InferInput<typeof campaignInput>

const DOCUMENT_FORM = /^\/account\/campaigns\/[^/]+\/checks$/
/** Whether forms that are posted here contain a file. */
export const isDocumentPath = (path: string): boolean => DOCUMENT_FORM.test(path)
/** Above the limit of a file, so that its refusal keeps the form. */
export const DOCUMENT_FORM_BYTES_MAX = 16 * 1024 * 1024
