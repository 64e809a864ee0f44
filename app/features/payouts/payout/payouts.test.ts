import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { printLedger } from '#app/features/ledger/print-ledger.test-support.ts'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { payoutsChecks } from '#app/features/payouts/checks.ts'
import { approvePayout } from './approve-payout.server.ts'
import { forgetBankAccount } from '#app/features/payouts/earnings/forget-bank-account.server.ts'
import { cancelPayout } from './cancel-payout.server.ts'
import { markPaid } from './mark-paid.server.ts'
import { confirmReturned, noteReturned, withdrawReturned } from './return-line.server.ts'
import { placeHold } from '#app/features/payouts/holds/place-hold.server.ts'
import { preparePayout } from './prepare-payout.server.ts'
import { saveBankAccount } from '#app/features/payouts/earnings/save-bank-account.server.ts'
import { takeBankFile } from './take-bank-file.server.ts'
import { openPaidSellers, type PaidSeller, type PaidSellers } from '#app/features/payouts/paid-sellers.test-support.ts'
import { listPreparable } from '#app/features/payouts/operator-queries.server.ts'
import { listStatement, readEarnings } from '#app/features/payouts/queries.server.ts'
import { payoutLines, payouts, sellerBankAccounts } from '#app/features/payouts/tables.server.ts'

let database: Database
let fixture: PaidSellers

beforeAll(async () => {
  database = await testDatabase()
  fixture = openPaidSellers(database)
})

/** Cancels what an earlier test prepared, so that each begins with nothing to pay. */
beforeEach(async () => {
  for (const { id } of await fixture.db.select().from(payouts).where(eq(payouts.state, 'prepared'))) {
    await cancelPayout(fixture.context(fixture.kavita), { id })
  }
  const rest = await preparePayout(fixture.context(fixture.kavita), { currency: 'INR', key: randomUUID() })
  if (rest.ok) await approvePayout(fixture.context(fixture.leela), rest)
})

async function prepare(currency = 'INR'): Promise<{ id: string; number: string }> {
  const outcome = await preparePayout(fixture.context(fixture.kavita), { currency, key: randomUUID() })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
}

const valuesOf = (payoutId: string) => fixture.db.select().from(payoutLines).where(eq(payoutLines.payoutId, payoutId))
const earningsOf = async ({ id }: PaidSeller, currency = 'INR') =>
  (await readEarnings(fixture.db, { sellerId: id, now: fixture.now() })).find((entry) => entry.currency === currency)
const mailsTo = async ({ actor }: PaidSeller) =>
  (await listMails(fixture.db, { to: String(actor.email) })).map(({ subject }) => subject)

