import { lt } from 'drizzle-orm'
import { deleteRows } from '#app/platform/db/expire-rows.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'
import { ACTS_KEPT_YEARS } from './schema.ts'
import { auditLog } from './tables.server.ts'

/** Deletes the acts of operators that are older than `ACTS_KEPT_YEARS`. */
export async function expireActs({ db, now }: Expiring): Promise<void> {
  const from = new Date(now)
  from.setUTCFullYear(from.getUTCFullYear() - ACTS_KEPT_YEARS)
  await deleteRows(db, auditLog, lt(auditLog.at, from))
}
