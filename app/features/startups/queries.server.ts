import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { wholeDaysBetween } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { LISTED_MAX, type Stage, TIERS_MAX } from './schema.ts'
import { startups, startupTiers } from './tables.server.ts'

export interface StartupView {
  slug: string
  title: string
  stage: Stage
  category: string
  equity: string
  location: string
  description: string
  pitch: readonly string[]
  founderName: string
  targetMinor: number
  /** As stated by the founder. */
  raisedMinor: number
  /** Whole percent, rounded down, at most 100. */
  percent: number
  investors: number
  /** Null without an end date. */
  daysLeft: number | null
}

type StartupRow = typeof startups.$inferSelect
const listed = and(isNotNull(startups.listedAt), isNull(startups.retiredAt))

/** The listed startups, newest first. */
export async function listStartups(db: Db, { now }: { now: Date }): Promise<StartupView[]> {
  const rows = await db
    .select()
    .from(startups)
    .where(listed)
    .orderBy(desc(startups.listedAt), asc(startups.slug))
    .limit(LISTED_MAX)
  return rows.map((row) => viewOf(row, now))
}

export async function findStartup(db: Db, { slug, now }: { slug: string; now: Date }): Promise<StartupView | null> {
  if (!SLUG.test(slug)) return null
  const [row] = await db
    .select()
    .from(startups)
    .where(and(eq(startups.slug, slug), listed))
  return row ? viewOf(row, now) : null
}

/** All startups in any state, drafts first; empty for non-operators. */
export async function listAllStartups(db: Db, { actor }: { actor: Actor }): Promise<StartupRow[]> {
  if (!isOperator(actor)) return []
  return db
    .select()
    .from(startups)
    .orderBy(isNotNull(startups.listedAt), desc(startups.createdAt))
    .limit(LISTED_MAX * 4)
}

function viewOf(row: StartupRow, now: Date): StartupView {
  const { slug, title, stage, category, equity, location, description, pitch, founderName } = row
  const { targetMinor, raisedMinor, investors, endsAt } = row
  const percent = targetMinor > 0 ? Math.min(100, Math.floor((raisedMinor * 100) / targetMinor)) : 0
  const daysLeft = endsAt ? Math.max(0, wholeDaysBetween(now, endsAt)) : null
  const words = { slug, title, stage, category, equity, location, description, pitch, founderName }
  return { ...words, targetMinor, raisedMinor, percent, investors, daysLeft }
}

/** The tiers, smallest amount first. */
export function listTiers(db: Db): Promise<{ amountMinor: number; impact: string }[]> {
  return db.select().from(startupTiers).orderBy(asc(startupTiers.amountMinor)).limit(TIERS_MAX)
}
