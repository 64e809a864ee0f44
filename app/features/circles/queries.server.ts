import { desc, eq } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { IndianState } from '#app/platform/india/states.ts'
import { CHAPTERS_MAX, type InterestKind } from './schema.ts'
import { chapters, circleInterests, circleMembers } from './tables.server.ts'

const INTERESTS_MAX = 200

export interface ChapterView {
  slug: string
  name: string
  place: string
  region: string
  meets: string
}

/** The chapters of a region, or of all, by region and name. */
export function listChapters(db: Db, { region }: { region: IndianState | null }): Promise<ChapterView[]> {
  const { slug, name, place, meets } = chapters
  return db
    .select({ slug, name, place, region: chapters.region, meets })
    .from(chapters)
    .where(region ? eq(chapters.region, region) : undefined)
    .orderBy(chapters.region, name)
    .limit(CHAPTERS_MAX)
}

/** The user's membership of Fearless Girls, or null. */
export async function findMembership(
  db: Db,
  { userId }: { userId: string },
): Promise<{ region: string; joinedAt: Date } | null> {
  const { region, joinedAt } = circleMembers
  const [row] = await db.select({ region, joinedAt }).from(circleMembers).where(eq(circleMembers.userId, userId))
  return row ?? null
}

export interface InterestView {
  kind: InterestKind
  name: string
  contact: string
  region: string
  consentedAt: Date
}

/** The stored interests, newest first; [] for anybody but an operator. */
export async function listInterests(db: Db, { actor }: { actor: Actor }): Promise<InterestView[]> {
  if (!isOperator(actor)) return []
  const { kind, name, contact, region, consentedAt } = circleInterests
  return db
    .select({ kind, name, contact, region, consentedAt })
    .from(circleInterests)
    .orderBy(desc(consentedAt))
    .limit(INTERESTS_MAX)
}

/** All memberships and interests of this user, for their download. */
export async function listOwnEntries(db: Db, { userId }: { userId: string }) {
  const { name, contact, region, joinedAt } = circleMembers
  const memberships = await db
    .select({ name, contact, region, joinedAt })
    .from(circleMembers)
    .where(eq(circleMembers.userId, userId))
  const { kind, consentedAt } = circleInterests
  const interests = await db
    .select({
      kind,
      name: circleInterests.name,
      contact: circleInterests.contact,
      region: circleInterests.region,
      consentedAt,
    })
    .from(circleInterests)
    .where(eq(circleInterests.userId, userId))
    .limit(INTERESTS_MAX)
  return { memberships, interests }
}
