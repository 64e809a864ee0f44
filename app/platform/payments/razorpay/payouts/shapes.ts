import * as v from 'valibot'
import type { AccountCheck, PayoutReport, PayoutState } from '#app/platform/payments/payouts.ts'

// The fields of RazorpayX's responses that are used; others are dropped.
// https://razorpay.com/docs/api/x/payouts/entity and /docs/api/x/composite-account-validation/entity

const payoutId = v.pipe(v.string(), v.regex(/^pout_\w+$/))
const checkId = v.pipe(v.string(), v.regex(/^fav_\w+$/))
export const isPayoutRef = (text: string): boolean => v.is(payoutId, text)
export const isCheckRef = (text: string): boolean => v.is(checkId, text)

const ourId = v.pipe(v.string(), v.uuid())
const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const details = v.nullish(v.object({ reason: v.nullish(v.string()) }))

export const payoutShape = v.object({
  id: payoutId,
  amount: paise,
  currency: v.string(),
  status: v.picklist([
    'pending',
    'queued',
    'scheduled',
    'processing',
    'processed',
    'reversed',
    'cancelled',
    'rejected',
    'failed',
  ]),
  utr: v.nullish(v.string()),
  reference_id: v.nullish(v.string()),
  status_details: details,
})
export type Payout = v.InferOutput<typeof payoutShape>

export const payoutListShape = v.object({ items: v.array(payoutShape) })

/** Composite validations have `validation_results`, validations of an existing fund account have `results`. */
const results = v.nullish(v.object({ account_status: v.nullish(v.string()), registered_name: v.nullish(v.string()) }))

export const accountCheckShape = v.object({
  id: checkId,
  status: v.picklist(['created', 'completed', 'failed']),
  validation_results: results,
  results,
  status_details: details,
})

/** `pending` and `scheduled` exist only for accounts with an approval workflow. Nothing was paid in the last three. */
const STATES: Record<Payout['status'], PayoutState> = {
  pending: 'queued',
  queued: 'queued',
  scheduled: 'queued',
  processing: 'processing',
  processed: 'processed',
  reversed: 'reversed',
  cancelled: 'failed',
  rejected: 'failed',
  failed: 'failed',
}

/** Null for a payout that was not created by this product (the account may have others). */
export function reportOfPayout(payout: Payout): PayoutReport | null {
  if (!v.is(ourId, payout.reference_id)) return null
  const state = STATES[payout.status]
  return {
    payoutId: payout.reference_id,
    providerRef: payout.id,
    state,
    amountMinor: payout.amount,
    currency: payout.currency,
    utr: payout.utr || null,
    reason: state === 'processed' ? null : (payout.status_details?.reason ?? null),
  }
}

export function accountCheckOf(check: v.InferOutput<typeof accountCheckShape>): AccountCheck {
  const { id: checkRef, status } = check
  const found = check.validation_results ?? check.results
  const reason = check.status_details?.reason ?? null
  if (status === 'created') return { checkRef, state: 'pending' }
  if (status === 'failed') return { checkRef, state: 'failed', reason }
  const isActive = found?.account_status === 'active' || found?.account_status === 'valid'
  if (!isActive) return { checkRef, state: 'invalid', reason }
  return { checkRef, state: 'active', nameAtBank: found.registered_name?.trim() || null }
}
