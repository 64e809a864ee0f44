import { desc, lte } from 'drizzle-orm'
import { givingRules } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { FIRST_GIVING_RULES } from './first-giving-rules.ts'
import { GIVING_RULES, type GivingRuleValues } from './giving-rules.ts'

/** The value of each rule on this day: of its newest row that has begun, else of the first rules. */
export async function readGivingRules(db: Db, now: Date): Promise<GivingRuleValues> {
  const { rule, fromDay, value } = givingRules
  const rows = await db
    .selectDistinctOn([rule], { rule, value })
    .from(givingRules)
    .where(lte(fromDay, dayOfIndia(now)))
    .orderBy(rule, desc(fromDay))
  const inForce = new Map(rows.map((row) => [row.rule, row.value]))
  return Object.fromEntries(
    GIVING_RULES.map((name) => [name, inForce.get(name) ?? FIRST_GIVING_RULES[name].value]),
  ) as GivingRuleValues
}

/** Every row, also ended ones, the newest of each rule first. For operators. */
export const listGivingRules = (db: Db) =>
  db.select().from(givingRules).orderBy(givingRules.rule, desc(givingRules.fromDay))
