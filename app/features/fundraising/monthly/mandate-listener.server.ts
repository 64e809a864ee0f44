import { eq, inArray, or } from 'drizzle-orm'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import type { PaymentsDeps } from '#app/features/payments/ports.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isMandateForward, type MandateReport, type MandateState } from '#app/platform/payments/mandates.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { findMandates, type FullMandate } from './mandate.server.ts'
import { mandates } from './mandate-tables.server.ts'
import type { EndReason } from './mandate-rules.ts'
import { debitDay } from './schedule.ts'
import { endAndTell } from '#app/features/fundraising/monthly/mails/tell.server.ts'

interface Reported {
  provider: string
  report: MandateReport
  now: Date
}

/** Moves mandates to the state that their provider reports: an approved one gets its next day, a cancelled one ends. */
export function mandateListener(mails: { site: Site; sealer: Sealer }): NonNullable<PaymentsDeps['mandates']> {
  return {
    async reported(tx, event) {
      const full = await lockReported(tx, event)
      if (!full) return 'not-used'
      return (await applyState(tx, full, { ...event, ...mails })) ? 'applied' : 'unchanged'
    },
  }
}

/** A token that we do not know yet is not found: the job asks for its mandate. */
async function lockReported(tx: Db, { provider, report }: Reported): Promise<FullMandate | null> {
  const { mandateId, refs } = report
  const byRef = or(inArray(payments.providerRef, refs), inArray(mandates.debitRef, refs))
  const where = mandateId === null ? byRef : eq(mandates.id, mandateId)
  if (mandateId !== null && !isUuid(mandateId)) return null
  const [full] = await findMandates(tx, { where, isLocked: true })
  return full?.payment.provider === provider ? full : null
}

const END_REASONS: Partial<Record<MandateState, EndReason>> = {
  cancelled: 'at-bank',
  expired: 'term-over',
  rejected: 'not-approved',
}

/** Applies a report to a locked mandate; false when it is old or repeated. */
export async function applyState(
  tx: Db,
  full: FullMandate,
  { report, now, ...mails }: Omit<Reported, 'provider'> & { site: Site; sealer: Sealer },
): Promise<boolean> {
  const { mandate, payment } = full
  const { state } = report
  if (!isMandateForward(mandate.state, state)) return false
  const debitRef = report.refs.find((ref) => ref !== payment.providerRef) ?? mandate.debitRef
  const isOpen = mandate.endedAt === null
  const isNew = state === 'active' && mandate.approvedAt === null
  const approvedOn = dayOfIndia(mandate.createdAt)
  await tx
    .update(mandates)
    .set({
      state,
      debitRef,
      ...(isNew && { approvedAt: now }),
      ...(isNew && isOpen && { nextDebitOn: debitDay(approvedOn, { ...mandate, monthsLater: 1 }) }),
      // One that ended before its approval is still to be cancelled.
      ...(isOpen && { nextCheckAt: null }),
    })
    .where(eq(mandates.id, mandate.id))
  const end = END_REASONS[state]
  if (isOpen && end) await endAndTell(tx, { ...mails, now }, full, mandate.approvedAt ? end : 'not-approved')
  return true
}
