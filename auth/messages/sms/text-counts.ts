import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Auth } from '#auth/context.ts'
import { DAY_MS } from '#auth/durations.ts'
import { dayBudgetKey, indianDay } from '#auth/limits/budget.ts'
import { sendLimits, textCounts } from '#auth/tables/limits.server.ts'
import { smsParts } from './sms-parts.ts'
import type { SmsChannel } from './sms-sender.ts'

type CountedText = { channel: SmsChannel; template: { kind: string } } & (
  | { outcome: 'sent'; message: string }
  | { outcome: 'failed' | 'refused' }
)

/** Adds one message to the figures of its day. They hold no number and no person. */
export async function countText(auth: Auth, text: CountedText): Promise<void> {
  const { channel, template, outcome } = text
  const costPaise = text.outcome === 'sent' ? costOf(auth, text) : 0
  const { sent, failed, refused } = textCounts
  const column = { sent, failed, refused }[outcome]
  await auth.db
    .insert(textCounts)
    .values({ day: indianDay(auth.clock()), kind: template.kind, channel, [outcome]: 1, costPaise })
    .onConflictDoUpdate({
      target: [textCounts.day, textCounts.kind, textCounts.channel],
      set: { [outcome]: sql`${column} + 1`, costPaise: sql`${textCounts.costPaise} + ${costPaise}` },
    })
}

/** Estimated: a long SMS is billed as several. */
function costOf({ settings }: Auth, { channel, message }: { channel: SmsChannel; message: string }): number {
  return settings.messages.sms.pricePaise[channel] * (channel === 'sms' ? smsParts(message) : 1)
}

interface TextFigures {
  sent: number
  failed: number
  refused: number
  /** Estimated, of those sent. */
  costPaise: number
}

export interface TextUsage {
  /** By kind and channel, most sent first. */
  kinds: (TextFigures & { kind: string; channel: SmsChannel })[]
  /** Days with any, newest first, like `2026-11-25`. */
  days: (TextFigures & { day: string })[]
  /** The budget of the current Indian day; null while rate limits are off. */
  today: { limit: number; remaining: number } | null
  /** At least one price is configured, so that costs are known. */
  hasPrices: boolean
}

/** The figures of the last `days` Indian days, with today. */
export async function findTextUsage(auth: Auth, { days }: { days: number }): Promise<TextUsage> {
  const { db, settings } = auth
  const now = auth.clock()
  const first = indianDay(new Date(now.getTime() - (days - 1) * DAY_MS))
  const within = and(gte(textCounts.day, first), lte(textCounts.day, indianDay(now)))
  const sum = (column: (typeof textCounts)['sent' | 'failed' | 'refused' | 'costPaise']) =>
    sql<number>`sum(${column})`.mapWith(Number)
  const figures = {
    sent: sum(textCounts.sent),
    failed: sum(textCounts.failed),
    refused: sum(textCounts.refused),
    costPaise: sum(textCounts.costPaise),
  }
  const [kinds, byDay, today] = await Promise.all([
    db
      .select({ kind: textCounts.kind, channel: sql<SmsChannel>`${textCounts.channel}`, ...figures })
      .from(textCounts)
      .where(within)
      .groupBy(textCounts.kind, textCounts.channel)
      .orderBy(desc(figures.sent), textCounts.kind, textCounts.channel),
    db
      .select({ day: textCounts.day, ...figures })
      .from(textCounts)
      .where(within)
      .groupBy(textCounts.day)
      .orderBy(desc(textCounts.day)),
    findBudget(auth, now),
  ])
  const hasPrices = Object.values(settings.messages.sms.pricePaise).some((price) => price > 0)
  return { kinds, days: byDay, today, hasPrices }
}

async function findBudget({ db, settings }: Auth, now: Date): Promise<TextUsage['today']> {
  if (settings.rateLimits === 'off') return null
  const { smsPerDay: limit } = settings.rateLimits
  const [row] = await db
    .select()
    .from(sendLimits)
    .where(eq(sendLimits.id, dayBudgetKey(now)))
  return { limit, remaining: Math.max(0, limit - (row?.count ?? 0)) }
}
