import { type SQL, sql } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { chapters, circleMembers } from '#app/features/circles/tables.server.ts'
import { campaignClosures, campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import type { FigureKey } from './schema.ts'

/**
 * Settled gifts of this platform that were not returned. Imported gifts have no payment and are part of the baseline.
 */
const OWN_GIFTS = sql`${contributions} WHERE ${contributions.settledAt} IS NOT NULL
  AND ${contributions.returnedAt} IS NULL AND ${contributions.paymentId} IS NOT NULL`

/** The donor: their account, else e-mail address or phone number. Early addresses are stored as typed. */
const GIVER = sql`coalesce(${contributions.userId}::text, lower(${contributions.email}), ${contributions.phone})`

/** No such records exist yet. */
const NOTHING_YET = sql`0`

/** One scalar query per figure. */
export const COUNTING_RULES: Readonly<Record<FigureKey, SQL>> = {
  /** Distinct donors and members of Fearless Girls. */
  'active-changemakers': sql`(SELECT count(*) FROM (
    SELECT ${GIVER} FROM ${OWN_GIFTS} UNION SELECT ${circleMembers.userId}::text FROM ${circleMembers}) AS people)`,
  /** Gifts to campaigns, without tips; paise. */
  'impact-generated': sql`(SELECT coalesce(sum(${contributions.countedMinor}), 0) FROM ${OWN_GIFTS})`,
  /** Students with a profile, demo data excluded. */
  'student-leaders': sql`(SELECT count(*) FROM ${studentProfiles} WHERE NOT ${studentProfiles.isSample})`,
  /** Open campaigns of students. */
  'active-missions': sql`(SELECT count(*) FROM ${campaigns} WHERE ${campaigns.kind} = 'student' AND NOT EXISTS (
    SELECT FROM ${campaignClosures} WHERE ${campaignClosures.campaignId} = ${campaigns.id}
      AND ${campaignClosures.reopenedAt} IS NULL))`,
  lives: NOTHING_YET,
  /** Chapters of Fearless Girls. */
  communities: sql`(SELECT count(*) FROM ${chapters})`,
  /** Distinct donors. */
  supporters: sql`(SELECT count(DISTINCT ${GIVER}) FROM ${OWN_GIFTS})`,
}
