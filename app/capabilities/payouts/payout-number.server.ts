import { takeNumber } from '#app/capabilities/orders/numbers.server.ts'
import { financialYearOf } from '#app/platform/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'

const PREFIX = 'PO'
const DIGITS = 5

/** The next payout's number in this financial year: 'PO-26-00007'. */
export async function takePayoutNumber(tx: Db, now: Date): Promise<string> {
  const number = await takeNumber(tx, 'payout', now)
  return [PREFIX, String(financialYearOf(now) % 100).padStart(2, '0'), String(number).padStart(DIGITS, '0')].join('-')
}
