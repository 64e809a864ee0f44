import type { Auth } from '#auth/context.ts'
import { DAY_MS, DAY_S, HOUR_S } from '#auth/durations.ts'
import type { RateLimitSettings } from '#auth/settings/rate-limits.ts'
import type { Counter } from './counters.ts'
import { networkOf } from './network.ts'

type Channel = 'mail' | 'sms'

const WHOLE_PERCENT = 100
const INDIA_OFFSET = '+05:30'
const INDIA_OFFSET_MS = 19_800_000

/** The Indian day, like `2026-11-25`: the days of budgets and of the operator's figures. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** The messages of the whole installation: mails in an hour, text messages in an hour and on a day. */
export function budgetCounters(limits: RateLimitSettings, channel: Channel, now: Date): Counter[] {
  return channel === 'mail'
    ? [{ key: 'all mail', limit: limits.emailsPerHour, windowS: HOUR_S }]
    : [
        { key: 'all sms', limit: limits.smsPerHour, windowS: HOUR_S },
        onDay({ key: dayBudgetKey(now), limit: limits.smsPerDay }, now),
      ]
}

/** The share of each budget that one network may request. */
export function networkCounters(auth: Auth, limits: RateLimitSettings, channel: Channel, ip: string): Counter[] {
  const network = networkOf(ip)
  return budgetCounters(limits, channel, auth.clock()).map(({ key, limit, ...window }) => ({
    ...window,
    key: auth.secrets.fingerprint(`${key} network ${network}`, 'send_limits'),
    limit: shareOf(limit, limits.messageNetworkPercent),
  }))
}

/** Notices to one number, and all notices: they leave a part of the budget to codes. */
export function noticeCounters(auth: Auth, limits: RateLimitSettings, phone: string): Counter[] {
  const now = auth.clock()
  const day = indianDay(now)
  const number = auth.secrets.fingerprint(`notices on ${day}: ${phone}`, 'send_limits')
  const all = shareOf(limits.smsPerDay, limits.smsNoticePercent)
  return [
    onDay({ key: number, limit: limits.smsNoticesPerNumberPerDay }, now),
    onDay({ key: `all notices ${day}`, limit: all }, now),
  ]
}

export const dayBudgetKey = (now: Date): string => `all sms ${indianDay(now)}`

function onDay(counter: { key: string; limit: number }, now: Date): Counter {
  const endsAt = new Date(Date.parse(`${indianDay(now)}T00:00:00${INDIA_OFFSET}`) + DAY_MS)
  return { ...counter, windowS: DAY_S, endsAt }
}

const shareOf = (limit: number, percent: number): number => Math.max(1, Math.floor((limit * percent) / WHOLE_PERCENT))
