import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  isPayoutForward,
  PAYOUT_STATES,
  type PayoutProvider,
  type PayoutRequest,
} from '#app/platform/payments/payouts.ts'
import { connect, KEY_SECRET } from '#app/platform/payments/razorpay/connect.test-support.ts'
import { RazorpayStandIn } from '#app/platform/payments/razorpay/fake-razorpay.test-support.ts'
import { readRazorpayNotification } from '#app/platform/payments/razorpay/notification.server.ts'
import { badRequest, serverError } from '#app/platform/payments/razorpay/recorded.test-support.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { sign } from '#app/platform/payments/signature.server.ts'
import { events, PAYOUT_ID } from './recorded.test-support.ts'

const ACCOUNT = '7878780080316316'
const beneficiary = { holder: 'City Hospital', number: '1121431121541121', ifsc: 'HDFC0001234' }
const request: PayoutRequest = {
  payoutId: PAYOUT_ID,
  amountMinor: 48_820_00,
  currency: 'INR',
  beneficiary,
  reference: 'T-2026-0007',
  narration: 'Diya: T-2026-0007, for Rukmini’s operation',
}

let razorpay: RazorpayStandIn
let payouts: PayoutProvider

beforeEach(async () => {
  razorpay = new RazorpayStandIn()
  const provider = await connect(razorpay, { payouts: { accountNumber: ACCOUNT } })
  if (!provider.payouts) throw new Error('payouts are configured')
  payouts = provider.payouts
})
afterEach(() => razorpay.close())

test('without an account at RazorpayX there are no payouts', async () => {
  expect((await connect(razorpay)).payouts).toBeUndefined()
})

describe('creating a payout', () => {
  test('one call names the account, the amount in paise, our id as key and reference, and a narration that banks take', async () => {
    expect(await payouts.create(request)).toEqual({
      payoutId: PAYOUT_ID,
      providerRef: expect.stringMatching(/^pout_/),
      state: 'queued',
      amountMinor: 48_820_00,
      currency: 'INR',
      utr: null,
      reason: 'low_balance',
    })
    const [asked] = razorpay.asked
    expect(razorpay.asked).toHaveLength(1)
    expect(asked?.headers.get('x-payout-idempotency')).toBe(PAYOUT_ID)
    expect(asked?.body).toEqual({
      account_number: ACCOUNT,
      amount: 48_820_00,
      currency: 'INR',
      mode: 'IMPS',
      purpose: 'payout',
      fund_account: {
        account_type: 'bank_account',
        bank_account: { name: 'City Hospital', ifsc: 'HDFC0001234', account_number: '1121431121541121' },
        contact: { name: 'City Hospital', type: 'vendor' },
      },
      queue_if_low_balance: true,
      reference_id: PAYOUT_ID,
      narration: 'Diya T 2026 0007 for Rukmini s',
      notes: { reference: 'T-2026-0007' },
    })
  })

  test.each([
    [5_00_000_00, 'IMPS'],
    [5_00_000_01, 'RTGS'],
  ])('%d paise go by %s', async (amountMinor, mode) => {
    await payouts.create({ ...request, amountMinor })
    expect(razorpay.asked[0]?.body?.['mode']).toBe(mode)
  })

  test('the same payout created five times is one payout, also after its key was forgotten', async () => {
    const first = await payouts.create(request)
    for (let time = 0; time < 5; time++) expect(await payouts.create(request)).toEqual(first)
    razorpay.x.forgetsKeys = true
    expect(await payouts.create(request)).toEqual(first)
    expect(razorpay.x.payouts.size).toBe(1)
  })

  test('a payout whose answer was lost is the same when it is created again', async () => {
    razorpay.failNext(async (c) => {
      const [asked] = razorpay.asked
      if (!asked) throw new Error('nothing was asked')
      const body = JSON.stringify(asked.body)
      await razorpay.x.app.request('/payouts', { method: 'POST', headers: asked.headers, body })
      return c.json(serverError, 500)
    }, /payouts/)
    expect(await refusal(payouts.create(request))).toMatchObject({ kind: 'unavailable' })
    expect(razorpay.x.payouts.size).toBe(1)
    await payouts.create(request)
    expect(razorpay.x.payouts.size).toBe(1)
  })

  test('an id that was used for another amount is refused', async () => {
    await payouts.create(request)
    const error = await refusal(payouts.create({ ...request, amountMinor: 1_00 }))
    expect(error).toMatchObject({ kind: 'refused', code: 'BAD_REQUEST_ERROR' })
    expect(razorpay.x.payouts.size).toBe(1)
  })

  test('another currency than rupees is refused without a call', async () => {
    expect(await refusal(payouts.create({ ...request, currency: 'USD' }))).toMatchObject({ code: 'other-currency' })
    expect(razorpay.asked).toEqual([])
  })

  test('no error contains a key, an account number or a name', async () => {
    razorpay.failNext((c) => c.json(badRequest('account 1121431121541121 of City Hospital is not valid'), 400))
    const error = await refusal(payouts.create(request))
    const told = JSON.stringify([error, error.message, error.stack, String(error.cause)])
    for (const secret of [KEY_SECRET, '1121431121541121', 'City Hospital']) expect(told).not.toContain(secret)
  })
})

