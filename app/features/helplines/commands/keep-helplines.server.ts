import { FIRST_HELPLINES } from '#app/features/helplines/first-helplines.ts'
import { helplines } from '#app/features/helplines/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Makes sure that the first helplines are there. What an operator changed or hid stays as it is. May be repeated. */
export async function keepHelplines(db: Db, now: Date): Promise<void> {
  await db
    .insert(helplines)
    .values(FIRST_HELPLINES.map((helpline) => ({ ...helpline, savedBy: null, savedAt: now })))
    .onConflictDoNothing()
}
