import { asc, eq } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HELPLINES_MAX, type HelplineInput } from './schema.ts'
import { helplines } from './tables.server.ts'

export type HelplineView = HelplineInput

const { number, what, note, hours, languages, source, verifiedOn, isUrgent, isShown, sort } = helplines
const view = { number, what, note, hours, languages, source, verifiedOn, isUrgent, isShown, sort }

/** The visible numbers, by `sort`. Page-cache tag: `helplines`. */
export function listHelplines(db: Db): Promise<HelplineView[]> {
  return db.select(view).from(helplines).where(eq(isShown, true)).orderBy(asc(sort), asc(number)).limit(HELPLINES_MAX)
}

/** All numbers, also hidden ones; [] for anybody but an operator. */
export async function listAllHelplines(db: Db, { actor }: { actor: Actor }): Promise<HelplineView[]> {
  if (!isOperator(actor)) return []
  return db.select(view).from(helplines).orderBy(asc(sort), asc(number)).limit(HELPLINES_MAX)
}
