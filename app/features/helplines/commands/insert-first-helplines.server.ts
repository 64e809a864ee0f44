import { FIRST_HELPLINES } from '#app/features/helplines/first-helplines.ts'
import { helplines } from '#app/features/helplines/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Inserts the first helplines if they are missing. Changes by operators are kept. Idempotent. */
export async function insertFirstHelplines(db: Db, now: Date): Promise<void> {
  await db
    .insert(helplines)
    .values(FIRST_HELPLINES.map((helpline) => ({ ...helpline, savedBy: null, savedAt: now })))
    .onConflictDoNothing()
}
