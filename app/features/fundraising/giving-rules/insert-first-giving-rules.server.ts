import { givingRules } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { FIRST_GIVING_RULES } from './first-giving-rules.ts'
import { GIVING_RULES } from './giving-rules.ts'

/** Inserts the first rules where they are missing; a row that is there stays as it is. Idempotent. */
export async function insertFirstGivingRules(db: Db): Promise<void> {
  const rows = GIVING_RULES.map((rule) => ({ rule, ...FIRST_GIVING_RULES[rule] }))
  await db.insert(givingRules).values(rows).onConflictDoNothing()
}
