import { checkMandates } from './check-mandates.server.ts'
import { endMandates } from './end-mandates.server.ts'
import { followDebits } from './follow-debits.server.ts'
import type { MonthlyDeps } from '#app/features/fundraising/monthly/mandate.server.ts'
import { noticeDebits } from './notice-debits.server.ts'
import { sendDebits } from './send-debits.server.ts'

/**
 * One step of all monthly gifts: what the providers know, what has ended, what the banks refused, the notices, and the
 * debits of today. In batches, each mandate in transactions of its own; several processes may run it at once.
 */
export async function runMonthlyGifts(deps: MonthlyDeps): Promise<void> {
  await checkMandates(deps)
  await endMandates(deps)
  await followDebits(deps)
  await noticeDebits(deps)
  await sendDebits(deps)
}
