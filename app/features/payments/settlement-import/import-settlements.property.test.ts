import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balance } from '#app/features/ledger/queries.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import type { SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { insertPayment, lineOf, PROVIDER, readSettlement, refundLineOf } from './import.test-support.ts'
import { importSettlement } from './import-settlement.server.ts'

const { db } = await testDatabase()
const RUNS = 60
const SETTLEMENTS = 3
const LINES_MAX = 8
const IMPORTS_MAX = 4

const FAULTS = ['none', 'none', 'none', 'wrong-sum', 'unknown-payment', 'other-amount', 'not-captured'] as const
const lineShape = fc.record({
  settlement: fc.nat({ max: SETTLEMENTS - 1 }),
  amountMinor: fc.integer({ min: 1, max: 50_000_000 }),
  fault: fc.constantFrom(...FAULTS),
  isRefundedInPart: fc.boolean(),
})
type Shape = typeof lineShape extends fc.Arbitrary<infer Value> ? Value : never

/** Each import is the whole report in another order. */
const history = fc.array(lineShape, { minLength: 1, maxLength: LINES_MAX }).chain((lines) =>
  fc.record({
    lines: fc.constant(lines),
    imports: fc.array(
      fc.shuffledSubarray(
        lines.map((_, at) => at),
        { minLength: lines.length },
      ),
      {
        minLength: 1,
        maxLength: IMPORTS_MAX,
      },
    ),
    copies: fc.nat({ max: 2 }),
  }),
)

const FIRST: Shape = { settlement: 0, amountMinor: 500_00, fault: 'none', isRefundedInPart: true }

test('random reports, in any order and repeated, are booked and flagged as a model says', async () => {
  const kinds = new Set<string>()
  const totals = { net: 0, gross: 0, fee: 0, tax: 0 }
  await fc.assert(
    fc.asyncProperty(history, async ({ lines, imports, copies }) => {
      const refs = Array.from({ length: SETTLEMENTS }, () => `setl_${randomUUID()}`)
      const reported: SettlementLine[][] = []
      const model = refs.map(() => ({ lines: [] as SettlementLine[], mismatches: [] as string[] }))
      for (const shape of lines) {
        const of = model[shape.settlement]
        const ref = refs[shape.settlement]
        if (!of || !ref) throw new Error('no such settlement')
        const { line, payment } = await report(shape, ref)
        const group = [line, ...(shape.isRefundedInPart ? [refundLineOf(payment, ref, 1)] : [])]
        reported.push(group)
        of.lines.push(...group)
        if (shape.fault !== 'none') of.mismatches.push(`${shape.fault} ${ref}:${line.entityRef}`)
        if (shape.isRefundedInPart) of.mismatches.push(`unknown-refund ${ref}:${group[1]?.entityRef}`)
        kinds.add(shape.fault)
      }
      for (const order of imports) {
        const report = order.flatMap((at) => reported[at] ?? [])
        const sent = Array.from({ length: copies + 1 }, () => report).flat()
        for (const ref of refs) {
          const ofOne = sent.filter(({ settlementId }) => settlementId === ref)
          if (ofOne.length === 0) continue
          await db.transaction((tx) => importSettlement(tx, { provider: PROVIDER, lines: ofOne, now: NOW }))
        }
      }
      for (const [at, ref] of refs.entries()) {
        const expected = model[at]
        if (!expected) continue
        const isBooked =
          expected.lines.length > 0 &&
          expected.lines.every(
            ({ grossMinor, feeMinor, taxMinor, netMinor }) => grossMinor === feeMinor + taxMinor + netMinor,
          )
        const found = await readSettlement(db, ref)
        expect(found.lines).toHaveLength(expected.lines.length)
        expect(found.mismatches.toSorted()).toEqual(expected.mismatches.toSorted())
        expect(found.transfers).toHaveLength(isBooked && hasMoney(expected.lines) ? 1 : 0)
        expect(found.settlement?.bookedAt !== null && found.settlement !== undefined).toBe(isBooked)
        if (!isBooked) continue
        for (const { grossMinor, feeMinor, taxMinor, netMinor } of expected.lines) {
          totals.gross += grossMinor
          totals.fee += feeMinor
          totals.tax += taxMinor
          totals.net += netMinor
        }
      }
      expect({
        net: await balance(db, 'asset:bank'),
        gross: 0 - (await balance(db, `asset:gateway:${PROVIDER}`)),
        fee: await balance(db, 'expense:payment-fees'),
        tax: await balance(db, 'expense:payment-fees-tax'),
      }).toEqual(totals)
    }),
    {
      numRuns: RUNS,
      endOnFailure: true,
      // Every fault occurs at least once.
      examples: [
        [{ lines: FAULTS.map((fault) => ({ ...FIRST, fault })), imports: [FAULTS.map((_, at) => at)], copies: 1 }],
      ],
    },
  )
  expect(kinds).toEqual(new Set(FAULTS))
})

const hasMoney = (lines: readonly SettlementLine[]) =>
  lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0) !== 0 || lines.some(({ feeMinor }) => feeMinor !== 0)

/** A line with the fault, and our payment that it is about. */
async function report({ amountMinor, fault }: Shape, ref: string): Promise<{ line: SettlementLine; payment: Payment }> {
  const payment = await insertPayment(db, { amountMinor, state: fault === 'not-captured' ? 'created' : 'captured' })
  const line = lineOf(payment, ref)
  const changes: Partial<Record<Shape['fault'], Partial<SettlementLine>>> = {
    'wrong-sum': { netMinor: line.netMinor + 1 },
    'unknown-payment': { paymentId: randomUUID(), providerRef: null },
    'other-amount': { grossMinor: line.grossMinor + 5, netMinor: line.netMinor + 5 },
  }
  return { line: { ...line, ...changes[fault] }, payment }
}
