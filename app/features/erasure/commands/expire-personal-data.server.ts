import { PERSONAL_DATA } from '#app/features/erasure/personal-data-list.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'

/** Deletes or blanks what erasures had to keep by law, on its day. Idempotent; run by a job. */
export async function expirePersonalData(expiring: Expiring): Promise<void> {
  for (const { expire } of PERSONAL_DATA) await expire?.(expiring)
}
