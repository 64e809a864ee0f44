import { takeNumber } from '#app/features/orders/money/numbers.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inFinancialYear } from '#app/platform/text/numbering.server.ts'

const PREFIX = 'PO'

/** Format: 'PO-26-00007'. */
export async function takePayoutNumber(tx: Db, now: Date): Promise<string> {
  return `${PREFIX}-${inFinancialYear(now, await takeNumber(tx, 'payout', now))}`
}
