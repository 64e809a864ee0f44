import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { connect } from '#app/platform/payments/razorpay/connect.test-support.ts'
import { RazorpayStandIn } from '#app/platform/payments/razorpay/fake-razorpay.test-support.ts'
import { REFERENCE, serverError } from '#app/platform/payments/razorpay/recorded.test-support.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { reconLines, REFUND_ID } from './recorded.test-support.ts'
import { razorpaySettlements } from './settlements.server.ts'
import { settlementLineOf } from './shapes.ts'

let razorpay: RazorpayStandIn
let provider: PaymentProvider

beforeEach(async () => {
  razorpay = new RazorpayStandIn()
  provider = await connect(razorpay)
})
afterEach(() => razorpay.close())

const settlement = { settlementId: 'setl_DGlQ1Rj8os78Ec', utr: '1568176960vxp0rj', settledOn: '2019-09-11' }
const inRupees = { ...settlement, currency: 'INR', paymentId: REFERENCE, refundId: null, refundRef: null }
const card = { grossMinor: 50_000, feeMinor: 1_000, taxMinor: 180, netMinor: 48_820 }

test.each([
  ['payment', { kind: 'payment', ...card, paymentId: REFERENCE, providerRef: 'pay_DEXrnipqTmWVGE' }],
  ['feeWithoutTax', { kind: 'payment', ...card }],
  ['free', { kind: 'payment', grossMinor: 50_000, feeMinor: 0, taxMinor: 0, netMinor: 50_000, paymentId: REFERENCE }],
  [
    'refund',
    {
      kind: 'refund',
      grossMinor: -20_000,
      feeMinor: 0,
      netMinor: -20_000,
      entityRef: 'rfnd_DGRcGzZSLyEdg1',
      refundRef: 'rfnd_DGRcGzZSLyEdg1',
      providerRef: 'pay_DEXq1pACSqFxtS',
      refundId: REFUND_ID,
    },
  ],
  [
    'refundByHand',
    { kind: 'refund', grossMinor: -10_000, refundRef: 'rfnd_DGRcGzZSLyEdg2', refundId: null, paymentId: null },
  ],
  ['adjustment', { kind: 'adjustment', grossMinor: -1_012, netMinor: -1_012, paymentId: null, providerRef: null }],
  ['newKind', { kind: 'adjustment', paymentId: null, entityRef: 'rsrv_1', feeMinor: 0, taxMinor: 0 }],
] as const)('a line of the report, %s, is parsed', (name, parsed) => {
  expect(settlementLineOf(reconLines[name])).toMatchObject({ ...inRupees, ...parsed })
})

test('a line that is not settled yet is left out', () => {
  expect(settlementLineOf(reconLines.notSettled)).toBeNull()
})

test('a day is asked for by its numbers', async () => {
  razorpay.recon.push(reconLines.payment, reconLines.refund, reconLines.notSettled)
  expect(await provider.settlements.list({ day: '2019-09-11' })).toMatchObject([
    { entityRef: 'pay_DEXrnipqTmWVGE' },
    { entityRef: 'rfnd_DGRcGzZSLyEdg1' },
  ])
  expect(razorpay.asked.map(({ path }) => path)).toEqual([
    '/v1/settlements/recon/combined?year=2019&month=09&day=11&count=1000&skip=0',
  ])
})

test.each([0, 1, 2, 3, 4, 5])('a report of %d lines is read page by page, each line once', async (lines) => {
  for (let at = 0; at < lines; at++) razorpay.recon.push({ ...reconLines.payment, entity_id: `pay_${at}` })
  const access = { keyId: 'k', keySecret: 's', baseUrl: await razorpay.baseUrl(), fetch }
  const found = await razorpaySettlements(access, { pageLines: 2 }).list({ day: '2019-09-11' })
  expect(found.map(({ entityRef }) => entityRef)).toEqual(Array.from({ length: lines }, (_, at) => `pay_${at}`))
})

test('a report with a page that fails or is of another shape is not half imported', async () => {
  razorpay.failNext((c) => c.json(serverError, 500))
  expect(await refusal(provider.settlements.list({ day: '2019-09-11' }))).toMatchObject({ kind: 'unavailable' })
  razorpay.recon.push({ ...reconLines.payment, amount: 500.5 })
  expect(await refusal(provider.settlements.list({ day: '2019-09-11' }))).toMatchObject({ code: 'unreadable-answer' })
})
