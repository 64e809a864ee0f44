import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.server.ts'
import type { PaymentReport } from '#app/platform/payments/provider.ts'
import { openPayment } from './commands/open-payment.server.ts'
import { startPayment } from './commands/start-payment.server.ts'
import type { Payment, Settlement } from './ports.ts'
import { payments } from './tables.server.ts'
import { openPayments, reportOf as paymentReport } from '#test/payments.ts'

/** Payments whose settlement only records that it was called. The sandbox sends no notifications by itself. */
export function openGateway(database: Database) {
  const settled: string[] = []
  const noting: Settlement = {
    captured: async (_, { payment }) => void settled.push(`captured ${payment.id}`),
    refunded: async (_, { payment }) => void settled.push(`refunded ${payment.id}`),
  }
  const settlements = { contribution: noting, order: noting }
  const gateway = openPayments(database, { settlements, isNotified: false })
  const { db, provider } = gateway

  return {
    ...gateway,
    settledFor: (payment: Payment) =>
      settled.filter((line) => line.endsWith(payment.id)).map((line) => line.split(' ')[0]),

    /** A stored payment of ₹550, not started at the provider. */
    opened: async () =>
      (
        await openPayment(db, {
          id: randomUUID(),
          provider,
          purpose: 'contribution',
          subjectId: randomUUID(),
          amountMinor: 550_00,
          currency: 'INR',
          idempotencyKey: randomUUID(),
          now: gateway.now(),
        })
      ).payment,

    /** A payment whose page was opened at the provider. */
    async started(): Promise<Payment> {
      const payment = await this.opened()
      const payer = { name: 'Asha', email: null, phone: '+919876543210' }
      await startPayment(db, { payment, provider, description: 'Gift', returnUrl: 'https://diya.example/', payer })
      return this.read(payment)
    },

    async read({ id }: { id: string }): Promise<Payment> {
      const [payment] = await db.select().from(payments).where(eq(payments.id, id))
      if (!payment) throw new Error('no such payment')
      return payment
    },
  }
}
export type Gateway = ReturnType<typeof openGateway>

export const reportOf = (payment: Payment, state: PaymentReport['state'], changes: Partial<PaymentReport> = {}) =>
  paymentReport({ ...payment, paymentId: payment.id }, state, changes)
