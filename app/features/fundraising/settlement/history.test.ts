import { randomBytes, randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import type { PaymentState } from '#app/platform/payments/provider.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import {
  histories,
  type History,
  type HistoryPayment,
  reportOfHistory,
  requestOf,
  truthOf,
} from '#app/platform/payments/sandbox/history.test-support.ts'
import { openTestDatabase } from '#test/open-database.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { OPERATOR, openGiving, type Giving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'

// Random histories of donations: what happened at the provider, and which notifications reached us: lost, late,
// repeated, reordered, forged. A model with two rules predicts the result.
const HISTORIES = Number(process.env['HISTORIES'] ?? 80)
const BATCH = 40
const BATCHES_PER_DATABASE = 10
const PAYMENTS_MAX = 4

let database: Database | undefined
let giving: Giving
let batchesPlayed = 0
afterAll(() => database?.close())

/** Renewed now and then, because the checks read the whole database. */
async function renewDatabase(): Promise<void> {
  await database?.close()
  database = await openTestDatabase()
  giving = openGiving(database)
}

interface Row {
  payment: HistoryPayment
  paymentId: string
  providerRef: string
  contributionId: string
  isOpenCampaign: boolean
  tipMinor: number
  /** Genuine reports in the order of arrival. */
  reported: PaymentState[]
}

it(`in ${HISTORIES} random histories nothing is counted twice, lost or made up`, { timeout: HOUR_MS }, async () => {
  const batches = fc.array(histories({ paymentsMax: PAYMENTS_MAX }), { minLength: BATCH, maxLength: BATCH })
  await fc.assert(fc.asyncProperty(batches, playBatch), {
    numRuns: Math.ceil(HISTORIES / BATCH),
    endOnFailure: true,
  })
})

async function playBatch(batch: readonly History[]): Promise<void> {
  if (batchesPlayed++ % BATCHES_PER_DATABASE === 0) await renewDatabase()
  const open = await giving.campaign()
  const closed = await giving.campaign()
  await closeCampaign(giving.context(OPERATOR), { slug: closed, reason: 'Done.' })
  const rowsOf = await writeAttempt(batch, { open, closed })
  for (const [i, history] of batch.entries()) await deliver(history, rowsOf[i] ?? [])
  const rows = rowsOf.flat()
  await expectModel(rows, { open, closed, stateOf: ({ reported }) => farthest(reported) })
  await expectChecks()

  reportTrueStates(rows)
  giving.wait(25 * HOUR_MS)
  for (let runs = 0; runs < 2 + rows.length / 25; runs++) await reconcile(giving.deps)
  // A closed campaign refunds everything, and the provider has reported the refund by now.
  const settledState = (row: Row): PaymentState => {
    const state = farthest([...row.reported, truthOf(row.payment)])
    if (state === 'captured') return row.isOpenCampaign ? 'captured' : 'refunded'
    return state === 'created' || state === 'pending' ? 'expired' : state
  }
  await expectModel(rows, { open, closed, stateOf: settledState })
  await expectChecks()
}

/** The model's first rule: the farthest reported state counts; failed and expired are equally far. */
function farthest(reported: readonly PaymentState[]): PaymentState {
  if (reported.includes('refunded')) return 'refunded'
  if (reported.includes('captured')) return 'captured'
  return (
    reported.find((state) => state === 'failed' || state === 'expired') ??
    (reported.includes('pending') ? 'pending' : 'created')
  )
}

interface Expectation {
  open: string
  closed: string
  stateOf: (row: Row) => PaymentState
}

/** The model's second rule: captured money counts for an open campaign, and is refunded for a closed one. */
async function expectModel(rows: readonly Row[], { open, closed, stateOf }: Expectation): Promise<void> {
  const found = await giving.db
    .select({ contribution: contributions, state: payments.state })
    .from(contributions)
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(
      inArray(
        contributions.id,
        rows.map((row) => row.contributionId),
      ),
    )
  const byId = new Map(found.map((row) => [row.contribution.id, row]))
  const facts = rows.map((row) => {
    const { contribution, state } = byId.get(row.contributionId) ?? {}
    const isSettled = contribution?.settledAt !== null
    return {
      state,
      isSettled,
      hasReceipt: contribution?.receiptNumber !== null,
      isReturned: contribution?.returnedAt !== null,
    }
  })
  const expected = rows.map((row) => {
    const state = stateOf(row)
    const hasArrived = state === 'captured' || state === 'refunded'
    const isSettled = hasArrived && row.isOpenCampaign
    return {
      state,
      isSettled,
      hasReceipt: isSettled,
      isReturned: hasArrived && (state === 'refunded' || !row.isOpenCampaign),
    }
  })
  expect(facts).toEqual(expected)
  const counted = rows.filter((row) => row.isOpenCampaign && stateOf(row) === 'captured')
  const raisedMinor = counted.reduce((sum, row) => sum + row.payment.amountMinor - row.tipMinor, 0)
  const now = giving.now()
  expect(await findCampaign(giving.db, { slug: open, now })).toMatchObject({
    raisedMinor,
    supporters: counted.length,
  })
  expect(await findCampaign(giving.db, { slug: closed, now })).toMatchObject({ raisedMinor: 0, supporters: 0 })
}