describe('a payout', () => {
  it('moves a seller’s balance to their bank; what the bank returns is in the balance again: the whole ledger', async () => {
    const meena = await fixture.seller('Meena', { earnedMinor: 1_240_00 })
    const sunita = await fixture.seller('Sunita', { earnedMinor: 99_50 })
    const payout = await prepare()
    expect(await earningsOf(meena)).toMatchObject({ balanceMinor: 1_240_00, preparedMinor: 1_240_00, payableMinor: 0 })
    expect(await takeBankFile(fixture.context(fixture.kavita), payout)).toEqual({ ok: false, reason: 'not-approved' })
    expect(await listPostings(fixture.db, { subject: `payout:${payout.id}` })).toEqual([])
    expect(await approvePayout(fixture.context(fixture.leela), payout)).toEqual({ ok: true })
    expect(await approvePayout(fixture.context(fixture.leela), payout)).toEqual({ ok: false, reason: 'decided' })
    const lines = await valuesOf(payout.id)
    const lineOf = ({ id }: PaidSeller) => lines.find(({ sellerId }) => sellerId === id)?.id ?? ''
    const [paid, back] = [
      { id: payout.id, lineId: lineOf(meena) },
      { id: payout.id, lineId: lineOf(sunita), reason: 'Account closed' },
    ]
    expect(await markPaid(fixture.context(fixture.kavita), paid)).toEqual({ ok: true, noted: 1 })
    expect(await noteReturned(fixture.context(fixture.kavita), back)).toEqual({ ok: true })
    expect(await confirmReturned(fixture.context(fixture.leela), back)).toEqual({ ok: true })
    expect(await markPaid(fixture.context(fixture.kavita), paid)).toEqual({ ok: false, reason: 'not-possible' })
    for (const act of [noteReturned, confirmReturned, withdrawReturned])
      expect(await act(fixture.context(fixture.leela), back)).toEqual({ ok: false, reason: 'not-possible' })
    const book = await listPostings(fixture.db, { subject: `payout:${payout.id}` })
    expect(`\n${printLedger(book, { [meena.id]: 'Meena', [sunita.id]: 'Sunita' })}`).toBe(`
date        transfer         account                   debit  credit
2026-11-20  payout           liability:seller:Meena   ₹1,240
                             liability:payouts                ₹1,240
2026-11-20  payout           liability:seller:Sunita  ₹99.50
                             liability:payouts                ₹99.50
2026-11-20  payout-paid      liability:payouts        ₹1,240
                             asset:bank                       ₹1,240
2026-11-20  payout-returned  liability:payouts        ₹99.50
                             liability:seller:Sunita          ₹99.50`)
    expect(await earningsOf(meena)).toMatchObject({ balanceMinor: 0, payableMinor: 0, paidOutMinor: 1_240_00 })
    expect(await earningsOf(sunita)).toMatchObject({ balanceMinor: 99_50, payableMinor: 99_50, paidOutMinor: 0 })
    expect(await mailsTo(sunita)).toContain('The bank sent your money back')
  })

  it('is approved by another operator, who is not paid by it', async () => {
    const own = await fixture.seller('Radha', { earnedMinor: 500_00, roles: ['operator'] })
    const payout = await prepare()
    const tried = [fixture.kavita, own.actor, fixture.asha].map((actor) =>
      approvePayout(fixture.context(actor), payout),
    )
    const reasons = (await Promise.all(tried)).map((outcome) => outcome.ok || outcome.reason)
    expect(reasons).toEqual(['same-person', 'same-person', 'not-allowed'])
    expect((await valuesOf(payout.id)).map(({ state }) => state)).toEqual(['prepared'])
    expect(await listPostings(fixture.db, { subject: `payout:${payout.id}` })).toEqual([])
    expect(await approvePayout(fixture.context(fixture.leela), payout)).toEqual({ ok: true })
  })

  it('prepared twice at once takes no balance twice', async () => {
    const seller = await fixture.seller('Gauri', { earnedMinor: 700_00 })
    const both = await Promise.all(
      [fixture.kavita, fixture.leela].map((actor) =>
        preparePayout(fixture.context(actor), { currency: 'INR', key: randomUUID() }),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'nothing-to-pay' })
    const lines = await fixture.db.select().from(payoutLines).where(eq(payoutLines.sellerId, seller.id))
    expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([700_00])
  })

  it('prepared again with the same form is the same payout, also when there is new money to pay', async () => {
    await fixture.seller('Hema', { earnedMinor: 300_00 })
    const form = { currency: 'INR', key: randomUUID() }
    const first = await preparePayout(fixture.context(fixture.kavita), form)
    await fixture.seller('Indu', { earnedMinor: 200_00 })
    expect(await preparePayout(fixture.context(fixture.kavita), form)).toEqual(first)
    expect(await preparePayout(fixture.context(fixture.leela), form)).not.toEqual(first)
  })

  it('leaves out held money, and is refused when a hold is placed before the approval', async () => {
    const seller = await fixture.seller('Farida', { earnedMinor: 1_000_00 })
    const hold = { sellerId: seller.id, currency: 'INR', days: 10, reason: 'Three parcels came back empty.' } as const
    await placeHold(fixture.context(fixture.kavita), { ...hold, amountMinor: 400_00 })
    expect(await earningsOf(seller)).toMatchObject({ balanceMinor: 1_000_00, holdsMinor: 400_00, payableMinor: 600_00 })
    const payout = await prepare()
    expect((await valuesOf(payout.id)).map(({ amountMinor }) => amountMinor)).toEqual([600_00])
    await placeHold(fixture.context(fixture.kavita), { ...hold, amountMinor: 100_00 })
    const refused = { ok: false, reason: 'money-held', sellers: ['Farida'] }
    expect(await approvePayout(fixture.context(fixture.leela), payout)).toEqual(refused)
    expect(await cancelPayout(fixture.context(fixture.kavita), payout)).toEqual({ ok: true })
    expect((await valuesOf((await prepare()).id)).map(({ amountMinor }) => amountMinor)).toEqual([500_00])
  })

  it('waits two days for a new bank account, and notifies the seller at both addresses', async () => {
    const seller = await fixture.seller('Zoya', { earnedMinor: 300_00 })
    const stolen = { ...seller.actor, email: 'thief@example.org' }
    const account = { holder: 'Some Body', number: '999988887777', ifsc: 'HDFC0000001' }
    expect(await saveBankAccount(fixture.context(stolen), account)).toEqual({ ok: true, isChanged: true })
    expect(await saveBankAccount(fixture.context(stolen), account)).toEqual({ ok: true, isChanged: false })
    expect(await mailsTo(seller)).toContain('Your bank account was changed')
    expect(await preparePayout(fixture.context(fixture.kavita), { currency: 'INR', key: randomUUID() })).toMatchObject({
      reason: 'nothing-to-pay',
    })
    const [row] = await fixture.db.select().from(sellerBankAccounts).where(eq(sellerBankAccounts.sellerId, seller.id))
    expect([row?.ending, row?.changedAt]).toEqual(['7777', fixture.now()])
    fixture.wait(48 * HOUR_MS)
    expect((await valuesOf((await prepare()).id)).map(({ ending }) => ending)).toEqual(['7777'])
    expect(await saveBankAccount(fixture.context(fixture.asha), account)).toEqual({ ok: false, reason: 'not-found' })
  })

  it('waits a day after a seller’s phone number was changed, in every step, and so does a change of the account', async () => {
    const seller = await fixture.seller('Nasreen', { earnedMinor: 250_00 })
    const { userId: id } = seller.actor
    await fixture.db.insert(users).values({ id, aud: 'x', role: 'x', phone: '919811000001', phoneConfirmedAt: NOW })
    const payout = await prepare()
    await fixture.db.update(users).set({ phone: '919811000002', updatedAt: fixture.now() }).where(eq(users.id, id))
    const refused = { ok: false, reason: 'contact-changed', sellers: ['Nasreen'] }
    expect(await approvePayout(fixture.context(fixture.leela), payout)).toEqual(refused)
    await cancelPayout(fixture.context(fixture.kavita), payout)
    const nothing = { ok: false, reason: 'nothing-to-pay' }
    expect(await preparePayout(fixture.context(fixture.kavita), { currency: 'INR', key: randomUUID() })).toEqual(
      nothing,
    )
    const [ready] = await listPreparable(fixture.db, { actor: fixture.kavita, now: fixture.now() })
    expect(ready).toMatchObject({ sellers: [], withoutAccount: 1 })
    const account = { holder: 'Some Body', number: '999988887777', ifsc: 'HDFC0000001' }
    expect(await saveBankAccount(fixture.context(seller.actor), account)).toEqual({
      ok: false,
      reason: 'contact-changed',
    })
    const same = { holder: 'Nasreen Devi', number: '001234567890', ifsc: 'SBIN0001234' }
    expect(await saveBankAccount(fixture.context(seller.actor), same)).toEqual({ ok: true, isChanged: false })
    fixture.wait(24 * HOUR_MS)
    expect((await valuesOf((await prepare()).id)).map(({ amountMinor }) => amountMinor)).toEqual([250_00])
    expect(await saveBankAccount(fixture.context(seller.actor), account)).toEqual({ ok: true, isChanged: true })
  })

  it('has a bank file without formulas, and each download is in the audit log', async () => {
    const seller = await fixture.seller('Lata', { earnedMinor: 1_05 })
    const account = { holder: "=O'Lata, & Sons", number: '012345678901234567', ifsc: 'SBIN0001234' }
    await saveBankAccount(
      { ...fixture.context(seller.actor), now: new Date(fixture.now().getTime() - 50 * HOUR_MS) },
      account,
    )
    const payout = await prepare()
    await approvePayout(fixture.context(fixture.leela), payout)
    const file = await takeBankFile(fixture.context(fixture.kavita), payout)
    if (!file.ok) throw new Error(file.reason)
    const [head, line] = file.text.split('\r\n')
    expect(head).toBe('Beneficiary name,Account number,IFSC,Amount,Payment reference,Narration')
    expect(line).toMatch(
      /^O Lata & Sons,012345678901234567,SBIN0001234,1\.05,PO26\d{5}L[0-9A-F]{10},Diya sales PO-26-\d{5}$/,
    )
    expect(await takeBankFile(fixture.context(fixture.asha), payout)).toEqual({ ok: false, reason: 'not-allowed' })
    const taken = await fixture.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, payout.id), eq(auditLog.verb, 'read')))
    expect(taken.map(({ byName, detail }) => [byName, detail])).toEqual([['Kavita', `${payout.number}: bank file`]])
  })

  it('in dollars is separate, and paid by hand', async () => {
    const seller = await fixture.seller('Noor', { earnedMinor: 45_00, currency: 'USD' })
    expect(await preparePayout(fixture.context(fixture.kavita), { currency: 'INR', key: randomUUID() })).toMatchObject({
      ok: false,
    })
    const payout = await prepare('USD')
    await approvePayout(fixture.context(fixture.leela), payout)
    const file = await takeBankFile(fixture.context(fixture.kavita), payout)
    expect(file.ok && file.text.split('\r\n')[1]).toMatch(/,USD$/)
    expect(await earningsOf(seller, 'USD')).toMatchObject({ balanceMinor: 0, paidOutMinor: 45_00 })
    expect(await preparePayout(fixture.context(fixture.kavita), { currency: 'XAF', key: randomUUID() })).toMatchObject({
      reason: 'unknown-currency',
    })
  })

  it('is closed to everybody but operators', async () => {
    const context = fixture.context(fixture.asha)
    const id = randomUUID()
    const outcomes = [
      await preparePayout(context, { currency: 'INR', key: randomUUID() }),
      await cancelPayout(context, { id }),
      await markPaid(context, { id }),
      await noteReturned(context, { id, lineId: id, reason: 'x' }),
      await confirmReturned(context, { id, lineId: id }),
      await withdrawReturned(context, { id, lineId: id }),
    ]
    expect(outcomes.map((outcome) => outcome.ok || outcome.reason)).toEqual(Array(6).fill('not-allowed'))
    expect(await cancelPayout(fixture.context(fixture.kavita), { id: 'nothing' })).toEqual({
      ok: false,
      reason: 'not-found',
    })
  })
})

