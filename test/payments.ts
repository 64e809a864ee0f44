import { randomUUID } from 'node:crypto'
import type { PaymentsDeps, Settlements } from '#app/features/payments/ports.ts'
import { paymentWebhooks } from '#app/features/payments/http.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { PaymentProvider, PaymentReport } from '#app/platform/payments/provider.ts'
import { sandboxHeaders, sandboxBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { createSandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { stopClock } from './clock.ts'
import { contextOn, SITE } from './context.ts'

const SECRET = 'a secret that the sandbox shares'

interface LoggedLine {
  level: string
  fields: object
  message: string
}

interface Opening {
  settlements: Partial<Settlements>
  payouts?: PaymentsDeps['payouts'] | undefined
  mandates?: PaymentsDeps['mandates']
  /** Whether the sandbox's own notifications reach the webhook; true by default. */
  isNotified?: boolean
  startsAt?: Date | undefined
}

/** Payments on one database, with the sandbox as provider, its signed notifications and a separate clock. */
export function openPayments(
  { db }: Database,
  { settlements, payouts, mandates, isNotified = true, startsAt }: Opening,
) {
  const { now, wait } = stopClock(startsAt)
  const logged: LoggedLine[] = []
  const sandbox = createSandbox({
    db,
    clock: now,
    secret: SECRET,
    brand: 'Diya',
    baseUrl: `${SITE.siteUrl}/sandbox`,
    deliver: async (headers, body) => (isNotified ? post(body, headers) : { ok: false }),
  })
  const provider: PaymentProvider = { ...sandbox.provider }
  const deps: PaymentsDeps = {
    db,
    providers: { sandbox: provider },
    settlements: { contribution: nothing, order: nothing, ...settlements },
    payouts: { tranche: unused, ...payouts },
    ...(mandates && { mandates }),
    clock: now,
    log: logInto(logged),
  }
  const webhooks = paymentWebhooks(deps)
  const post = async (body: string, headers: Headers, path = '/sandbox') =>
    webhooks.request(path, { method: 'POST', headers, body })

  return {
    db,
    sandbox,
    /** Its methods may be replaced, to make the provider fail. */
    provider,
    deps,
    webhooks,
    logged,
    secret: SECRET,
    now,
    wait,
    post,
    context: (actor: Actor = VISITOR) => contextOn(db)(actor, now()),
    /** Sends a signed notification of this report. */
    notify(report: PaymentReport, eventId: string = randomUUID()) {
      const body = sandboxBody(eventId, now(), report)
      return post(body, sandboxHeaders(body, SECRET))
    },
  }
}

interface Started {
  paymentId: string
  providerRef: string | null
  amountMinor: number
  currency?: string
}

/** A provider's report about a payment. */
export const reportOf = (
  { paymentId, providerRef, amountMinor, currency = 'INR' }: Started,
  state: PaymentReport['state'],
  changes: Partial<PaymentReport> = {},
): PaymentReport => ({
  paymentId,
  providerRef: providerRef ?? 'ref',
  state,
  amountMinor,
  currency,
  method: 'upi',
  refundedIds: [],
  providerRefunds: [],
  ...changes,
})

const unexpected = () => Promise.reject(new Error('nothing of this purpose is settled here'))
const unused = { find: unexpected, paid: unexpected, cameBack: unexpected }
const nothing = { captured: unexpected, refunded: unexpected }

function logInto(lines: LoggedLine[]): Logger {
  const at = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message })
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
