import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { refusal } from '#app/platform/payments/refusal.test-support.ts'
import { connect, KEY_SECRET, request } from './connect.test-support.ts'
import * as recorded from './recorded.test-support.ts'
import { RazorpayStandIn } from './fake-razorpay.test-support.ts'

let razorpay: RazorpayStandIn
let provider: PaymentProvider

beforeEach(async () => {
  razorpay = new RazorpayStandIn()
  provider = await connect(razorpay)
})
afterEach(() => razorpay.close())

const sentence = `contact 9999999999 of asha@example.com is not valid`
test.each([
  ['a wrong value', 400, recorded.badRequest(sentence), 'refused', 'BAD_REQUEST_ERROR'],
  ['wrong keys', 401, recorded.badRequest('Authentication failed'), 'unavailable', 'BAD_REQUEST_ERROR'],
  ['too many calls', 429, recorded.badRequest('Too many requests'), 'unavailable', 'BAD_REQUEST_ERROR'],
  ['trouble at Razorpay', 500, recorded.serverError, 'unavailable', 'SERVER_ERROR'],
  ['a gateway in between', 502, '<html>Bad gateway</html>', 'unavailable', 'http-502'],
  ['a redirect', 302, '', 'unavailable', 'http-302'],
  ['an answer of another shape', 200, { id: recorded.LINK_ID }, 'unavailable', 'unreadable-answer'],
  ['an answer that is no JSON', 200, 'OK', 'unavailable', 'unreadable-answer'],
])('%s rejects with its kind and code', async (_, status, body, kind, code) => {
  const headers = new Headers(status === 302 ? { location: 'https://elsewhere.example/' } : undefined)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  razorpay.failNext(() => new Response(text, { status, headers }))
  expect(await refusal(provider.start(request))).toMatchObject({ kind, code })
})

test('a slow response times out', async () => {
  const hurried = await connect(razorpay, { timeoutMs: 150 })
  razorpay.failNext(() => new Promise((resolve) => setTimeout(() => resolve(new Response('{}')), 450)))
  expect(await refusal(hurried.start(request))).toMatchObject({ kind: 'unavailable', code: 'time-out' })
})

test('a refused connection is "unavailable"', async () => {
  const nobody = await connect({ baseUrl: 'http://127.0.0.1:1' })
  expect(await refusal(nobody.fetch(recorded.LINK_ID))).toMatchObject({ kind: 'unavailable', code: 'no-answer' })
})

test('no error contains a key or data of the payer', async () => {
  for (const [status, body] of [
    [400, recorded.badRequest(sentence)],
    [500, recorded.serverError],
  ] as const) {
    razorpay.failNext((c) => c.json(body, status))
    const error = await refusal(provider.start(request))
    const told = JSON.stringify([error, error.message, error.stack, String(error.cause)])
    for (const secret of [KEY_SECRET, 'asha@example.com', '9999999999']) expect(told).not.toContain(secret)
  }
})
