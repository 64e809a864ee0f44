import { and, desc, eq } from 'drizzle-orm'
import { lockOrder, lockShipments } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type GoToPaymentOutcome =
  | { ok: true; payUrl: string }
  | {
      ok: false
      /** `not-payable`: paid, expired or cancelled. */
      reason: 'not-found' | 'not-payable'
    }

/** The redirect to the provider's page: extends the reservation until the payment expires. Idempotent. */
export async function goToPayment(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  { token }: { token: string },
): Promise<GoToPaymentOutcome> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.publicToken, token))
    if (!found) return { ok: false, reason: 'not-found' }
    const order = await lockOrder(tx, found.id)
    const shipments = await lockShipments(tx, order.id)
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.subjectId, order.id), eq(payments.purpose, 'order')))
      .orderBy(desc(payments.createdAt), desc(payments.idempotencyKey))
      .limit(1)
    const isHeld = shipments.every(({ state }) => state === 'reserved')
    if (!isHeld || payment?.state !== 'created' || payment.payUrl === null || payment.expiresAt <= now) {
      return { ok: false, reason: 'not-payable' }
    }
    await tx.update(orders).set({ reservedUntil: payment.expiresAt }).where(eq(orders.id, order.id))
    return { ok: true, payUrl: payment.payUrl }
  })
}
