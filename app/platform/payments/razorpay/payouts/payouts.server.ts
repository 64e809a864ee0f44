import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import type { AccountCheckRequest, Beneficiary, PayoutProvider, PayoutRequest } from '#app/platform/payments/payouts.ts'
import { type ApiCall, callRazorpay, type RazorpayAccess } from '#app/platform/payments/razorpay/api.server.ts'
import * as shapes from './shapes.ts'

/** NPCI's limit of IMPS, which arrives within minutes at any hour; larger amounts go by RTGS. */
const IMPS_MINOR_MAX = 5_00_000_00
const NARRATION_CHARS_MAX = 30
const NAME_CHARS_MAX = 50

interface PayoutAccess extends RazorpayAccess {
  /** The RazorpayX account that pays. */
  accountNumber: string
}

/**
 * Payouts through RazorpayX. Contact, fund account and payout are created by one call, which is idempotent by our id.
 * https://razorpay.com/docs/api/x/payout-composite
 */
export function razorpayPayouts(access: PayoutAccess): PayoutProvider {
  return {
    create: (request) => createPayout(access, request),
    async fetch(providerRef) {
      if (!shapes.isPayoutRef(providerRef)) return null
      const call: ApiCall = { action: 'fetch-payout', method: 'GET', path: `/v1/payouts/${providerRef}` }
      try {
        return shapes.reportOfPayout(await callRazorpay(access, call, shapes.payoutShape))
      } catch (error) {
        if (error instanceof PaymentProviderError && error.code === 'unknown-id') return null
        throw error
      }
    },
    checkAccount: (request) => checkAccount(access, request),
  }
}

async function createPayout(access: PayoutAccess, request: PayoutRequest) {
  if (request.currency !== 'INR') throw payoutError('refused', 'other-currency')
  const headers = { 'x-payout-idempotency': request.payoutId }
  const body = payoutBody(access, request)
  const call: ApiCall = { action: 'create-payout', method: 'POST', path: '/v1/payouts', headers, body }
  const payout = await callRazorpay(access, call, shapes.payoutShape).catch(async (error: unknown) => {
    // A refused call may repeat one whose answer was lost: its payout counts, or the money would be paid again.
    const isRefused = error instanceof PaymentProviderError && error.kind === 'refused'
    const made = isRefused ? await findCreated(access, request) : undefined
    if (made) return made
    throw error
  })
  const report = shapes.reportOfPayout(payout)
  if (report?.payoutId !== request.payoutId) throw payoutError('unavailable', 'other-reference')
  return report
}

function payoutBody({ accountNumber }: PayoutAccess, request: PayoutRequest) {
  return {
    account_number: accountNumber,
    amount: request.amountMinor,
    currency: request.currency,
    mode: request.amountMinor > IMPS_MINOR_MAX ? 'RTGS' : 'IMPS',
    purpose: 'payout',
    fund_account: fundAccount(request.beneficiary),
    queue_if_low_balance: true,
    reference_id: request.payoutId,
    narration: request.narration
      .replace(/[^A-Za-z0-9 ]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, NARRATION_CHARS_MAX),
    notes: { reference: request.reference },
  }
}

function fundAccount({ holder, number, ifsc }: Beneficiary) {
  return {
    account_type: 'bank_account',
    bank_account: { name: holder, ifsc, account_number: number },
    contact: { name: holder.slice(0, NAME_CHARS_MAX), type: 'vendor' },
  }
}

/** The list is filtered here again, because another payout would be returned if Razorpay ignored the filter. */
async function findCreated(access: PayoutAccess, { payoutId, amountMinor }: PayoutRequest) {
  const query = new URLSearchParams({ account_number: access.accountNumber, reference_id: payoutId })
  const call: ApiCall = { action: 'create-payout', method: 'GET', path: `/v1/payouts?${query}` }
  const { items } = await callRazorpay(access, call, shapes.payoutListShape)
  return items.find(({ reference_id, amount }) => reference_id === payoutId && amount === amountMinor)
}

/** https://razorpay.com/docs/api/x/composite-account-validation */
async function checkAccount(access: PayoutAccess, { checkId, checkRef, beneficiary }: AccountCheckRequest) {
  const path = '/v1/fund_accounts/validations'
  const action = 'check-account'
  if (checkRef !== null) {
    if (!shapes.isCheckRef(checkRef)) {
      throw new PaymentProviderError('refused', { provider: 'razorpay', action, code: 'unknown-id' })
    }
    const call: ApiCall = { action, method: 'GET', path: `${path}/${checkRef}` }
    return shapes.accountCheckOf(await callRazorpay(access, call, shapes.accountCheckShape))
  }
  const body = {
    source_account_number: access.accountNumber,
    validation_type: 'pennydrop',
    reference_id: checkId,
    fund_account: fundAccount(beneficiary),
  }
  const call: ApiCall = { action, method: 'POST', path, body }
  return shapes.accountCheckOf(await callRazorpay(access, call, shapes.accountCheckShape))
}

function payoutError(kind: 'refused' | 'unavailable', code: string): PaymentProviderError {
  return new PaymentProviderError(kind, { provider: 'razorpay', action: 'create-payout', code })
}
