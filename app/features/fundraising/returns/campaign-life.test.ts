import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertFirstPaymentCosts } from '#app/features/fundraising/costs/insert-first-payment-costs.server.ts'
import { openMonthly } from '#app/features/fundraising/monthly/monthly.test-support.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { postUpdate } from '#app/features/fundraising/owner/post-update.server.ts'
import { chargeGifts } from '#app/features/fundraising/settlement/charge-gifts.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import {
  openCampaignPayouts,
  OPERATOR,
  RELEASER,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { releaseTranche } from '#app/features/fundraising/tranches/release-tranche.server.ts'
import { printLedger } from '#app/features/ledger/print-ledger.test-support.ts'
import type { LedgerLine } from '#app/features/ledger/queries.server.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import { sendPayouts } from '#app/features/payments/commands/send-payouts.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { importSettlements } from '#app/features/payments/settlement-import/import-settlements.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { confirmReturn, prepareReturn } from './decide-return.server.ts'
import { returnCampaigns } from './return-campaigns.server.ts'

const database = await testDatabase()
const { db } = database
await insertFirstPaymentCosts(db)
const payouts = openCampaignPayouts(database)
const monthly = openMonthly(database, payouts)

/** Everything that was booked, in its order. */
function listAll(): Promise<LedgerLine[]> {
  return db
    .select({
      transferId: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      occurredAt: ledgerTransfers.occurredAt,
      memo: ledgerTransfers.memo,
      account: ledgerAccounts.code,
      amountMinor: ledgerPostings.amountMinor,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.id, ledgerPostings.accountId)))
    .orderBy(sql`${ledgerPostings.id}`) as unknown as Promise<LedgerLine[]>
}

/** Refunds of one moment are sent in the order of their random ids: here by their amounts. */
function inOneOrder(lines: readonly LedgerLine[]): LedgerLine[] {
  const transfers = [...Map.groupBy(lines, ({ transferId }) => transferId).values()]
  const runs = transfers.reduce<LedgerLine[][][]>((all, transfer) => {
    const before = all.at(-1)?.[0]?.[0]
    const isSame =
      before?.kind === transfer[0]?.kind && before?.occurredAt.getTime() === transfer[0]?.occurredAt.getTime()
    if (isSame) all.at(-1)?.push(transfer)
    else all.push([transfer])
    return all
  }, [])
  const amountsOf = (transfer: LedgerLine[]) => transfer.map(({ amountMinor }) => Math.abs(amountMinor))
  return runs.flatMap((run) => run.toSorted((a, b) => Math.max(...amountsOf(a)) - Math.max(...amountsOf(b)))).flat()
}

test('the books of one campaign, from the first gift, with one every month, to the surplus that goes back, equal their golden file', async () => {
  const campaign = await payouts.funded([])
  const { slug, owner, id: campaignId } = campaign
  const give = async (amountMinor: number, method: 'upi' | 'card', tipMinor = 0) => {
    // One after the other: gifts of one moment are in the order of their random ids.
    payouts.wait(MINUTE_MS)
    return payouts.paid(slug, { amountMinor, tipMinor }, method)
  }
  await give(1_000_00, 'card', 50_00)
  await give(2_000_00, 'upi')
  const regretted = await give(500_00, 'card')
  const outcome = await returnContribution(payouts.as(OPERATOR), { token: regretted.token, reason: 'She asked.' })
  expect(outcome).toEqual({ ok: true })
  await sendRefunds(payouts.deps)
  await payouts.sandbox.deliverDue(payouts.now())
  payouts.wait(4 * DAY_MS)
  await importSettlements(payouts.deps)
  await chargeGifts(payouts.deps)
  for (const amountMinor of [800_00, 900_00]) {
    const id = await payouts.prepared(campaign, amountMinor)
    await releaseTranche({ ...payouts.as(RELEASER), payments: payouts.provider }, { id })
    await sendPayouts(payouts.deps)
    payouts.wait(MINUTE_MS)
    await payouts.sandbox.deliverDue(payouts.now())
    await postUpdate(payouts.as(owner), { slug, message: 'The bills are paid.' })
  }
  await monthly.approved(slug, { amountMinor: 300_00 })
  await monthly.days(35)
  await closeCampaign(payouts.as(owner), { slug, reason: 'She is well.' })
  const reason = 'Her treatment cost less.'
  await prepareReturn(payouts.as(OPERATOR), { campaignId, cause: 'unneeded', reason })
  await confirmReturn(payouts.as(RELEASER), { campaignId })
  await returnCampaigns({ ...payouts.deps, site: SITE, sealer: plainSealer })
  await sendRefunds(payouts.deps)
  await payouts.sandbox.deliverDue(payouts.now())
  payouts.wait(5 * DAY_MS)
  await importSettlements(payouts.deps)
  await chargeGifts(payouts.deps)
  expect(await findFailedChecks(db, payouts.now())).toEqual([])
  const book = printLedger(inOneOrder(await listAll()), { [campaignId]: 'A' })
  await expect(`${book}\n`).toMatchFileSnapshot('campaign-life.golden.txt')
})
