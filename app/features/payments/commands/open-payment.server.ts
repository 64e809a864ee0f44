import { eq } from 'drizzle-orm'
import type { Payment } from '#app/features/payments/ports.ts'
import { PAYMENT_MINUTES, type Purpose } from '#app/features/payments/schema.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'

export const PAYMENT_TTL_MS = PAYMENT_MINUTES * MINUTE_MS
/** When the provider is asked for the first time, if no notification has arrived. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS

export interface NewPayment {
  /** Chosen by the caller, so that the subject can be written in the same transaction. */
  id: string
  provider: { name: string; isTest: boolean }
  purpose: Purpose
  subjectId: string
  amountMinor: number
  currency: string
  idempotencyKey: string
  /** How long the provider may take to report the end; by default the time to pay on its page. */
  answerMs?: number
  now: Date
}

/** Stores a payment before the provider is called. The same idempotency key returns the existing payment. */
export async function openPayment(tx: Db, input: NewPayment): Promise<{ payment: Payment; isNew: boolean }> {
  const { provider, now, answerMs = PAYMENT_TTL_MS, ...agreed } = input
  const [opened] = await tx
    .insert(payments)
    .values({
      ...agreed,
      provider: provider.name,
      isTest: provider.isTest,
      createdAt: now,
      stateAt: now,
      expiresAt: new Date(now.getTime() + answerMs),
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    })
    .onConflictDoNothing({ target: payments.idempotencyKey })
    .returning()
  if (opened) return { payment: opened, isNew: true }
  const [earlier] = await tx.select().from(payments).where(eq(payments.idempotencyKey, input.idempotencyKey))
  if (!earlier) throw new Error('a payment with this key was there and is gone')
  return { payment: earlier, isNew: false }
}
