import { eq, sql } from 'drizzle-orm'
import type { Auth, AuthDb } from './context.ts'
import { DAY_S, HOUR_S, MS_PER_S } from './durations.ts'
import { AuthError } from './errors.ts'
import type { Letter } from './mailer.ts'
import { askerKey, isStranger, type Asker } from './known-devices.ts'
import { networkOf } from './network.ts'
import type { RateLimitSettings } from './settings-rate-limits.ts'
import { sendCode, type SmsChannel } from './sms/sms.ts'
import { sendLimits } from './tables.server.ts'

/** One wish to have something sent. */
export interface Sending {
  channel: 'mail' | 'sms'
  /** What may be sent to one address independently of other things. */
  group: 'public' | 'email_change' | 'phone_change' | 'reauthentication' | 'mfa'
  address: string
  asker: Asker
}

/** Sends what was counted. */
export interface Sender {
  mail(letter: Letter): Promise<void>
  /** Answers the number of the message, if there is one. Throws AuthError 422 `sms_send_failed`. */
  text(text: { phone: string; code: string; channel: SmsChannel }): Promise<string | undefined>
}

interface Counter {
  key: string
  limit: number
  windowS: number
}

const WHOLE_PERCENT = 100

/**
 * Counts one wish for a message, then runs the work that may send it. The pause between two messages to an address
 * and the share of the asking network count every wish, whether the address is known or not, so that a refusal does
 * not tell who is a member; the budget of the whole instance counts only what was sent. Nodes share all counts.
 * Throws AuthError 429, and then nothing was counted.
 */
export async function sendWithinLimits<T>(
  auth: Auth,
  sending: Sending,
  work: (sender: Sender) => Promise<T>,
): Promise<T> {
  await auth.db.transaction((tx) => countWish(tx, auth, sending))
  let sent = 0
  const mail: Sender['mail'] = async (letter) => {
    await auth.mailer.send(letter)
    sent++
  }
  const text: Sender['text'] = async (message) => {
    try {
      const messageId = await sendCode(auth, message)
      sent++
      return messageId
    } catch (error) {
      // It may be asked for again at once.
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

async function countWish(tx: AuthDb, auth: Auth, sending: Sending): Promise<void> {
  const { channel, asker } = sending
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
  const network = auth.secrets.fingerprint(`${channel} network ${networkOf(asker.ip)}`, 'send_limits')
  // The last is the row that everybody shares, so that it is locked for the shortest time.
  const counters: Counter[] = [
    ...codeCounters(auth, sending, rateLimits),
    // A known device is not counted with the strangers behind the same address.
    ...(asker.deviceId === null ? [{ key: network, limit: share, windowS: HOUR_S }] : []),
    { key: budgetKey(channel), limit: perHour, windowS: HOUR_S },
  ]
  for (const counter of counters) {
    const fullS = await take(tx, counter, now)
    if (fullS === 0) continue
    const message = channel === 'mail' ? 'email rate limit exceeded' : 'SMS rate limit exceeded'
    throw new AuthError(429, code, message, { headers: { 'Retry-After': String(fullS) } })
  }
}

/** One message was counted beforehand, so that many at once cannot exceed the budget. */
async function correctBudget({ db, settings }: Auth, channel: Sending['channel'], difference: number): Promise<void> {
  if (difference === 0 || settings.rateLimits === 'off') return
  await db
    .update(sendLimits)
    .set({ count: sql`greatest(${sendLimits.count} + ${difference}, 0)` })
    .where(eq(sendLimits.id, budgetKey(channel)))
}

/** Answers the seconds to wait: 0 if there was room. One statement, so that two at once are counted as two. */
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
 * How many codes an account is sent is how often its codes can be guessed at. Each asker has a share, and all whose
 * device the account does not know have one together. Wrong codes of second factors are counted by factor.
 */
function codeCounters(auth: Auth, { channel, group, address, asker }: Sending, limits: RateLimitSettings): Counter[] {
  if (group === 'mfa') return []
  const counter = (scope: string, limit: number, windowS: number) => ({
    key: auth.secrets.fingerprint(`codes in ${windowS} s: ${channel} ${group} ${address} ${scope}`, 'send_limits'),
    limit,
    windowS,
  })
  const own = `by ${askerKey(asker)}`
  return [
    counter(own, limits.codesPerAccountAndIpPerHour, HOUR_S),
    counter(own, limits.codesPerAccountAndIpPerDay, DAY_S),
    ...(isStranger(asker)
      ? [
          counter('by strangers', limits.codesPerAccountPerHour, HOUR_S),
          counter('by strangers', limits.codesPerAccountPerDay, DAY_S),
        ]
      : []),
  ]
}

/** A device that the account knows has a pause of its own: strangers cannot keep its owner waiting. */
function pauseKey(auth: Auth, { channel, group, address, asker }: Sending): string {
  const scope = group === 'public' && asker.deviceId !== null ? ` by ${asker.deviceId}` : ''
  return auth.secrets.fingerprint(`${channel} ${group} ${address}${scope}`, 'send_limits')
}
