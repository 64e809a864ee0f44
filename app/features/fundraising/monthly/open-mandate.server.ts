import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { dayOfIndia, endOfIndianDay, startOfIndianDay } from '#app/platform/time/indian-days.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { canReach } from '#app/platform/mail/notify.server.ts'
import type { MandateMethod } from '#app/platform/payments/mandates.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { consentOf, termsOf } from './consent.ts'
import { consentCopy } from './copy.ts'
import { mandateDebits, mandates, mandateTries } from './mandate-tables.server.ts'
import { RETRY_WITHIN_DAYS } from './mandate-rules.ts'
import { addDays, monthOf } from './schedule.ts'

const TOKEN_BYTES = 16

/** Whether a campaign can take monthly gifts: it is still open on the day of the second one. */
export function takesMonthly(
  { endsAt }: { endsAt: Date | null },
  { now, provider }: { now: Date; provider: Pick<PaymentProvider, 'mandates'> },
): boolean {
  const { secondOn } = termsOf(dayOfIndia(now))
  return provider.mandates !== undefined && (endsAt === null || endsAt > startOfIndianDay(addDays(secondOn, 1)))
}

interface Wanted {
  email: string | null
  phone: string | null
}

/** Why a monthly gift is refused before anything is written; null when it is not. */
export function whyNotMonthly(
  campaign: { endsAt: Date | null },
  { email, phone }: Wanted,
  ctx: { now: Date; payments: PaymentProvider; config: Site },
): 'not-monthly' | 'no-messages' | null {
  if (!takesMonthly(campaign, { now: ctx.now, provider: ctx.payments })) return 'not-monthly'
  return canReach(ctx.config, email ?? phone ?? '') ? null : 'no-messages'
}

/** Writes a mandate with the debit of its first month, which the first gift is, in the transaction of that gift. */
export async function writeMandate(
  tx: Db,
  gift: { contributionId: string; campaignId: string; amountMinor: number; method: MandateMethod; now: Date },
): Promise<void> {
  const { now, amountMinor, contributionId, campaignId, method } = gift
  const today = dayOfIndia(now)
  const { dayOfMonth, endsOn } = termsOf(today)
  const { id } = one(
    await tx
      .insert(mandates)
      .values({
        campaignId,
        contributionId,
        publicToken: randomBytes(TOKEN_BYTES).toString('base64url'),
        method,
        amountMinor,
        maxMinor: amountMinor,
        dayOfMonth,
        endsOn,
        consentVersion: consentCopy.version,
        consentText: consentOf({ amountMinor, day: today }).join('\n'),
        createdAt: now,
        nextCheckAt: now,
      })
      .returning({ id: mandates.id }),
  )
  const retryUntil = addDays(today, RETRY_WITHIN_DAYS)
  const debit = one(
    await tx
      .insert(mandateDebits)
      .values({ mandateId: id, month: monthOf(today), state: 'sent', dueOn: today, retryUntil, amountMinor, tries: 1 })
      .returning({ id: mandateDebits.id }),
  )
  await tx.insert(mandateTries).values({ debitId: debit.id, number: 1, contributionId })
}

/** The provider as `startPayment` needs it: its page asks for the approval too. */
export async function approvalPage(
  db: Db,
  { payment, provider }: { payment: Payment; provider: PaymentProvider },
): Promise<Pick<PaymentProvider, 'start'>> {
  const { id, method, maxMinor, endsOn } = mandates
  const [mandate] = await db
    .select({ id, method, maxMinor, endsOn })
    .from(mandates)
    .innerJoin(contributions, eq(contributions.id, mandates.contributionId))
    .where(and(eq(contributions.paymentId, payment.id)))
  const { mandates: registry } = provider
  if (!mandate || !registry) throw new Error(`payment ${payment.id} has no mandate to approve`)
  const until = endOfIndianDay(mandate.endsOn)
  return { start: (first) => registry.register({ ...mandate, mandateId: mandate.id, first, until }) }
}
