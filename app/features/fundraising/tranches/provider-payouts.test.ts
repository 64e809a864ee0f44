import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { balance } from '#app/features/ledger/queries.server.ts'
import { sendPayouts } from '#app/features/payments/commands/send-payouts.server.ts'
import { providerPayouts } from '#app/features/payments/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import type { PayoutProvider } from '#app/platform/payments/payouts.ts'
import { sandboxHeaders, sandboxPayoutBody } from '#app/platform/payments/sandbox/notification.server.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from './campaign-payouts.test-support.ts'
import { findTrancheForOperator } from './operator-tranche-queries.server.ts'
import { markTrancheFailed, markTranchePaid } from './record-bank-answer.server.ts'
import { releaseTranche } from './release-tranche.server.ts'
import { campaignTranches } from './tables.server.ts'
import { takeTrancheFile } from './take-tranche-file.server.ts'

let database: Database
let payouts: CampaignPayouts
let bank: PayoutProvider
beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
  if (!payouts.provider.payouts) throw new Error('the sandbox pays out')
  bank = payouts.provider.payouts
})

const AMOUNT = 500_00
const sound = async () => expect(await findFailedChecks(database.db, payouts.now())).toEqual([])
const trancheOf = async (id: string) =>
  one(await database.db.select().from(campaignTranches).where(eq(campaignTranches.id, id)))
const stateOf = async (id: string) =>
  one(await database.db.select().from(providerPayouts).where(eq(providerPayouts.id, id)))
const run = async () => {
  await sendPayouts(payouts.deps)
  await payouts.sandbox.deliverDue(payouts.now())
}
const through = (payoutsOf: Partial<PayoutProvider>) =>
  Object.assign(payouts.provider, { payouts: { ...bank, ...payoutsOf } })

/** A campaign with a payout that is released to an account with this ending, by the provider. */
async function released(ending: string) {
  const campaign = await payouts.funded([800_00], { isChecked: false })
  await payouts.payee(campaign, { account: { ...HOSPITAL.account, number: `00123456${ending}` } })
  payouts.wait(2 * DAY_MS)
  const id = await payouts.prepared(campaign, AMOUNT)
  const ctx = { ...payouts.as(RELEASER), payments: payouts.provider }
  expect(await releaseTranche(ctx, { id })).toEqual({ ok: true })
  return { id, campaign, held: () => balance(database.db, `liability:campaign:${campaign.id}`) }
}

