import { sql } from 'drizzle-orm'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { countCompleted } from '#app/features/learning/learner-queries.server.ts'
import { hasAskedForHelp } from '#app/features/requests/queries.server.ts'
import { countSquadMates } from '#app/features/squads/queries.server.ts'
import { countPublishedStories } from '#app/features/stories/queries.server.ts'
import { countOwnTestimonies } from '#app/features/testimonies/own-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { COUNTING_RULES, isShownAsKept } from './counting.server.ts'
import { FIGURE_UNITS, type FigureKey, type FigureUnit } from './schema.ts'
import { figureBaselines, figureCounts } from './tables.server.ts'

export interface Figure<Key extends FigureKey = FigureKey> {
  key: Key
  unit: FigureUnit
  /** Baseline + counted; a count, or paise. */
  value: number
  /** The value from before this platform. */
  baseline: number
  /** Counted from records. */
  counted: number
  /** When the job counted it; null when it is counted now. */
  countedAt: Date | null
  /** The baseline's source; null without a baseline. */
  sourceNote: string | null
}

/** These figures in the given order, in one round trip. Page-cache tags: `figures` and `campaigns`. */
export async function listFigures<Key extends FigureKey>(db: Db, keys: readonly Key[]): Promise<Figure<Key>[]> {
  if (keys.length === 0) return []
  const counted = keys.map((key) => sql`(${key}::text, ${COUNTING_RULES[key]}::bigint)`)
  const { rows } = await db.execute<{
    key: Key
    counted: string
    counted_at: string | null
    baseline: string | null
    source_note: string | null
  }>(sql`
    SELECT rule.key, rule.counted::text, to_json(counted_at)#>>'{}' AS counted_at, baseline::text, source_note
    FROM (VALUES ${sql.join(counted, sql`, `)}) AS rule (key, counted)
    LEFT JOIN ${figureBaselines} USING (key)
    LEFT JOIN ${figureCounts} ON ${figureCounts.key} = rule.key AND ${isShownAsKept}`)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const row = byKey.get(key)
    const [baseline, counted] = [Number(row?.baseline ?? 0), Number(row?.counted ?? 0)]
    return {
      key,
      unit: FIGURE_UNITS[key],
      value: baseline + counted,
      baseline,
      counted,
      countedAt: row?.counted_at ? new Date(row.counted_at) : null,
      sourceNote: row?.source_note ?? null,
    }
  })
}

/** A user's activity, as far as it is recorded. Money is in whole rupees. */
export interface Progress {
  progress: {
    coursesCompleted: number
    storiesShared: number
    missionsLaunched: number
    moneyEarned: number
    squadMembers: number
  }
  storiesRead: number
  reachedOutForHelp: boolean
}

export async function findProgress(db: Db, { userId }: { userId: string }): Promise<Progress> {
  const [activity, coursesCompleted, testimonies, stories, squadMembers, hasAsked] = await Promise.all([
    readCampaigning(db, { userId }),
    countCompleted(db, { userId }),
    countOwnTestimonies(db, { userId }),
    countPublishedStories(db, { userId }),
    countSquadMates(db, { userId }),
    hasAskedForHelp(db, { userId }),
  ])
  return {
    progress: {
      coursesCompleted,
      storiesShared: testimonies + stories,
      missionsLaunched: activity.missions,
      moneyEarned: Number(activity.raised),
      squadMembers,
    },
    storiesRead: 0,
    reachedOutForHelp: activity.asked || hasAsked,
  }
}

async function readCampaigning(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<{ missions: number; raised: string; asked: boolean }>(sql`
    SELECT count(*) FILTER (WHERE ${campaigns.kind} = 'student')::int AS missions,
      coalesce(bool_or(${campaigns.kind} = 'emergency'), false) AS asked,
      div(coalesce(sum(${campaignFinding.raisedMinor}), 0), 100)::text AS raised
    FROM ${campaigns} JOIN ${campaignFinding} ON ${campaignFinding.campaignId} = ${campaigns.id}
    WHERE ${campaigns.ownerUserId} = ${userId}`)
  return one(rows)
}
