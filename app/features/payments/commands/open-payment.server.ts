import { eq } from 'drizzle-orm'
import type { Payment } from '#app/features/payments/ports.ts'
import { PAYMENT_MINUTES, type Purpose } from '#app/features/payments/schema.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'

export const PAYMENT_TTL_MS = PAYMENT_MINUTES * MINUTE_MS
/** When the provider is asked for the first time, if no notification has arrived. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS

export interface NewPayment {
  /** Chosen by the caller, so that the subject can be written in the same transaction. */
  id: string
  provider: Pick<PaymentProvider, 'name' | 'isTest'>
  purpose: Purpose
  subjectId: string
  amountMinor: number
  currency: string
  idempotencyKey: string
  now: Date
}

/** Stores a payment before the provider is called. The same idempotency key returns the existing payment. */
export async function openPayment(tx: Db, input: NewPayment): Promise<{ payment: Payment; isNew: boolean }> {
  const { provider, now, ...agreed } = input
  const [opened] = await tx
    .insert(payments)
    .values({
      ...agreed,
      provider: provider.name,
      isTest: provider.isTest,
      createdAt: now,
      stateAt: now,
      expiresAt: new Date(now.getTime() + PAYMENT_TTL_MS),
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    })
    .onConflictDoNothing({ target: payments.idempotencyKey })
    .returning()
  if (opened) return { payment: opened, isNew: true }
  const [earlier] = await tx.select().from(payments).where(eq(payments.idempotencyKey, input.idempotencyKey))
  if (!earlier) throw new Error('a payment with this key was there and is gone')
  return { payment: earlier, isNew: false }
}