describe('a payout that the provider sends', () => {
  it('is sent once, arrives, and is recorded once, however often anybody asks', async () => {
    const { id, held } = await released('7890')
    await run()
    payouts.wait(MINUTE_MS)
    for (let time = 0; time < 3; time++) await run()
    expect(await trancheOf(id)).toMatchObject({ state: 'paid', utr: expect.stringMatching(/^SANDBOX/) })
    expect(await stateOf(id)).toMatchObject({ state: 'processed', purpose: 'tranche' })
    expect(await held()).toBe(300_00)
    const shown = await findTrancheForOperator(database.db, { ...payouts.as(OPERATOR), id })
    expect(shown?.sent).toMatchObject({ provider: 'sandbox', state: 'processed' })
    await sound()
  })

  it('is not in a file, and nobody records its answer by hand', async () => {
    const { id } = await released('7890')
    const ctx = payouts.as(OPERATOR)
    expect(await takeTrancheFile(ctx, { id })).toEqual({ ok: false, reason: 'not-released' })
    expect(await markTranchePaid(ctx, { id, utr: null })).toEqual({ ok: false, reason: 'by-provider' })
    expect(await markTrancheFailed(ctx, { id, reason: 'x' })).toEqual({ ok: false, reason: 'by-provider' })
    expect((await trancheOf(id)).state).toBe('released')
  })

  it.each([
    ['is rejected at once', '0003', 'The account number or the IFSC is wrong.'],
    ['fails at the bank', '0004', 'The bank could not be reached.'],
    ['comes back after it was paid', '0001', 'The bank refused the money for this account.'],
  ])('that %s is in the balance again, with a reason that can be read', async (_, ending, reason) => {
    const { id, held } = await released(ending)
    for (let time = 0; time < 5; time++) {
      await run()
      payouts.wait(MINUTE_MS)
    }
    expect(await trancheOf(id)).toMatchObject({ state: 'failed', reason })
    expect(await held()).toBe(800_00)
    await sound()
  })

  it('is right when its notifications come out of order and twice', async () => {
    const { id } = await released('0006')
    await run()
    payouts.wait(40 * SECOND_MS)
    await payouts.sandbox.deliverDue(payouts.now())
    expect((await trancheOf(id)).state).toBe('paid')
    expect((await stateOf(id)).state).toBe('processed')
    await sound()
  })

  it('is found by asking when all its notifications are lost', async () => {
    const { id } = await released('0007')
    await sendPayouts(payouts.deps)
    payouts.wait(10 * MINUTE_MS)
    expect((await trancheOf(id)).state).toBe('released')
    await sendPayouts(payouts.deps)
    expect((await trancheOf(id)).state).toBe('paid')
    await sound()
  })

  it('waits for our balance, and operators see why', async () => {
    const { id } = await released('0005')
    await run()
    expect(await stateOf(id)).toMatchObject({ state: 'queued', reason: 'low_balance' })
    payouts.wait(2 * DAY_MS)
    await run()
    expect((await trancheOf(id)).state).toBe('paid')
  })

  it('whose answer was lost is sent again with the same id, and once only', async () => {
    const { id } = await released('7890')
    const asked: string[] = []
    through({
      create: async (request) => {
        asked.push(request.payoutId)
        const made = await bank.create(request)
        if (asked.length > 1) return made
        throw new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'create-payout', code: 'timeout' })
      },
    })
    await sendPayouts(payouts.deps)
    expect((await stateOf(id)).providerRef).toBeNull()
    payouts.wait(10 * MINUTE_MS)
    await sendPayouts(payouts.deps)
    through({})
    expect(asked).toEqual([id, id])
    expect((await trancheOf(id)).state).toBe('paid')
    await sound()
  })

  it('that the provider refuses is not tried again: an operator pays it with the file, or takes it back', async () => {
    const { id, held } = await released('7890')
    const refusal = { provider: 'sandbox', action: 'create-payout', code: 'BAD_REQUEST_ERROR' }
    through({ create: () => Promise.reject(new PaymentProviderError('refused', refusal)) })
    await sendPayouts(payouts.deps)
    through({})
    payouts.wait(DAY_MS)
    await run()
    expect(await stateOf(id)).toMatchObject({ state: 'refused', reason: 'BAD_REQUEST_ERROR', attempts: 1 })
    expect(await takeTrancheFile(payouts.as(OPERATOR), { id })).toMatchObject({ ok: true })
    expect(await markTrancheFailed(payouts.as(OPERATOR), { id, reason: 'Wrong IFSC' })).toEqual({ ok: true })
    expect(await held()).toBe(800_00)
    await sound()
  })

  it('is not moved by a report with another amount', async () => {
    const { id } = await released('7890')
    await sendPayouts(payouts.deps)
    const { providerRef } = await stateOf(id)
    const report = {
      payoutId: id,
      providerRef: providerRef ?? '',
      state: 'processed' as const,
      amountMinor: AMOUNT - 1,
    }
    const eventId = crypto.randomUUID()
    const body = sandboxPayoutBody(eventId, payouts.now(), { ...report, currency: 'INR', utr: 'X', reason: null })
    const answer = await payouts.post(body, sandboxHeaders(body, payouts.secret))
    expect(await answer.json()).toEqual({ outcome: 'mismatch' })
    expect((await trancheOf(id)).state).toBe('released')
  })
})
