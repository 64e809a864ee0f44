import { type SQL, sql } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { chapters, circleMembers } from '#app/features/circles/tables.server.ts'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { campaignClosures, campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import type { FigureKey } from './schema.ts'
import { figureCounts } from './tables.server.ts'

const SETTLED_GIFTS = sql`${contributions} WHERE ${contributions.settledAt} IS NOT NULL AND ${contributions.returnedAt} IS NULL`

/** Imported gifts have no payment and are part of the baseline. */
const OWN_GIFTS = sql`${SETTLED_GIFTS} AND ${contributions.paymentId} IS NOT NULL`
const IMPORTED_GIFTS = sql`${SETTLED_GIFTS} AND ${contributions.paymentId} IS NULL`

/** The donor: their account, else e-mail address or phone number. Early addresses are stored as typed. */
const GIVER = sql`coalesce(${contributions.userId}::text, lower(${contributions.email}), ${contributions.phone})`

/** Distinct donors. */
const GIVERS = sql`(SELECT count(DISTINCT ${GIVER}) FROM ${OWN_GIFTS})`

/** Distinct donors and members of Fearless Girls. */
const PEOPLE = sql`(SELECT count(*) FROM (
  SELECT ${GIVER} FROM ${OWN_GIFTS} UNION SELECT ${circleMembers.userId}::text FROM ${circleMembers}) AS people)`

/** Students with a profile, demo data excluded. */
const STUDENTS = sql`(SELECT count(*) FROM ${studentProfiles} WHERE NOT ${studentProfiles.isSample})`

/** They read every gift, member or student: a job keeps them (`countFigures`). */
export const SLOW_RULES = {
  'active-changemakers': PEOPLE,
  'student-leaders': STUDENTS,
  supporters: GIVERS,
} as const satisfies Partial<Record<FigureKey, SQL>>

/** Up to this many people are counted by each page. */
const COUNTED_BY_PAGES_MAX = 10_000

/** A condition: the kept figure is large, and shown instead of counting. */
export const isShownAsKept = sql`${figureCounts.counted} > ${sql.raw(String(COUNTED_BY_PAGES_MAX))}`

const keptOrCounted = (
  key: keyof typeof SLOW_RULES,
) => sql`coalesce((SELECT ${figureCounts.counted} FROM ${figureCounts}
  WHERE ${figureCounts.key} = ${key} AND ${isShownAsKept}), ${SLOW_RULES[key]})`

/** No such records exist yet. */
const NOTHING_YET = sql`0`

/** One scalar query per figure. */
export const COUNTING_RULES: Readonly<Record<FigureKey, SQL>> = {
  'active-changemakers': keptOrCounted('active-changemakers'),
  /** Gifts to campaigns, without tips; paise. */
  'impact-generated': sql`((SELECT coalesce(sum(${campaignFinding.raisedMinor}), 0) FROM ${campaignFinding})
    - (SELECT coalesce(sum(${contributions.countedMinor}), 0) FROM ${IMPORTED_GIFTS}))`,
  'student-leaders': keptOrCounted('student-leaders'),
  /** Open campaigns of students. */
  'active-missions': sql`(SELECT count(*) FROM ${campaigns} WHERE ${campaigns.kind} = 'student' AND NOT EXISTS (
    SELECT FROM ${campaignClosures} WHERE ${campaignClosures.campaignId} = ${campaigns.id}
      AND ${campaignClosures.reopenedAt} IS NULL))`,
  lives: NOTHING_YET,
  /** Chapters of Fearless Girls. */
  communities: sql`(SELECT count(*) FROM ${chapters})`,
  supporters: keptOrCounted('supporters'),
}