it('appears in the seller’s statement, which ends at the balance', async () => {
  const seller = await fixture.seller('Tara', { earnedMinor: 250_00 })
  const from = fixture.now()
  fixture.wait(HOUR_MS)
  await fixture.earn(seller, 80_00)
  const payout = await prepare()
  await approvePayout(fixture.context(fixture.leela), payout)
  const statement = await listStatement(fixture.db, {
    sellerId: seller.id,
    currency: 'INR',
    from: new Date(from.getTime() + 1),
    to: new Date(fixture.now().getTime() + 1),
  })
  expect([statement.heldBeforeMinor, statement.ownBeforeMinor]).toEqual([0, 250_00])
  const seen = statement.lines.map(({ kind, number, heldMinor, ownMinor, heldAfterMinor, ownAfterMinor }) =>
    [kind, number ?? '-', heldMinor, ownMinor, heldAfterMinor, ownAfterMinor].join(' '),
  )
  expect(seen).toEqual([
    'order - 8000 0 8000 25000',
    'release - -8000 8000 0 33000',
    `payout ${payout.number} 0 -33000 0 0`,
  ])
  expect((await earningsOf(seller))?.balanceMinor).toBe(0)
})

it('cannot be changed back in the database once decided', async () => {
  await fixture.seller('Veena', { earnedMinor: 10_00 })
  const { id } = await prepare()
  await approvePayout(fixture.context(fixture.leela), { id })
  const line = eq(payoutLines.payoutId, id)
  await expect(fixture.db.update(payouts).set({ currency: 'USD' }).where(eq(payouts.id, id))).rejects.toThrow()
  await expect(fixture.db.delete(payouts).where(eq(payouts.id, id))).rejects.toThrow()
  await expect(fixture.db.update(payoutLines).set({ amountMinor: 11_00, state: 'paid' }).where(line)).rejects.toThrow()
  await expect(fixture.db.update(payoutLines).set({ state: 'prepared' }).where(line)).rejects.toThrow()
})

it('an erased account’s bank details are deleted once there is no balance any more', async () => {
  const seller = await fixture.seller('Uma', { earnedMinor: 10_00 })
  const kept = () => fixture.db.$count(sellerBankAccounts, eq(sellerBankAccounts.sellerId, seller.id))
  await forgetBankAccount(fixture.context(seller.actor))
  expect(await kept()).toBe(1)
  await approvePayout(fixture.context(fixture.leela), await prepare())
  await forgetBankAccount(fixture.context(fixture.asha))
  expect(await kept()).toBe(1)
  await forgetBankAccount(fixture.context(seller.actor))
  expect(await kept()).toBe(0)
})

it('after all tests every invariant of payouts holds', async () => {
  for (const { name, sql } of payoutsChecks) {
    const { rows } = await fixture.db.execute(sql)
    expect([name, rows]).toEqual([name, []])
  }
})
