import { indianDay } from '#app/platform/time/dates.ts'
import { DAY_MS, INDIA_OFFSET_MS, MINUTE_MS } from '#app/platform/time/durations.ts'

/** The six moods of Sahaara. */
export const SAHAARA_MOODS = ['peaceful', 'overwhelmed', 'hopeful', 'restless', 'tender', 'growing'] as const
export type SahaaraMood = (typeof SAHAARA_MOODS)[number]

/** Kinds of log entries. */
const LOG_KINDS = ['minutes', 'self-care', 'breathing', 'story-read', 'event-joined', 'mood'] as const
type LogKind = (typeof LOG_KINDS)[number]

const MINUTES_LOGGED_MAX = 240

export interface LogEntry {
  kind: LogKind
  /** Minutes for `minutes`, else 1. */
  amount: number
  /** The mood, story or event. The same story or event twice counts once. */
  what?: string
}

export interface TimedEntry {
  /** Milliseconds since 1970. */
  at: number
  value: LogEntry
}

/** Parses an entry from localStorage or the account; null for anything else. */
export function parseLogEntry(value: unknown): LogEntry | null {
  if (typeof value !== 'object' || value === null || !('kind' in value && 'amount' in value)) return null
  const { amount } = value
  const kind = LOG_KINDS.find((known) => known === value.kind)
  const isAmount = typeof amount === 'number' && Number.isInteger(amount) && amount >= 1
  if (!kind || !isAmount || amount > MINUTES_LOGGED_MAX) return null
  return 'what' in value && typeof value.what === 'string' ? { kind, amount, what: value.what } : { kind, amount }
}

/** Targets of a full week, in the order of the petals of the drawing. */
export const WEEKLY_TARGETS = {
  minutesInPeace: 60,
  daysOfSelfCare: 7,
  breathingPractices: 10,
  storiesRead: 5,
  eventsJoined: 3,
  moodCheckIns: 14,
} as const

type SahaaraItem = keyof typeof WEEKLY_TARGETS
export type SahaaraProgress = Record<SahaaraItem, number>
const ITEMS = Object.keys(WEEKLY_TARGETS) as readonly SahaaraItem[]

/** Monday, 0:00 in India, of the week that contains `now`. */
export function weekStart(now: Date): Date {
  const day = dayNumber(now)
  // Day 0, 1 January 1970, was a Thursday.
  const monday = day - ((day + 3) % 7)
  return new Date(monday * DAY_MS - INDIA_OFFSET_MS)
}

/** Sums the entries of the current week, Monday to Sunday. */
export function sahaaraProgress(entries: readonly TimedEntry[], now: Date): SahaaraProgress {
  const start = weekStart(now).getTime()
  const week = entries.filter(({ at }) => at >= start && at < start + 7 * DAY_MS)
  const of = (kind: LogKind) => week.filter(({ value }) => value.kind === kind)
  return {
    minutesInPeace: of('minutes').reduce((sum, { value }) => sum + value.amount, 0),
    daysOfSelfCare: new Set(of('self-care').map(({ at }) => dayNumber(new Date(at)))).size,
    breathingPractices: of('breathing').length,
    storiesRead: countDistinct(of('story-read')),
    eventsJoined: countDistinct(of('event-joined')),
    moodCheckIns: of('mood').length,
  }
}

export interface WeekView {
  items: { item: SahaaraItem; value: number; target: number; percent: number; isAchieved: boolean }[]
  /** The average of the six items. */
  percent: number
}

/** Each item against its target, capped at 100; an item is achieved when its value is above 0. */
export function weekView(progress: SahaaraProgress): WeekView {
  const items = ITEMS.map((item) => {
    const [value, target] = [progress[item], WEEKLY_TARGETS[item]]
    return { item, value, target, percent: Math.min(100, (value / target) * 100), isAchieved: value > 0 }
  })
  return { items, percent: Math.round(items.reduce((sum, { percent }) => sum + percent, 0) / items.length) }
}

/** A mood that is chosen again within this time changes the last check-in. */
const SAME_CHECK_IN_MS = 30 * MINUTE_MS

/** The check-in that a new mood changes, or undefined when it starts a new one. */
export function openCheckIn<Entry extends TimedEntry>(entries: readonly Entry[], now: Date): Entry | undefined {
  return entries.find(({ at, value }) => value.kind === 'mood' && now.getTime() - at < SAME_CHECK_IN_MS)
}

/** Days since 1 January 1970, in India. */
function dayNumber(date: Date): number {
  const { year, month, day } = indianDay(date)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Number of distinct names; entries without a name count one each. */
function countDistinct(entries: readonly TimedEntry[]): number {
  const named = new Set(entries.flatMap(({ value }) => value.what ?? []))
  return named.size + entries.filter(({ value }) => value.what === undefined).length
}
