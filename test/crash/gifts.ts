import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { openCampaign } from '#app/features/fundraising/owner/open-campaign.server.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import { orderSettlement } from '#app/features/orders/payment/settle-order.server.ts'
import { contributionSettlement } from '#app/features/fundraising/settlement/settle-contribution.server.ts'
import { trancheOwner } from '#app/features/fundraising/tranches/tranche-owner.server.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { receiveNotification } from '#app/features/payments/commands/receive-notification.server.ts'
import type { PaymentsDeps } from '#app/features/payments/ports.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { sandboxHeaders, sandboxBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { createSandbox } from '#app/platform/payments/sandbox/sandbox.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { plainSealer } from '#test/plain-sealer.ts'

/* A contribution by the real commands: pledged, captured at the sandbox, reported by a signed notification, settled. */

const SITE = { siteUrl: 'http://localhost:3000', brandName: 'Diya' }
const LETTERS = { site: SITE, sealer: plainSealer }
const SECRET = 'the secret that the sandbox and we share'
const OPERATOR: Actor = {
  kind: 'member',
  userId: '00000000-0000-4000-8000-000000000001',
  displayName: 'Operator',
  email: null,
  roles: ['operator'],
}
const SLUG = 'rukmini-grocery'
const silent = () => {}

export interface Gifts {
  /** Creates the campaign if it does not exist. */
  open(): Promise<void>
  /** Pledges a contribution with a form's key; returns the receipt's token. */
  pledge(key: string): Promise<string>
  /** Delivers the notification that the contribution was captured; the same one each time. */
  capture(token: string): Promise<{ paymentId: string; outcome: string }>
}

export function gifts(db: Db): Gifts {
  const clock = () => new Date()
  const { provider } = createSandbox({
    db,
    clock,
    secret: SECRET,
    brand: 'Diya',
    baseUrl: `${SITE.siteUrl}/sandbox`,
    deliver: async () => ({ ok: false }),
  })
  const deps: PaymentsDeps = {
    db,
    providers: { sandbox: provider },
    settlements: { contribution: contributionSettlement(LETTERS), order: orderSettlement(LETTERS) },
    payouts: { tranche: trancheOwner(LETTERS) },
    clock,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  }
  const context = (actor: Actor) => ({
    db,
    actor,
    now: clock(),
    requestId: 'crash',
    payments: provider,
    ...LETTERS,
    config: SITE,
  })
  return {
    open: async () => void (await openCampaign(context(OPERATOR), campaign)),
    pledge: async (key) => {
      const outcome = await pledge(context(VISITOR), { ...giftFor(key), slug: SLUG })
      if (!outcome.ok) throw new Error(`a pledge was refused: ${outcome.reason}`)
      return outcome.token
    },
    capture: (token) => capture(deps, token),
  }
}

async function capture(deps: PaymentsDeps, token: string): Promise<{ paymentId: string; outcome: string }> {
  const payment = await getPayment(deps.db, token)
  const report = {
    paymentId: payment.id,
    providerRef: payment.providerRef ?? '',
    state: 'captured' as const,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    method: 'upi',
    refundedIds: [],
    providerRefunds: [],
  }
  const rawBody = sandboxBody(payment.id, payment.createdAt, report)
  const headers = sandboxHeaders(rawBody, SECRET)
  const reception = await receiveNotification(deps, { provider: 'sandbox', headers, rawBody })
  if (!reception.ok) throw new Error(`a notification was refused: ${reception.reason}`)
  return { paymentId: payment.id, outcome: reception.outcome }
}

async function getPayment(db: Db, token: string): Promise<typeof payments.$inferSelect> {
  const [found] = await db
    .select({ payment: payments })
    .from(contributions)
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(eq(contributions.publicToken, token))
  if (!found) throw new Error('the gift of an acknowledged pledge is gone')
  return found.payment
}

/** The same key always gives the same input: a form that was posted again. */
function giftFor(key: string): PledgeInput {
  const dice = createHash('sha256').update(key).digest()
  return {
    key,
    amountMinor: 1_000 + dice.readUInt16BE(0) * 3,
    tipMinor: dice.readUInt8(2) % 2 === 0 ? 0 : 500,
    name: 'Asha Devi',
    email: 'asha@example.org',
    phone: null,
    place: 'Pune',
    message: 'With you.',
    isAnonymous: dice.readUInt8(3) % 4 === 0,
    wantsUpdates: false,
    mayBeContacted: false,
    isIndianCitizen: true,
    monthlyBy: null,
  }
}

const campaign = {
  slug: SLUG,
  title: "Rukmini's grocery",
  description: 'A shop of her own.',
  story: [],
  location: 'Pune',
  goalMinor: 50_000_00,
  organiserName: 'Rukmini',
}

/** Inconsistencies of the ledger, one line each, given the acknowledged payments; empty without any. */
export async function findLosses(db: Db, acknowledged: readonly string[]): Promise<string[]> {
  const losses: string[] = []
  for (const { name, rows } of await findFailedChecks(db, new Date())) {
    losses.push(`not true any more: ${name} (${rows} rows)`)
  }
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT wanted AS id FROM jsonb_array_elements_text(${JSON.stringify(acknowledged)}::jsonb) wanted
     WHERE 1 <> (SELECT count(*) FROM payments p
       JOIN contributions c ON c.payment_id = p.id AND c.settled_at IS NOT NULL
       JOIN ledger_transfers t ON t.subject = 'contribution:' || c.id
      WHERE p.id = wanted::uuid AND p.state = 'captured')`)
  return [...losses, ...rows.map(({ id }) => `acknowledged payment ${id} is not settled exactly once`)]
}

/** The number of contributions, and how many of them are settled. */
export async function countGifts(db: Db): Promise<{ written: number; settled: number }> {
  const { rows } = await db.execute<{ written: number; settled: number }>(
    sql`SELECT count(*)::int AS written, count(settled_at)::int AS settled FROM contributions`,
  )
  return rows[0] ?? { written: 0, settled: 0 }
}
