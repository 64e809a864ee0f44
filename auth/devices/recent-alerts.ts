import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#auth/durations.ts'

/** In a day, to one account: whoever has its password could otherwise fill its owner's mailbox. */
export const RECENT_ALERTS_MAX = 5

/** SQL expression: how many messages about new devices the account was sent within a day. */
export const countRecentAlerts = (userId: string, now: Date): SQL => sql`(
  SELECT count(*)::int FROM auth.sign_in_alerts
   WHERE user_id = ${userId} AND created_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz)`
