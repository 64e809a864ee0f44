import * as v from 'valibot'
import { PAISE } from '#app/platform/money.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

export const UNITS = ['day', 'visit', 'session'] as const
export type Unit = (typeof UNITS)[number]

/** Badges with nominations. */
const NOMINATED_BADGES = ['circle-keeper', 'companion-of-dignity', 'bridge-builder', 'keeper-of-home'] as const
/** `community-builder` is for people who have taught 50 others or more; it has no nominations. */
export const BADGES = [...NOMINATED_BADGES, 'community-builder'] as const
export type Badge = (typeof BADGES)[number]

export const NAME_CHARS_MAX = 60
export const LINE_CHARS_MAX = 160
export const DESCRIPTION_CHARS_MAX = 400
export const PRICE_RUPEES_MAX = 1_00_000
export const SORT_MAX = 10_000
export const SERVICES_MAX = 60
export const BADGES_SHOWN_MAX = 24
/** Bookings are possible for the next 180 days. */
export const BOOKING_DAYS_MAX = 180

const filled = (charsMax: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, copy.missing), v.maxLength(charsMax, copy.tooLong(charsMax)))

/** A service as an operator saves it; its slug is the key. Money in paise. */
export const serviceInput = perLanguage(() =>
  v.object({
    slug: v.pipe(filled(NAME_CHARS_MAX), v.regex(SLUG)),
    name: filled(NAME_CHARS_MAX),
    description: filled(DESCRIPTION_CHARS_MAX),
    priceMinor: v.pipe(
      v.number(copy.amount),
      v.integer(copy.amount),
      v.minValue(PAISE, copy.amount),
      v.maxValue(PRICE_RUPEES_MAX * PAISE, copy.amount),
    ),
    unit: v.picklist(UNITS),
    /** Only registered practitioners may provide it. */
    isRegulated: v.boolean(),
    isShown: v.boolean(),
    sort: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SORT_MAX)),
  }),
)
export type ServiceInput = v.InferOutput<typeof serviceInput>

/** A badge as an operator awards it; the person consented to exactly these words. */
export const awardInput = perLanguage(() =>
  v.object({
    badge: v.picklist(BADGES),
    firstName: filled(NAME_CHARS_MAX),
    place: filled(NAME_CHARS_MAX),
    /** One sentence that is shown. */
    reason: filled(LINE_CHARS_MAX),
    /** The nomination; one nomination is awarded at most once. */
    requestId: v.nullable(v.pipe(v.string(), v.uuid())),
    hasConsent: v.literal(true, copy.consent),
  }),
)
export type AwardInput = v.InferOutput<typeof awardInput>
