import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { canManageRequirements } from '#app/features/marketplace/policy.ts'
import { categories } from '#app/features/marketplace/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Facts, type MissingFacts, missingFacts, type Requirement } from './missing-facts.ts'
import { listingRequirements } from './requirement-tables.server.ts'

export type RequirementRow = typeof listingRequirements.$inferSelect & { category: string | null }

/** The requirements in force on this day, of all categories. */
export function listRequirements(db: Db, now: Date): Promise<Requirement[]> {
  const { categoryId, field, isRequired, fromDay, untilDay } = listingRequirements
  const today = dayOfIndia(now)
  return db
    .select({ categoryId, field, isRequired, fromDay })
    .from(listingRequirements)
    .where(and(lte(fromDay, today), or(isNull(untilDay), gte(untilDay, today))))
}

/** What keeps this listing from being published now; empty when it may be. */
export async function findMissingFacts(
  db: Db,
  { categoryId, facts, now }: { categoryId: string; facts: Facts; now: Date },
): Promise<MissingFacts> {
  return missingFacts(await listRequirements(db, now), { categoryId, facts }, dayOfIndia(now))
}

/** All rows, past and future, for operators; empty for anybody else. */
export async function listAllRequirements(db: Db, { actor }: { actor: Actor }): Promise<RequirementRow[]> {
  if (!canManageRequirements(actor)) return []
  const rows = await db
    .select({ row: listingRequirements, category: categories.name })
    .from(listingRequirements)
    .leftJoin(categories, eq(categories.id, listingRequirements.categoryId))
    .orderBy(asc(categories.position), asc(listingRequirements.field), asc(listingRequirements.fromDay))
  return rows.map(({ row, category }) => ({ ...row, category }))
}
