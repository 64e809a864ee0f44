import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { bankAccount, gatewayAccount, refundsAccount } from '#app/features/ledger/chart.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { setCommission } from '#app/features/orders/money/set-commission.server.ts'
import { openMarket, OPERATOR } from '#app/features/orders/market.test-support.ts'
import { payoutLines } from '#app/features/payouts/tables.server.ts'
import { approvePayout } from '#app/features/payouts/payout/approve-payout.server.ts'
import { markPaid } from '#app/features/payouts/payout/mark-paid.server.ts'
import { confirmReturned, noteReturned } from '#app/features/payouts/payout/return-line.server.ts'
import { preparePayout } from '#app/features/payouts/payout/prepare-payout.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { openTestDatabase } from '#test/open-database.ts'
import { COMMISSION_BASIS_POINTS } from './model.ts'
import { happened, openModelledMarket, type ModelledMarket } from './modelled-market.ts'
import { stories, type Story } from './stories.ts'

// Random order histories: placed, paid (in time, late, twice), cancelled, sent, partly returned, disputed, paid out. A
// model without a database says after each step whether it was allowed, and at the end what the result must be.
const HISTORIES = Number(process.env['HISTORIES'] ?? 20)
const BATCH = 20
const BATCHES_PER_DATABASE = 5
const LONG = 1_000
/** All of these outcomes must occur, otherwise the histories are too simple. */
const REACHED =
  'place replace pay tell again packed sent delivered cancel ask accepted refused refunded dispute decide reprice remove'.split(
    ' ',
  )

let database: Database | undefined
let market: Awaited<ReturnType<typeof openMarket>>
let all: ModelledMarket[] = []
let batchesPlayed = 0
afterAll(() => database?.close())

/** A new database from time to time, because the checks read all rows. */
async function renewDatabase(): Promise<void> {
  await database?.close()
  database = await openTestDatabase()
  market = await openMarket(database)
  all = []
  const rate = { categoryId: null, basisPoints: COMMISSION_BASIS_POINTS, validFrom: market.now(), note: 'Agreed.' }
  expect(await setCommission(market.context(OPERATOR), rate)).toEqual({ ok: true })
}

it(`${HISTORIES} random order histories end as the model says`, { timeout: 7_200_000 }, async () => {
  const batches = fc.array(stories, { minLength: BATCH, maxLength: BATCH })
  await fc.assert(fc.asyncProperty(batches, playBatch), {
    numRuns: Math.ceil(HISTORIES / BATCH),
    endOnFailure: true,
  })
  console.log(`What happened: ${JSON.stringify(happened)}`)
  if (HISTORIES >= LONG) expect(Object.keys(happened)).toEqual(expect.arrayContaining(REACHED))
})

async function playBatch(batch: readonly Story[]): Promise<void> {
  if (batchesPlayed++ % BATCHES_PER_DATABASE === 0) await renewDatabase()
  for (const [i, story] of batch.entries()) {
    const modelled = await openModelledMarket(market, all)
    all.push(modelled)
    await modelled.play(story)
    if (i % 5 === 4) await payOut(i % 2 === 0)
  }
  await all[0]?.refundsArrive()
  for (const modelled of all) await modelled.expectModel()
  await expectBalances()
  expect(await findFailedChecks(market.db, market.now())).toEqual([])
}

/** Pays every seller who can be paid; or the bank returns all payouts. */
async function payOut(arrives: boolean): Promise<void> {
  const context = all[0]?.payoutContext
  if (!context) return
  const prepared = await preparePayout(context('maker'), { currency: 'INR', key: randomUUID() })
  const owed = all.flatMap(({ model }) => model.own.filter((minor) => minor >= 1_00))
  expect(prepared.ok).toBe(owed.length > 0)
  if (!prepared.ok) return
  const { id } = prepared
  expect(await approvePayout(context('maker'), { id })).toMatchObject({ ok: false })
  expect(await approvePayout(context('checker'), { id })).toMatchObject({ ok: true })
  if (arrives) {
    expect(await markPaid(context('maker'), { id })).toEqual({ ok: true, noted: owed.length })
    for (const { model } of all) {
      for (const [seller, minor] of model.own.entries()) {
        if (minor < 1_00) continue
        model.inBank += minor
        model.own[seller] = 0
      }
    }
    return
  }
  for (const line of await market.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id))) {
    const returned = { id, lineId: line.id, reason: 'Account closed' }
    expect(await noteReturned(context('maker'), returned)).toEqual({ ok: true })
    expect(await confirmReturned(context('maker'), returned)).toEqual({ ok: false, reason: 'same-person' })
    expect(await confirmReturned(context('checker'), returned)).toEqual({ ok: true })
  }
}

async function expectBalances(): Promise<void> {
  const total = (of: (modelled: ModelledMarket) => number) => all.reduce((sum, modelled) => sum + of(modelled), 0)
  const codes = {
    gateway: gatewayAccount('sandbox', 'INR').code,
    refunds: refundsAccount('INR').code,
    commission: 'income:commission',
    payouts: 'liability:payouts',
    bank: bankAccount('INR').code,
  }
  const found: Record<string, number> = {}
  for (const [name, code] of Object.entries(codes)) found[name] = await balance(market.db, code)
  expect(found).toEqual({
    gateway: total(({ model }) => model.gateway),
    refunds: total(({ model }) => model.refundsUnderWay),
    commission: total(({ model }) => model.commission),
    payouts: 0,
    bank: 0 - total(({ model }) => model.inBank),
  })
}
