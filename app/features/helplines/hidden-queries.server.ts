import { eq } from 'drizzle-orm'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { HELPLINES_MAX } from './schema.ts'
import { helplines } from './tables.server.ts'

/** Age at which the list is read again. */
const FRESH_MS = 30 * SECOND_MS

/**
 * Resolves to a function that gives the numbers hidden by operators, for lists in the copy of pages. It returns at once,
 * from memory, and reads the database in the background at most every half minute. On an error the last list is kept.
 */
export async function rememberHidden(given: { db: Db; clock: Clock; log: Logger }): Promise<() => readonly string[]> {
  const { db, clock, log } = given
  let hidden: readonly string[] = []
  let readAt = 0
  const read = async () => {
    readAt = clock().getTime()
    try {
      hidden = await listHidden(db)
    } catch (err) {
      log.warn({ err }, 'helplines could not be read')
    }
  }
  await read()
  return () => {
    if (clock().getTime() - readAt >= FRESH_MS) void read()
    return hidden
  }
}

async function listHidden(db: Db): Promise<string[]> {
  const { number, isShown } = helplines
  const rows = await db.select({ number }).from(helplines).where(eq(isShown, false)).limit(HELPLINES_MAX)
  return rows.map((row) => row.number)
}
