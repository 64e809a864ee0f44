import { eq, sql } from 'drizzle-orm'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { DAY_S, HOUR_S, MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import type { MailDraft } from '#auth/messages/mailer.ts'
import { requesterKey, isUnknownRequester, type Requester } from './requester.ts'
import { networkOf } from './network.ts'
import type { RateLimitSettings } from '#auth/settings/rate-limits.ts'
import { sendCode } from '#auth/messages/sms/sms.ts'
import type { SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { sendLimits } from '#auth/tables/limits.server.ts'

/** A message to be sent, and who requests it. */
export interface Sending {
  channel: 'mail' | 'sms'
  /** Messages of different groups have separate pauses. */
  group: 'public' | 'email_change' | 'phone_change' | 'reauthentication' | 'mfa'
  address: string
  requester: Requester
}

/** Sends the counted message. */
export interface Sender {
  mail(draft: MailDraft): Promise<void>
  /** Returns the provider's id of the message, if any. Throws AuthError 422 `sms_send_failed`. */
  text(text: { phone: string; code: string; channel: SmsChannel }): Promise<string | undefined>
}

interface Counter {
  key: string
  limit: number
  windowS: number
}

const WHOLE_PERCENT = 100

/**
 * Counts a request for a message, then runs the work that may send it. The pause between messages to an address and
 * the share of the requesting network count every request, whether the address is known or not, so that a 429 does
 * not reveal members; the budget of the whole instance counts only sent messages. All nodes share the counters.
 * Throws AuthError 429, and then nothing was counted.
 */
export async function sendWithinLimits<T>(
  auth: Auth,
  sending: Sending,
  work: (sender: Sender) => Promise<T>,
): Promise<T> {
  await auth.db.transaction((tx) => countRequest(tx, auth, sending))
  let sent = 0
  const mail: Sender['mail'] = async (draft) => {
    await auth.mailer.send(draft)
    sent++
  }
  const text: Sender['text'] = async (message) => {
    try {
      const messageId = await sendCode(auth, message)
      sent++
      return messageId
    } catch (error) {
      // Another request may follow at once.
      await auth.db.delete(sendLimits).where(eq(sendLimits.id, pauseKey(auth, sending)))
      throw error
    }
  }
  try {
    return await work({ mail, text })
  } finally {
    await correctBudget(auth, sending.channel, sent - 1)
  }
}

async function countRequest(tx: AuthDb, auth: Auth, sending: Sending): Promise<void> {
  const { channel, requester } = sending
  const { rateLimits, messages } = auth.settings
  const code = channel === 'mail' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  const now = auth.clock()
  const { intervalS } = messages[channel]
  const waitS = await take(tx, { key: pauseKey(auth, sending), limit: 1, windowS: intervalS }, now)
  if (waitS > 0) {
    throw new AuthError(429, code, `For security purposes, you can only request this after ${waitS} seconds.`, {
      headers: { 'Retry-After': String(waitS) },
    })
  }
  if (rateLimits === 'off') return
  const perHour = channel === 'mail' ? rateLimits.emailsPerHour : rateLimits.smsPerHour
  const share = Math.max(1, Math.floor((perHour * rateLimits.messageNetworkPercent) / WHOLE_PERCENT))
  const network = auth.secrets.fingerprint(`${channel} network ${networkOf(requester.ip)}`, 'send_limits')
  // The shared row is last, so that it is locked for the shortest time.
  const counters: Counter[] = [
    ...codeCounters(auth, sending, rateLimits),
    // A known device does not count for its network.
    ...(requester.deviceId === null ? [{ key: network, limit: share, windowS: HOUR_S }] : []),
    { key: budgetKey(channel), limit: perHour, windowS: HOUR_S },
  ]
  for (const counter of counters) {
    const fullS = await take(tx, counter, now)
    if (fullS === 0) continue
    const message = channel === 'mail' ? 'email rate limit exceeded' : 'SMS rate limit exceeded'
    throw new AuthError(429, code, message, { headers: { 'Retry-After': String(fullS) } })
  }
}

/** One message was counted in advance, so that concurrent requests cannot exceed the budget. */
async function correctBudget({ db, settings }: Auth, channel: Sending['channel'], difference: number): Promise<void> {
  if (difference === 0 || settings.rateLimits === 'off') return
  await db
    .update(sendLimits)
    .set({ count: sql`greatest(${sendLimits.count} + ${difference}, 0)` })
    .where(eq(sendLimits.id, budgetKey(channel)))
}

/** Returns the seconds to wait, 0 if there was room. One statement, so that concurrent requests count each. */
async function take(tx: AuthDb, { key, limit, windowS }: Counter, now: Date): Promise<number> {
  if (windowS === 0) return 0
  const isOver = sql`${sendLimits.startedAt} <= ${new Date(now.getTime() - windowS * MS_PER_S).toISOString()}::timestamptz`
  const [row] = await tx
    .insert(sendLimits)
    .values({ id: key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: sendLimits.id,
      set: {
        startedAt: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE ${sendLimits.startedAt} END`,
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE least(${sendLimits.count} + 1, ${limit} + 1) END`,
      },
    })
    .returning()
  if (!row || row.count <= limit) return 0
  return Math.max(1, Math.ceil(windowS - (now.getTime() - row.startedAt.getTime()) / MS_PER_S))
}

function budgetKey(channel: Sending['channel']): string {
  return `all ${channel}`
}

/**
 * The number of codes sent to an account bounds the guesses at them. Each known requester has a limit; all unknown
 * ones together have another. Wrong codes of second factors are counted by factor.
 */
function codeCounters(
  auth: Auth,
  { channel, group, address, requester }: Sending,
  limits: RateLimitSettings,
): Counter[] {
  if (group === 'mfa') return []
  const counter = (scope: string, limit: number, windowS: number) => ({
    key: auth.secrets.fingerprint(`codes in ${windowS} s: ${channel} ${group} ${address} ${scope}`, 'send_limits'),
    limit,
    windowS,
  })
  const own = `by ${requesterKey(requester)}`
  return [
    counter(own, limits.codesPerAccountAndIpPerHour, HOUR_S),
    counter(own, limits.codesPerAccountAndIpPerDay, DAY_S),
    ...(isUnknownRequester(requester)
      ? [
          counter('by strangers', limits.codesPerAccountPerHour, HOUR_S),
          counter('by strangers', limits.codesPerAccountPerDay, DAY_S),
        ]
      : []),
  ]
}

/** A known device has a pause of its own, so that others cannot delay its owner. */
function pauseKey(auth: Auth, { channel, group, address, requester }: Sending): string {
  const scope = group === 'public' && requester.deviceId !== null ? ` by ${requester.deviceId}` : ''
  return auth.secrets.fingerprint(`${channel} ${group} ${address}${scope}`, 'send_limits')
}
