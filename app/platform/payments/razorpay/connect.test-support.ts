import { MINUTE_MS } from '#app/platform/time/durations.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { PaymentRequest } from '#app/platform/payments/payment-request.ts'
import { createRazorpay, type RazorpayOptions } from './razorpay.server.ts'
import { REFERENCE } from './recorded.test-support.ts'
import type { RazorpayStandIn } from './fake-razorpay.test-support.ts'

export const KEY_ID = 'rzp_test_KeyKeyKeyKey00'
export const KEY_SECRET = 'key-secret-never-in-a-message'
export const NOW = new Date('2026-11-02T09:40:00Z')

export const request: PaymentRequest = {
  paymentId: REFERENCE,
  amountMinor: 50_000,
  currency: 'INR',
  description: 'A fridge for Rukmini',
  returnUrl: 'https://diya.example/pay/return',
  payer: { name: 'Asha', email: 'asha@example.com', phone: null },
  expiresAt: new Date(NOW.getTime() + 30 * MINUTE_MS),
}

/** Our provider, connected to a fake Razorpay or to `baseUrl`; with its own time limit, for a busy machine. */
export async function connect(
  razorpay: RazorpayStandIn | { baseUrl: string },
  { payouts, timeoutMs }: Pick<RazorpayOptions, 'payouts' | 'timeoutMs'> = {},
): Promise<PaymentProvider> {
  const baseUrl = typeof razorpay.baseUrl === 'string' ? razorpay.baseUrl : await razorpay.baseUrl()
  const keys = { keyId: KEY_ID, keySecret: KEY_SECRET, webhookSecrets: ['webhook-secret'] }
  return createRazorpay({ ...keys, clock: () => NOW, payouts, baseUrl, timeoutMs })
}
