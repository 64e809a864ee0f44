import { type SQL, sql } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { chapters, circleMembers } from '#app/features/circles/tables.server.ts'
import { campaignClosures, campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import type { FigureKey } from './schema.ts'

/** Gifts that came through this platform and stayed. Imported ones have no payment: they stand in the baseline. */
const OWN_GIFTS = sql`${contributions} WHERE ${contributions.settledAt} IS NOT NULL
  AND ${contributions.returnedAt} IS NULL AND ${contributions.paymentId} IS NOT NULL`

/** Who gave: her account, else the contact that she left. Early gifts keep their address as it was typed. */
const GIVER = sql`coalesce(${contributions.userId}::text, lower(${contributions.email}), ${contributions.phone})`

/** No record of this kind is kept yet. */
const NOTHING_YET = sql`0`

/** How each figure is counted from records: one scalar query each. */
export const COUNTING_RULES: Readonly<Record<FigureKey, SQL>> = {
  /** Different people who gave, or who belong to Fearless Girls. */
  'active-changemakers': sql`(SELECT count(*) FROM (
    SELECT ${GIVER} FROM ${OWN_GIFTS} UNION SELECT ${circleMembers.userId}::text FROM ${circleMembers}) AS people)`,
  /** What was given to campaigns, without tips. */
  'impact-generated': sql`(SELECT coalesce(sum(${contributions.amountMinor}), 0) FROM ${OWN_GIFTS})`,
  /** Students with a profile. Those of the demo data are not people. */
  'student-leaders': sql`(SELECT count(*) FROM ${studentProfiles} WHERE NOT ${studentProfiles.isSample})`,
  /** Students' campaigns that are not closed. */
  'active-missions': sql`(SELECT count(*) FROM ${campaigns} WHERE ${campaigns.kind} = 'student' AND NOT EXISTS (
    SELECT FROM ${campaignClosures} WHERE ${campaignClosures.campaignId} = ${campaigns.id}
      AND ${campaignClosures.reopenedAt} IS NULL))`,
  lives: NOTHING_YET,
  /** Chapters of Fearless Girls. */
  communities: sql`(SELECT count(*) FROM ${chapters})`,
  /** Different people who gave. */
  supporters: sql`(SELECT count(DISTINCT ${GIVER}) FROM ${OWN_GIFTS})`,
}
