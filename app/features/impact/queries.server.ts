import { and, eq, sql } from 'drizzle-orm'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { countCompleted } from '#app/features/learning/learner-queries.server.ts'
import { hasAskedForHelp } from '#app/features/requests/queries.server.ts'
import { countSquadMates } from '#app/features/squads/queries.server.ts'
import { countPublishedStories } from '#app/features/stories/queries.server.ts'
import { countOwnTestimonies } from '#app/features/testimonies/own-queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { perShape } from '#app/platform/per-shape.ts'
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
  const rows = await figuresOf(keys)(db, {})
  const byKey = new Map<FigureKey, (typeof rows)[number]>(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const row = byKey.get(key)
    const [baseline, counted] = [row?.baseline ?? 0, Number(row?.counted ?? 0)]
    return {
      key,
      unit: FIGURE_UNITS[key],
      value: baseline + counted,
      baseline,
      counted,
      countedAt: row?.countedAt ?? null,
      sourceNote: row?.sourceNote ?? null,
    }
  })
}

const figuresOf = perShape((keys: readonly FigureKey[]) =>
  prepared((db) => {
    const counted = keys.map((key) => sql`(${key}::text, ${COUNTING_RULES[key]}::bigint)`)
    const key = sql<FigureKey>`rule.key`
    const { baseline, sourceNote } = figureBaselines
    return db
      .select({
        key,
        counted: sql<string>`rule.counted::text`,
        countedAt: figureCounts.countedAt,
        baseline,
        sourceNote,
      })
      .from(sql`(VALUES ${sql.join(counted, sql`, `)}) AS rule (key, counted)`)
      .leftJoin(figureBaselines, eq(figureBaselines.key, key))
      .leftJoin(figureCounts, and(eq(figureCounts.key, key), isShownAsKept))
  }),
)

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
  const [campaigning, coursesCompleted, testimonies, stories, squadMembers, hasAsked] = await Promise.all([
    readCampaigning(db, { userId }),
    countCompleted(db, { userId }),
    countOwnTestimonies(db, { userId }),
    countPublishedStories(db, { userId }),
    countSquadMates(db, { userId }),
    hasAskedForHelp(db, { userId }),
  ])
  const activity = one(campaigning)
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

const readCampaigning = prepared((db, { userId }: Values<{ userId: string }>) => {
  const { id, kind, ownerUserId } = campaigns
  const { campaignId, raisedMinor } = campaignFinding
  return db
    .select({
      missions: sql<number>`count(*) FILTER (WHERE ${kind} = 'student')::int`,
      asked: sql<boolean>`coalesce(bool_or(${kind} = 'emergency'), false)`,
      raised: sql<string>`div(coalesce(sum(${raisedMinor}), 0), 100)::text`,
    })
    .from(campaigns)
    .innerJoin(campaignFinding, eq(campaignId, id))
    .where(eq(ownerUserId, userId))
})
