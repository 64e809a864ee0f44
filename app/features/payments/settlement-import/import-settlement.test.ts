import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { later, NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { insertPayment, lineOf, PROVIDER, readSettlement, refundLineOf } from './import.test-support.ts'
import { importSettlement } from './import-settlement.server.ts'
import { resolveMismatches } from './mismatches.server.ts'
import { settlementLines, settlements } from './tables.server.ts'

const database = await testDatabase()
const { db } = database

const add = (lines: readonly SettlementLine[], now = NOW) =>
  db.transaction((tx) => importSettlement(tx, { provider: PROVIDER, lines, now }))
const newRef = () => `setl_${randomUUID()}`

test('a settlement moves the money from the provider to the bank, with fee and tax as lines of the ledger', async () => {
  const ref = newRef()
  const [gift, order] = [await insertPayment(db), await insertPayment(db, { amountMinor: 1_250_50 })]
  await add([lineOf(gift, ref), lineOf(order, ref)])
  expect(await readSettlement(db, ref)).toMatchObject({
    mismatches: [],
    book: [
      'asset:bank 170919',
      'expense:payment-fees 3501',
      'expense:payment-fees-tax 630',
      'asset:gateway:sandbox -175050',
    ],
  })
})

test('the same report twice, and from two servers at once, counts once', async () => {
  const ref = newRef()
  const lines = [lineOf(await insertPayment(db), ref), lineOf(await insertPayment(db), ref)]
  await Promise.all([add(lines), add([...lines, ...lines])])
  const first = await readSettlement(db, ref)
  await add(lines.toReversed(), later(DAY_MS))
  expect(await readSettlement(db, ref)).toEqual(first)
  expect(first.lines).toHaveLength(2)
  expect(first.transfers).toHaveLength(1)
})

test('refunds are taken off, and a settlement that costs us money credits the bank', async () => {
  const ref = newRef()
  const payment = await insertPayment(db)
  const refund = await db.transaction((tx) => requestRefund(tx, { payment, reason: 'closed', now: NOW }))
  await add([{ ...refundLineOf(payment, ref, 500_00), refundId: refund.id }])
  const { mismatches, book, lines } = await readSettlement(db, ref)
  expect([mismatches, book]).toEqual([[], ['asset:bank -50000', 'asset:gateway:sandbox 50000']])
  expect(lines).toMatchObject([{ paymentId: payment.id, refundId: refund.id }])
})

test.each<[string, (line: SettlementLine) => SettlementLine]>([
  ['unknown-payment', (line) => ({ ...line, paymentId: randomUUID(), providerRef: 'pay_x' })],
  ['unknown-payment', (line) => ({ ...line, paymentId: 'no uuid', providerRef: null })],
  ['other-currency', (line) => ({ ...line, currency: 'USD' })],
  ['other-amount', (line) => ({ ...line, grossMinor: line.grossMinor + 1_00, netMinor: line.netMinor + 1_00 })],
  ['adjustment', (line) => ({ ...line, kind: 'adjustment', paymentId: null, providerRef: null })],
  [
    'adjustment',
    (line) => ({
      ...line,
      kind: 'transfer',
      grossMinor: -line.grossMinor,
      netMinor: -line.netMinor - 2 * line.feeMinor - 2 * line.taxMinor,
    }),
  ],
])('%s: a row until somebody explains it, and the money is booked as it was reported', async (reason, change) => {
  const ref = newRef()
  const line = change(lineOf(await insertPayment(db), ref))
  const isWhole = line.grossMinor - line.feeMinor - line.taxMinor === line.netMinor
  await add([line])
  const { mismatches, transfers } = await readSettlement(db, ref)
  expect(mismatches).toContain(`${reason} ${ref}:${line.entityRef}`)
  expect(transfers).toHaveLength(isWhole ? 1 : 0)
})

test('a payment that our books do not have as paid is asked about again, and agrees once it is captured', async () => {
  const ref = newRef()
  const payment = await insertPayment(db, { state: 'pending' })
  await add([lineOf(payment, ref)])
  expect((await readSettlement(db, ref)).mismatches).toEqual([`not-captured ${ref}:pay_${payment.id}`])
  const [asked] = await db.select().from(payments).where(eq(payments.id, payment.id))
  expect(asked?.nextCheckAt).toEqual(NOW)
  await resolveMismatches(db, NOW)
  expect((await readSettlement(db, ref)).mismatches).toHaveLength(1)
  await db.update(payments).set({ state: 'captured' }).where(eq(payments.id, payment.id))
  await resolveMismatches(db, NOW)
  expect((await readSettlement(db, ref)).mismatches).toEqual([])
})

test('a partial refund that the provider made is a row; a full one agrees once the reconciler has booked it', async () => {
  const ref = newRef()
  const [inPart, whole] = [await insertPayment(db), await insertPayment(db)]
  const lines = [refundLineOf(inPart, ref, 100_00), refundLineOf(whole, ref, 500_00)]
  await add(lines)
  expect((await readSettlement(db, ref)).mismatches).toHaveLength(2)
  await db.insert(refunds).values({
    paymentId: whole.id,
    key: 'provider',
    amountMinor: 500_00,
    reason: 'x',
    requestedAt: NOW,
    settledAt: NOW,
  })
  await resolveMismatches(db, NOW)
  await add(lines, later(DAY_MS))
  expect((await readSettlement(db, ref)).mismatches).toEqual([`unknown-refund ${ref}:${lines[0]?.entityRef}`])
})

test('a wrong sum is not booked; the corrected report is, and the row closes', async () => {
  const ref = newRef()
  const [good, bad] = [lineOf(await insertPayment(db), ref), lineOf(await insertPayment(db), ref)]
  await add([good, { ...bad, netMinor: bad.netMinor - 1 }])
  const wrong = await readSettlement(db, ref)
  expect(wrong).toMatchObject({ mismatches: [`wrong-sum ${ref}:${bad.entityRef}`], transfers: [], book: [] })
  expect(wrong.settlement?.bookedAt).toBeNull()
  await add([bad], later(DAY_MS))
  await resolveMismatches(db, NOW)
  const corrected = await readSettlement(db, ref)
  expect(corrected.mismatches).toEqual([])
  expect(corrected.book[0]).toBe(`asset:bank ${good.netMinor + bad.netMinor}`)
})

test('lines that change or appear after the booking are rows, and the ledger stays', async () => {
  const ref = newRef()
  const [first, second] = [lineOf(await insertPayment(db), ref), lineOf(await insertPayment(db), ref)]
  await add([first])
  const { book } = await readSettlement(db, ref)
  await add([{ ...first, feeMinor: first.feeMinor + 1, netMinor: first.netMinor - 1 }, second], later(DAY_MS))
  const after = await readSettlement(db, ref)
  expect(after.book).toEqual(book)
  expect(after.mismatches).toEqual([`changed-line ${ref}:${first.entityRef}`, `late-line ${ref}:${second.entityRef}`])
  expect(after.lines.filter(({ isBooked }) => isBooked)).toMatchObject([{ netMinor: first.netMinor }])
})

test('a settlement in two currencies is not booked', async () => {
  const ref = newRef()
  const [one, other] = [lineOf(await insertPayment(db), ref), lineOf(await insertPayment(db), ref)]
  await add([one, { ...other, currency: 'USD' }])
  const { mismatches, transfers } = await readSettlement(db, ref)
  expect([mismatches[0], transfers]).toEqual([`mixed-currencies ${ref}`, []])
})

test('a crash between import and booking leaves nothing behind, and the next run has everything', async () => {
  const ref = newRef()
  const line = {
    ...lineOf(await insertPayment(db), ref),
    grossMinor: 400_00,
    feeMinor: 0,
    taxMinor: 0,
    netMinor: 400_00,
  }
  await db.execute(sql`CREATE FUNCTION break_booking() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'power cut'; END $$`)
  await db.execute(sql`CREATE TRIGGER break_booking BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION break_booking()`)
  await expect(add([line])).rejects.toThrow()
  expect(await readSettlement(db, ref)).toEqual({
    settlement: undefined,
    lines: [],
    transfers: [],
    mismatches: [],
    book: [],
  })
  await db.execute(sql`DROP FUNCTION break_booking CASCADE`)
  await add([line])
  const { mismatches, transfers, lines } = await readSettlement(db, ref)
  expect([mismatches.length, transfers.length, lines.length]).toEqual([1, 1, 1])
})

test('the database refuses to change a booked line, to delete it and to book again', async () => {
  const ref = newRef()
  await add([lineOf(await insertPayment(db), ref)])
  const { settlement } = await readSettlement(db, ref)
  const id = settlement?.id ?? ''
  const isOf = eq(settlementLines.settlementId, id)
  await expect(db.update(settlementLines).set({ netMinor: 1 }).where(isOf)).rejects.toThrow()
  await expect(db.update(settlementLines).set({ isBooked: false }).where(isOf)).rejects.toThrow()
  await expect(db.delete(settlementLines).where(isOf)).rejects.toThrow()
  await expect(db.update(settlements).set({ bookedAt: null }).where(eq(settlements.id, id))).rejects.toThrow()
  expect((await readSettlement(db, ref)).lines).toHaveLength(1)
})
