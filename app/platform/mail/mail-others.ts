import type { Member } from '#app/platform/context.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'

/** The minimum age of an account that sends mails to other people. */
const ACCOUNT_AGE_MS_MIN = DAY_MS
/** `from` is when it becomes possible, rounded up to a minute; null when the account has no confirmed address. */
export interface MailRefusal {
  reason: 'too-new'
  from: Date | null
}

/**
 * Why a member may not yet send a mail with their text to another person's address; null when they may. The account
 * must be confirmed and a day old, to prevent accounts that are created for spam.
 */
export function findMailRefusal({ memberSince }: Member, now: Date): MailRefusal | null {
  if (!memberSince) return { reason: 'too-new', from: null }
  const from = new Date(Math.ceil((memberSince.getTime() + ACCOUNT_AGE_MS_MIN) / MINUTE_MS) * MINUTE_MS)
  return from > now ? { reason: 'too-new', from } : null
}
