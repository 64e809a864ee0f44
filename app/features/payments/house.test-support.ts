import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.server.ts'
import type { PaymentProvider, PaymentReport } from '#app/platform/payments/provider.ts'
import { sandboxHeaders, writeSandboxBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { createSandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { openPayment } from './commands/open-payment.server.ts'
import { startPayment } from './commands/start-payment.server.ts'
import type { Payment, PaymentsDeps, Settlement } from './events.ts'
import { paymentWebhooks } from './http.server.ts'
import { payments } from './tables.server.ts'

export const SECRET = 'a secret that the sandbox shares'
export const NOON = new Date('2026-11-20T06:30:00Z')

/** Payments on one database, with the sandbox as provider and a purpose that only writes down what it is told. */
export function openHouse(database: Database) {
  const { db } = database
  let now = NOON
  const settled: string[] = []
  const logged: { level: string; fields: object; message: string }[] = []
  const at = (level: string) => (fields: object, message: string) => void logged.push({ level, fields, message })
  const sandbox = createSandbox({
    db,
    clock: () => now,
    secret: SECRET,
    baseUrl: 'https://diya.example/sandbox',
    deliver: async () => ({ ok: false }),
  })
  const provider: PaymentProvider = { ...sandbox.provider }
  const noting: Settlement = {
    captured: async (_, { payment }) => void settled.push(`captured ${payment.id}`),
    refunded: async (_, { payment }) => void settled.push(`refunded ${payment.id}`),
  }
  const deps: PaymentsDeps = {
    db,
    providers: { sandbox: provider },
    settlements: { contribution: noting, order: noting },
    clock: () => now,
    log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') },
  }
  const webhooks = paymentWebhooks(deps)
  const post = (body: string, headers: Headers, path = '/sandbox') =>
    webhooks.request(path, { method: 'POST', headers, body })

  return {
    db,
    deps,
    provider,
    logged,
    post,
    now: () => now,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    settledFor: (payment: Payment) =>
      settled.filter((line) => line.endsWith(payment.id)).map((line) => line.split(' ')[0]),
    notify: (report: PaymentReport, eventId: string = randomUUID()) => {
      const body = writeSandboxBody(eventId, now, report)
      return post(body, sandboxHeaders(body, SECRET))
    },

    /** A payment of ₹550 that was only written down. */
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
          now,
        })
      ).payment,

    /** A payment whose page the payer has seen. */
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
export type House = ReturnType<typeof openHouse>

export function reportOf(
  payment: Payment,
  state: PaymentReport['state'],
  changes: Partial<PaymentReport> = {},
): PaymentReport {
  return {
    paymentId: payment.id,
    providerRef: payment.providerRef ?? 'ref',
    state,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    method: 'upi',
    refundedIds: [],
    ...changes,
  }
}
