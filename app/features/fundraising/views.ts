import { wholeDaysBetween } from '#app/platform/time/dates.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import type { Cause, Draft, SubmissionState } from './giving/form.ts'
import { CAMPAIGN_DAYS, type CampaignKind, type CostLine, type StorySection } from './schema.ts'

const PARAGRAPHS_MAX = 20

/** A campaign as a card shows it. Amounts are sums of settled gifts that were not returned. */
export interface CampaignCard {
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
  /** Whole, rounded down; may be more than 100. */
  percent: number
  /** Settled gifts: an anonymous giver must not show up as "the same as before". */
  supporters: number
  daysLeft: number
  isFeatured: boolean
  ctaText: string
  createdAt: Date
  /** False when it was closed or has come to the end that it set itself. */
  isOpen: boolean
}

export interface CampaignPage extends CampaignCard {
  story: readonly StorySection[]
  costs: readonly CostLine[]
  organiserNote: string | null
  endsAt: Date | null
  closure: { reason: string; closedAt: Date } | null
  /** Newest first. */
  updates: readonly { message: string; at: Date }[]
  /** Newest first. */
  latestSupporters: readonly SupporterView[]
}

/** One supporter as anybody may see her. Holds nothing by which two gifts, or a gift and a person, can be linked. */
export interface SupporterView {
  /** Random for each gift: her picture is drawn from it. */
  seed: string
  /** Null: she wants to stay anonymous. */
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

/** Of the goal, in whole percent, rounded down: 100 means that it was reached. May be more. */
export function percentOf(raisedMinor: number, goalMinor: number): number {
  return Math.floor((raisedMinor * 100) / goalMinor)
}

/** 30 days less the whole days since it began, or the days, begun ones too, until the end that it set itself. Never negative. */
export function daysLeft({ createdAt, endsAt }: { createdAt: Date; endsAt: Date | null }, now: Date): number {
  if (endsAt === null) return Math.min(CAMPAIGN_DAYS, Math.max(0, CAMPAIGN_DAYS - wholeDaysBetween(createdAt, now)))
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS))
}

/** A draft as her account keeps it. */
export interface KeptDraft {
  content: Draft
  /** One more with each saving. */
  revision: number
  savedAt: Date
}

/** A campaign from the builder, as its owner follows it. */
export interface OwnSubmission {
  id: string
  title: string
  cause: Cause
  goalMinor: number
  state: SubmissionState
  /** What she was told; null where there was nothing to tell. */
  reason: string | null
  at: Date
  /** Where it is, once it is public; the address that is kept for it before. */
  slug: string
  /** What it waits for besides the team: her guardian, under eighteen. */
  needsGuardian: boolean
}

/** The same, as the desk reads it before it decides: what the page would say. */
export interface OperatorSubmission extends OwnSubmission {
  description: string
  story: readonly StorySection[]
  costs: readonly CostLine[]
  location: string
  organiserName: string
  sentAt: Date
  /** Her own: somebody else has to decide. */
  isOwn: boolean
}

/** As many as a page takes; what is beyond joins the last one. */
export function paragraphsOf(text: string): string[] {
  const all = text.split(/(?:\r\n|\r|\n)+/).flatMap((paragraph) => paragraph.trim() || [])
  return [...all.slice(0, PARAGRAPHS_MAX - 1), all.slice(PARAGRAPHS_MAX - 1).join(' ')].filter(Boolean)
}
