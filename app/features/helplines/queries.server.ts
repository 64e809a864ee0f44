import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { HELPLINES_MAX, type HelplineInput } from './schema.ts'
import { helplines } from './tables.server.ts'

export type HelplineView = HelplineInput

const { savedBy: _by, savedAt: _at, ...view } = getTableColumns(helplines)
const { number, isShown, sort } = view
const inHindi = {
  ...view,
  what: sql<string>`coalesce(${view.whatHi}, ${view.what})`,
  note: sql<string | null>`coalesce(${view.noteHi}, ${view.note})`,
  hours: sql<string>`coalesce(${view.hoursHi}, ${view.hours})`,
  languages: sql<string | null>`coalesce(${view.languagesHi}, ${view.languages})`,
}

/** The visible numbers in the current language, by `sort`. Page-cache tag: `helplines`. */
export function listHelplines(db: Db): Promise<HelplineView[]> {
  return db
    .select(currentLanguage() === 'hi' ? inHindi : view)
    .from(helplines)
    .where(eq(isShown, true))
    .orderBy(asc(sort), asc(number))
    .limit(HELPLINES_MAX)
}

/** All numbers, also hidden ones; [] for anybody but an operator. */
export async function listAllHelplines(db: Db, { actor }: { actor: Actor }): Promise<HelplineView[]> {
  if (!isOperator(actor)) return []
  return db.select(view).from(helplines).orderBy(asc(sort), asc(number)).limit(HELPLINES_MAX)
}
