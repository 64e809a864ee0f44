import { and, asc, eq, inArray } from 'drizzle-orm'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { failDebit } from './fail-debit.server.ts'
import { lockMandate, type MonthlyDeps } from '#app/features/fundraising/monthly/mandate.server.ts'
import { mandateDebits, mandateTries } from '#app/features/fundraising/monthly/mandate-tables.server.ts'

const BATCH_MAX = 50

/** Decides what follows the debits that a bank refused or never answered. Returns their number. */
export async function followDebits({ db, clock, ...mails }: MonthlyDeps): Promise<number> {
  const ctx = { ...mails, now: clock() }
  const { id, mandateId, state, tries } = mandateDebits
  const isLastTry = and(eq(mandateTries.debitId, id), eq(mandateTries.number, tries))
  const over = await db
    .select({ id, mandateId, payment: payments.state })
    .from(mandateDebits)
    .innerJoin(mandateTries, isLastTry)
    .innerJoin(contributions, eq(contributions.id, mandateTries.contributionId))
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(and(eq(state, 'sent'), inArray(payments.state, ['failed', 'expired'])))
    .orderBy(asc(id))
    .limit(BATCH_MAX)
  for (const debit of over) {
    await db.transaction(async (tx) => {
      const full = await lockMandate(tx, debit.mandateId)
      if (full) await failDebit(tx, ctx, { full, debitId: debit.id, mayRetry: debit.payment === 'failed' })
    })
  }
  return over.length
}
