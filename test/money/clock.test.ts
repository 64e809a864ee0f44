import { beforeAll, describe, expect, test } from 'vitest'
import { type Giving, openGiving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { verifyChain } from '#app/features/ledger/chain/verify-chain.server.ts'
import { sealTransfers } from '#app/features/ledger/commands/seal-transfers.server.ts'
import { type Market, openMarket } from '#app/features/orders/market.test-support.ts'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'

// Money on the days on which clocks are wrong, and when they are put forward or back by an hour.

/** The financial year begins at midnight in India, which is 18:30 UTC. */
const TIMES: readonly [time: string, receipt: string, order: string][] = [
  ['2027-03-31T18:29:59.999Z', 'DY-26-00001', 'DO-26-00001'],
  ['2027-03-31T18:30:00.000Z', 'DY-27-00001', 'DO-27-00001'],
  // Put back by an hour: last year again, with its next number.
  ['2027-03-31T17:30:00.000Z', 'DY-26-00002', 'DO-26-00002'],
  ['2027-03-31T18:30:01.000Z', 'DY-27-00002', 'DO-27-00002'],
  ['2027-12-31T23:59:59.999Z', 'DY-27-00003', 'DO-27-00003'],
  ['2028-01-01T00:00:00.000Z', 'DY-27-00004', 'DO-27-00004'],
  ['2027-12-31T23:00:00.000Z', 'DY-27-00005', 'DO-27-00005'],
  ['2028-02-29T12:00:00.000Z', 'DY-27-00006', 'DO-27-00006'],
  ['2028-02-29T18:30:00.000Z', 'DY-27-00007', 'DO-27-00007'],
  ['2028-03-31T18:30:00.000Z', 'DY-28-00001', 'DO-28-00001'],
]

let database: Database
let giving: Giving
let market: Market
let slug: string
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database, plainSealer, new Date('2027-03-31T17:00:00Z'))
  market = await openMarket(database)
  slug = await giving.campaign()
})

const goTo = ({ now, wait }: Pick<Giving, 'now' | 'wait'>, time: string) =>
  wait(new Date(time).getTime() - now().getTime())
const receiptOf = async (token: string) =>
  (await findReceipt(database.db, { token, now: giving.now() }))?.receiptNumber ?? null

test('receipts and orders are numbered without a gap or a double, whatever the clock does', async () => {
  const item = await market.product({ stock: TIMES.length })
  const numbered: string[][] = []
  for (const [time] of TIMES) {
    goTo(giving, time)
    goTo(market, time)
    const gift = await giving.paid(slug)
    const order = await market.paid([{ slug: item.slug }])
    numbered.push([time, (await receiptOf(gift.token)) ?? '', (await market.view(order)).number])
  }
  expect(numbered).toEqual(TIMES)
  expect(await findFailedChecks(database.db, giving.now())).toEqual([])
})

test('the ledger is sealed in the order in which it was posted, also when its times go back', async () => {
  const reading = { db: database.db, sealer: await openSecrets({ json: await newSecretsJson() }) }
  expect(await sealTransfers(reading)).toBeGreaterThanOrEqual(2 * TIMES.length)
  expect((await verifyChain(reading)).findings).toEqual([])
})

describe('a clock that was put back by an hour', () => {
  test('loses no payment whose notification was lost, and settles it once', async () => {
    const gift = await giving.pledged(slug)
    await choose(database.db, { id: gift.providerRef, method: 'upi', outcome: 'success' }, giving.now())
    giving.wait(-HOUR_MS)
    await reconcile(giving.deps)
    giving.wait(2 * HOUR_MS)
    for (let run = 0; run < 3; run++) await reconcile(giving.deps)
    expect(await receiptOf(gift.token)).toBe('DY-28-00002')
    expect((await giving.book(gift)).match(/asset:gateway:sandbox/g)).toHaveLength(1)
  })

  test('loses no mail, and sends none twice', async () => {
    const sent: string[] = []
    const send = () =>
      sendDueMails({
        db: database.db,
        sealer: plainSealer,
        now: giving.now(),
        transport: async ({ id }) => void sent.push(id),
      })
    while ((await send()) > 0) continue
    await giving.paid(slug)
    const before = sent.length
    giving.wait(-HOUR_MS)
    await send()
    giving.wait(HOUR_MS)
    while ((await send()) > 0) continue
    expect(sent.length).toBeGreaterThan(before)
    expect(new Set(sent).size).toBe(sent.length)
  })
})
