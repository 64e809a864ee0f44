import type { MediaView } from '#app/features/media/views.ts'
import { wholeDaysBetween } from '#app/platform/time/dates.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import type { PublicPayee } from '#app/features/fundraising/payees/payee-words.ts'
import type { Beneficiary } from './beneficiaries/relations.ts'
import type { ChangedPart } from './owner/schema.ts'
import type { Cause, Draft, SubmissionState } from './builder/form.ts'
import { CAMPAIGN_DAYS } from './limits.ts'
import type { CampaignKind, CostLine, StorySection } from './schema.ts'
import type { GiftRules } from './surplus/surplus-rules.ts'

const PARAGRAPHS_MAX = 20

/** A campaign on a card. Amounts are sums of settled gifts that were not returned. */
export interface CampaignCard {
  id: string
  slug: string
  kind: CampaignKind
  title: string
  description: string
  location: string
  category: string
  organiserName: string
  coverSeed: string
  imageUrl: string | null
  currency: 'INR'
  goalMinor: number
  raisedMinor: number
  /** Rounded down; may exceed 100. */
  percent: number
  /** Number of settled gifts, not of people: counting people would reveal repeated anonymous donors. */
  supporters: number
  daysLeft: number
  isFeatured: boolean
  ctaText: string
  createdAt: Date
  /** False when it was closed or has reached its own end. */
  isOpen: boolean
}

export interface CampaignPage extends CampaignCard, GiftRules {
  /** Null when the organiser has not said it. */
  beneficiary: Beneficiary | null
  /** Null until an account was compared with the bank. */
  payee: PublicPayee | null
  story: readonly StorySection[]
  costs: readonly CostLine[]
  organiserNote: string | null
  endsAt: Date | null
  /** From when the usual rules apply; null when the organiser chose them. */
  usualRulesSince: Date | null
  closure: { reason: string; closedAt: Date } | null
  /** While it takes no gifts. */
  pause: { reason: string; until: Date } | null
  /** Pictures and films of the story that are public, the cover first; their captions are alternative texts. */
  pictures: readonly (MediaView & { isCover: boolean })[]
  /** The latest changes by its owner, newest first; without the earlier texts. */
  changes: readonly PageChange[]
  /** Newest first. */
  updates: readonly { message: string; at: Date; /** Without withdrawn ones. */ pictures: readonly MediaView[] }[]
  /** Newest first. */
  latestSupporters: readonly SupporterView[]
}

/** What the owner changed on the page. The values are those of `campaign_changes`. */
export interface PageChange {
  id: number
  part: ChangedPart
  before: unknown
  after: unknown
  reason: string
  at: Date
}

/** A supporter as shown to the public. Contains nothing that links two gifts, or a gift and a person. */
export interface SupporterView {
  /** Random for each gift: the picture is drawn from it. */
  seed: string
  /** Null for an anonymous gift. */
  name: string | null
  place: string | null
  message: string | null
  amountMinor: number
  /** To the minute. */
  at: Date
}

interface SupporterRow {
  publicSeed: string
  nameSnapshot: string | null
  place: string | null
  message: string | null
  isAnonymous: boolean
  amountMinor: number
  settledAt: Date
}

export function supporterView(row: SupporterRow): SupporterView {
  const { isAnonymous, nameSnapshot, place, message, amountMinor, settledAt } = row
  return {
    seed: row.publicSeed,
    name: isAnonymous ? null : nameSnapshot,
    place: isAnonymous ? null : place,
    message,
    amountMinor,
    at: new Date(Math.floor(settledAt.getTime() / MINUTE_MS) * MINUTE_MS),
  }
}

/** Percent of the goal, rounded down; may exceed 100. */
export function percentOf(raisedMinor: number, goalMinor: number): number {
  return Math.floor((raisedMinor * 100) / goalMinor)
}

/**
 * Days until the campaign's own end, begun days included, or 30 less the whole days since its start. Never negative.
 */
export function daysLeft({ createdAt, endsAt }: { createdAt: Date; endsAt: Date | null }, now: Date): number {
  if (endsAt === null) return Math.min(CAMPAIGN_DAYS, Math.max(0, CAMPAIGN_DAYS - wholeDaysBetween(createdAt, now)))
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))
}

/**
 * Whether an open campaign shows its days. It does not when they are over: then it has no end of its own, and is open
 * until it is closed.
 */
export const hasCountdown = ({ daysLeft }: Pick<CampaignCard, 'daysLeft'>): boolean => daysLeft > 0

/** A draft as stored in the account. */
export interface SavedDraft {
  content: Draft
  /** Incremented with each save. */
  revision: number
  savedAt: Date
}

/** A campaign of the builder, as its owner sees it. */
export interface OwnSubmission {
  id: string
  title: string
  cause: Cause
  goalMinor: number
  state: SubmissionState
  /** The operator's reason; null without one. */
  reason: string | null
  at: Date
  /** The page's slug, once it is public; reserved before. */
  slug: string
  /** It also waits for the consent of the owner's guardian. */
  needsGuardian: boolean
}

/** A submission as operators see it: with the fields of the page. */
export interface OperatorSubmission extends OwnSubmission {
  description: string
  story: readonly StorySection[]
  costs: readonly CostLine[]
  /** Null for those that were sent before there was a choice. */
  surplusRule: GiftRules['surplusRule'] | null
  shortfallRule: GiftRules['shortfallRule'] | null
  location: string
  organiserName: string
  sentAt: Date
  /** The operator's own: somebody else decides. */
  isOwn: boolean
}

/** Paragraphs of a text; those above the limit are joined into the last one. */
export function paragraphsOf(text: string): string[] {
  const all = text.split(/(?:\r\n|\r|\n)+/).flatMap((paragraph) => paragraph.trim() || [])
  return [...all.slice(0, PARAGRAPHS_MAX - 1), all.slice(PARAGRAPHS_MAX - 1).join(' ')].filter(Boolean)
}
