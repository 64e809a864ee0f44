import type { Hono } from 'hono'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { PAID_PARAM } from './outcomes.ts'
import { sandboxMandateProvider } from './mandates/mandates.server.ts'
import { sandboxPayoutProvider } from './payouts/payouts.server.ts'
import { DEFAULT_FEES, type Fees } from './settlements/fees.ts'
import { listSettled } from './settlements/settlements.server.ts'
import { findPayment, openPayment, refundPayment, reportOf } from './payments.server.ts'
import { type Deliver, deliverDue } from './delivery.server.ts'
import { createSandboxApp } from './page/http.server.ts'
import { readSandboxNotification } from './notification.server.ts'
import { stateAt } from './state.ts'

export interface SandboxOptions {
  db: Db
  clock: Clock
  /** Signs the notifications; the sandbox and the merchant share it. */
  secret: string
  /** The absolute URL at which `app` is mounted, without a slash at the end: 'https://diya.example/sandbox'. */
  baseUrl: string
  /** The name of the site, for the titles of the pages. */
  brand: string
  /** An additional sentence of the banner of the sandbox's pages. */
  note?: () => string
  /** Sends a notification to the merchant's webhook. */
  deliver: Deliver
  /** What the settlements take off for each method of payment. */
  fees?: Fees
}

export interface Sandbox {
  provider: PaymentProvider
  /** The payment pages; mount them at the path of `baseUrl`. */
  app: Hono
  /** Delivers the notifications that are due at `now`; call it about once a second. */
  deliverDue(now: Date): Promise<{ delivered: number; failed: number }>
}

/** A payment provider for tests and demonstrations, in this process: it moves no money. */
export function createSandbox({
  db,
  clock,
  secret,
  baseUrl,
  brand,
  note,
  deliver,
  fees = DEFAULT_FEES,
}: SandboxOptions): Sandbox {
  const deliverNow = (now: Date) => deliverDue(db, { now, secret, deliver })
  const provider: PaymentProvider = {
    name: 'sandbox',
    isTest: true,
    saysPaid: (search) => search.has(PAID_PARAM),
    payOrigins: [],
    async start(request) {
      const { id } = await openPayment(db, request, clock())
      return { providerRef: id, payUrl: `${baseUrl}/payments/${id}` }
    },
    async fetch(providerRef) {
      const payment = await findPayment(db, providerRef)
      return payment && reportOf(db, payment, stateAt(payment, clock()))
    },
    refund: ({ providerRef, refundId, amountMinor }) =>
      refundPayment(db, { id: providerRef, refundId, amountMinor }, clock()),
    readNotification: async (headers, rawBody) => readSandboxNotification(headers, rawBody, secret),
    payouts: sandboxPayoutProvider({ db, clock }),
    mandates: sandboxMandateProvider({ db, clock, pageUrl: `${baseUrl}/mandates` }),
    settlements: { list: ({ day }) => listSettled(db, { day, fees, now: clock() }) },
  }
  const app = createSandboxApp({ db, clock, basePath: new URL(baseUrl).pathname, brand, note, deliverDue: deliverNow })
  return { provider, app, deliverDue: deliverNow }
}