describe('fetching a payout', () => {
  test('its state, the UTR and the reason are current', async () => {
    const { providerRef } = await payouts.create(request)
    razorpay.x.change(providerRef, { status: 'processed', utr: 'HDFCN1', status_details: null })
    expect(await payouts.fetch(providerRef)).toMatchObject({ state: 'processed', utr: 'HDFCN1', reason: null })
  })

  test.each(['pout_unknown', 'no payout at all', '../payments/pay_x'])('%s is unknown', async (ref) => {
    expect(await payouts.fetch(ref)).toBeNull()
  })

  test('a payout that was made by hand in the same account is ignored', async () => {
    const { providerRef } = await payouts.create(request)
    razorpay.x.change(providerRef, { reference_id: 'invoice 23' })
    expect(await payouts.fetch(providerRef)).toBeNull()
  })
})

describe('checking an account', () => {
  const check = { checkId: '0b0f8a3e-2f0c-4a55-9d7e-0f8f8a3e2f0c', checkRef: null, beneficiary }

  test.each([
    [
      { account_status: 'valid', registered_name: ' CITY HOSPITAL ' },
      { state: 'active', nameAtBank: 'CITY HOSPITAL' },
    ],
    [
      { account_status: 'active', registered_name: null },
      { state: 'active', nameAtBank: null },
    ],
    [
      { account_status: 'invalid', registered_name: null },
      { state: 'invalid', reason: null },
    ],
  ])('the bank answers later: %o', async (bankAnswer, answer) => {
    const started = await payouts.checkAccount(check)
    expect(started).toEqual({ state: 'pending', checkRef: expect.stringMatching(/^fav_/) })
    expect(razorpay.asked[0]?.body).toMatchObject({ source_account_number: ACCOUNT, validation_type: 'pennydrop' })
    const again = { ...check, checkRef: started.checkRef }
    expect(await payouts.checkAccount(again)).toMatchObject({ state: 'pending' })
    razorpay.x.bankAnswer = bankAnswer
    expect(await payouts.checkAccount(again)).toEqual({ checkRef: started.checkRef, ...answer })
  })

  test('a reference of something else is refused', async () => {
    expect(await refusal(payouts.checkAccount({ ...check, checkRef: '../payouts' }))).toMatchObject({ kind: 'refused' })
  })
})

describe('a notification about a payout', () => {
  const SECRETS = ['of payments', 'of payouts']
  const receive = (body: object, secret = 'of payouts') => {
    const rawBody = JSON.stringify(body)
    const headers = new Headers({ 'x-razorpay-signature': sign(rawBody, secret), 'x-razorpay-event-id': 'e1' })
    return readRazorpayNotification(headers, rawBody, SECRETS)
  }

  test.each([
    ['queued', 'queued', null, 'low_balance'],
    ['initiated', 'processing', null, null],
    ['processed', 'processed', 'HDFCN00000000001', null],
    ['updated', 'processed', 'HDFCN00000000001', null],
    ['reversed', 'reversed', 'HDFCN00000000001', 'beneficiary_bank_rejected'],
    ['rejected', 'failed', null, null],
    ['failed', 'failed', null, 'beneficiary_bank_rejected'],
  ] as const)('%s is parsed as %s', (name, state, utr, reason) => {
    const payout = { payoutId: PAYOUT_ID, providerRef: 'pout_F681qslJ3ba70q', amountMinor: 48_820_00, currency: 'INR' }
    const read = { ok: true, eventId: 'e1', report: null, payout: { ...payout, state, utr, reason }, mandate: null }
    expect(receive(events[name])).toEqual(read)
  })

  test.each(['byHand', 'downtime'] as const)('%s is accepted without a report', (name) => {
    expect(receive(events[name])).toEqual({ ok: true, eventId: 'e1', report: null, payout: null, mandate: null })
  })

  test('a guessed signature is refused, and a payout without its fields is unreadable', () => {
    expect(receive(events.processed, 'guessed')).toEqual({ ok: false, reason: 'bad-signature' })
    expect(receive({ event: 'payout.processed', payload: {} })).toEqual({ ok: false, reason: 'unreadable' })
  })
})

test('a payout only advances: it may come back after it was processed, and nothing follows an end', () => {
  const allowed = PAYOUT_STATES.flatMap((from) =>
    PAYOUT_STATES.filter((to) => isPayoutForward(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'queued → processing',
    'queued → processed',
    'queued → failed',
    'queued → reversed',
    'processing → processed',
    'processing → failed',
    'processing → reversed',
    'processed → reversed',
  ])
})
