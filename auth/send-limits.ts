import { eq, sql } from 'drizzle-orm'
import type { Auth } from './context.ts'
import { AuthError } from './errors.ts'
import { sendLimits } from './tables.server.ts'

/** One wish to have something sent. */
export interface Sending {
  channel: 'mail' | 'sms'
  /** What may be sent to one address independently of other things. */
  group: 'public' | 'email_change' | 'phone_change' | 'reauthentication' | 'mfa'
  address: string
}

const HOUR_S = 3_600
const MS_PER_S = 1_000

/**
 * Counts one message to an address, known or not, so that a refusal tells nobody who is a member, and one
 * for the whole instance. Nodes share these counts. Throws AuthError 429.
 */
export async function takeSend(auth: Auth, { channel, group, address }: Sending): Promise<void> {
  const { rateLimits, messages } = auth.settings
  const code = channel === 'mail' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  const key = keyOf(auth, { channel, group, address })
  const waitS = await take(auth, { key, limit: 1, windowS: messages[channel].intervalS })
  if (waitS > 0) {
    throw new AuthError(429, code, `For security purposes, you can only request this after ${waitS} seconds.`, {
      headers: { 'Retry-After': String(waitS) },
    })
  }
  if (rateLimits === 'off') return
  const limit = channel === 'mail' ? rateLimits.emailsPerHour : rateLimits.smsPerHour
  const fullS = await take(auth, { key: `all ${channel}`, limit, windowS: HOUR_S })
  if (fullS > 0) {
    const message = channel === 'mail' ? 'email rate limit exceeded' : 'SMS rate limit exceeded'
    throw new AuthError(429, code, message, { headers: { 'Retry-After': String(fullS) } })
  }
}

/** A message that could not be sent counts for nothing: it may be asked for again at once. */
export async function giveBackSend(auth: Auth, sending: Sending): Promise<void> {
  await auth.db.delete(sendLimits).where(eq(sendLimits.id, keyOf(auth, sending)))
}

/** Answers the seconds to wait: 0 if there was room. One statement, so that two at once are counted as two. */
async function take(
  auth: Auth,
  { key, limit, windowS }: { key: string; limit: number; windowS: number },
): Promise<number> {
  if (windowS === 0) return 0
  const now = auth.clock()
  const isOver = sql`${sendLimits.startedAt} <= ${new Date(now.getTime() - windowS * MS_PER_S).toISOString()}::timestamptz`
  const [row] = await auth.db
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

function keyOf(auth: Auth, { channel, group, address }: Sending): string {
  return auth.secrets.fingerprint(`${channel} ${group} ${address}`, 'send_limits')
}
