import { lt, sql } from 'drizzle-orm'
import { blankRows, booksKeptFrom } from '#app/platform/db/expire-rows.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'
import { refunds } from './tables.server.ts'

/** Blanks why money was refunded, once the books need it no longer. */
export async function expireRefunds({ db, now }: Expiring): Promise<void> {
  await blankRows(db, refunds, {
    due: lt(refunds.requestedAt, booksKeptFrom(now)),
    set: { reason: '', lastError: sql`left(${refunds.lastError}, 0)` },
  })
}
