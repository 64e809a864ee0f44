import { randomBytes, randomUUID } from 'node:crypto'
import { readPromisedCost } from '#app/features/fundraising/costs/cost-queries.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { openPayment } from '#app/features/payments/commands/open-payment.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import type { FullMandate } from '#app/features/fundraising/monthly/mandate.server.ts'
import { type DebitRow, mandateTries } from '#app/features/fundraising/monthly/mandate-tables.server.ts'

const TOKEN_BYTES = 16
/** Banks give a notice of their own and may take a day and a half. */
const ANSWER_MS = 5 * DAY_MS

/** Writes the gift and the payment of the next try of a debit, as the first gift was given but without its words. */
export async function writeTry(
  tx: Db,
  { full, debit, now }: { full: FullMandate; debit: DebitRow; now: Date },
): Promise<Payment> {
  const { campaign, first, payment: of } = full
  const number = debit.tries + 1
  const contributionId = randomUUID()
  const { payment } = await openPayment(tx, {
    id: randomUUID(),
    provider: { name: of.provider, isTest: of.isTest },
    purpose: 'contribution',
    subjectId: contributionId,
    amountMinor: debit.amountMinor,
    currency: campaign.currency,
    idempotencyKey: `monthly:${debit.id}:${number}`,
    answerMs: ANSWER_MS,
    now,
  })
  const { isIndianCitizen, nameSnapshot, place, isAnonymous, wantsUpdates, mayBeContacted, email, phone, userId } =
    first
  await tx.insert(contributions).values({
    id: contributionId,
    campaignId: campaign.id,
    paymentId: payment.id,
    amountMinor: debit.amountMinor,
    ...(await readPromisedCost(tx, { amountMinor: debit.amountMinor, now })),
    isIndianCitizen,
    nameSnapshot,
    place,
    isAnonymous,
    wantsUpdates,
    mayBeContacted,
    email,
    phone,
    userId,
    publicToken: randomBytes(TOKEN_BYTES).toString('base64url'),
    publicSeed: randomBytes(TOKEN_BYTES).toString('base64url'),
    createdAt: now,
  })
  await tx.insert(mandateTries).values({ debitId: debit.id, number, contributionId })
  return payment
}