async function expectChecks(): Promise<void> {
  expect(await findFailedChecks(giving.db, giving.now())).toEqual([])
}

/** Inserts what pledges would, in bulk. Every third gift is for the closed campaign. */
async function writeAttempt(batch: readonly History[], slugs: { open: string; closed: string }): Promise<Row[][]> {
  const idOf = async (slug: string) => {
    const [campaign] = await giving.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))
    return campaign?.id ?? ''
  }
  const [openId, closedId] = [await idOf(slugs.open), await idOf(slugs.closed)]
  let count = 0
  const rowsOf = batch.map(({ payments: made }) =>
    made.map((payment): Row => {
      count++
      const ids = { paymentId: randomUUID(), providerRef: randomUUID(), contributionId: randomUUID() }
      const tipMinor = count % 2 === 0 && payment.amountMinor > 2_000 ? 1_000 : 0
      return { payment, ...ids, isOpenCampaign: count % 3 !== 0, tipMinor, reported: [] }
    }),
  )
  const now = giving.now()
  const rows = rowsOf.flat()
  await giving.db.insert(payments).values(
    rows.map(({ payment, paymentId, providerRef, contributionId }) => ({
      id: paymentId,
      provider: 'sandbox',
      providerRef,
      isTest: true,
      purpose: 'contribution' as const,
      subjectId: contributionId,
      amountMinor: payment.amountMinor,
      currency: 'INR',
      idempotencyKey: paymentId,
      createdAt: now,
      stateAt: now,
      expiresAt: new Date(now.getTime() + HOUR_MS / 2),
      nextCheckAt: new Date(now.getTime() + 120_000),
    })),
  )
  await giving.db.insert(contributions).values(
    rows.map(({ payment, paymentId, contributionId, isOpenCampaign, tipMinor }) => ({
      id: contributionId,
      campaignId: isOpenCampaign ? openId : closedId,
      paymentId,
      amountMinor: payment.amountMinor - tipMinor,
      tipMinor,
      nameSnapshot: 'Asha',
      isAnonymous: tipMinor > 0,
      email: 'asha@example.org',
      publicToken: randomBytes(16).toString('base64url'),
      publicSeed: randomBytes(16).toString('base64url'),
      createdAt: now,
    })),
  )
  return rowsOf
}

async function deliver(history: History, rows: readonly Row[]): Promise<void> {
  for (const delivery of history.deliveries) {
    const row = rows[delivery.payment]
    if (!row) throw new Error('a delivery about no payment')
    const report = reportOfHistory(row.payment, row, delivery.state)
    const { headers, rawBody } = requestOf(delivery, { report, secret: giving.secret })
    const response = await giving.webhooks.request('/sandbox', { method: 'POST', headers, body: rawBody })
    expect(response.status).toBe(delivery.authenticity === 'genuine' ? 200 : 401)
    if (delivery.authenticity === 'genuine') row.reported.push(delivery.state)
  }
}

/** From now on the provider answers with the true state, and makes requested refunds. */
function reportTrueStates(rows: readonly Row[]): void {
  const byRef = new Map(rows.map((row) => [row.providerRef, row]))
  const refunded = new Set<string>()
  giving.provider.fetch = async (providerRef) => {
    const row = byRef.get(providerRef)
    if (!row) return null
    return reportOfHistory(row.payment, row, refunded.has(providerRef) ? 'refunded' : truthOf(row.payment))
  }
  giving.provider.refund = async ({ providerRef, refundId, amountMinor }) => {
    const row = byRef.get(providerRef)
    if (!row) return
    expect(amountMinor).toBe(row.payment.amountMinor)
    refunded.add(providerRef)
    await giving.notify(reportOfHistory(row.payment, row, 'refunded'), refundId)
  }
}
