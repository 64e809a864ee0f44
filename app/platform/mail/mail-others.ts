import type { Member } from '#app/platform/context.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'

/** How old an account must be before it may have mails sent to people who did not ask for them. */
const ACCOUNT_AGE_MS_MIN = DAY_MS
/** People are told the minute. */

/** `from` is when it will be possible; null when an address of the account has to be confirmed first. */
export interface MailRefusal {
  reason: 'too-new'
  from: Date | null
}

/**
 * Whether a member may have a mail with their words sent to somebody else's address: only from a confirmed account that
 * is a day old, so that nobody makes accounts to send such mails with. Null when they may.
 */
export function findMailRefusal({ memberSince }: Member, now: Date): MailRefusal | null {
  if (!memberSince) return { reason: 'too-new', from: null }
  const from = new Date(Math.ceil((memberSince.getTime() + ACCOUNT_AGE_MS_MIN) / MINUTE_MS) * MINUTE_MS)
  return from > now ? { reason: 'too-new', from } : null
}
