import * as v from 'valibot'
import { SETTLEMENT_LINE_KINDS, type SettlementLine } from '#app/platform/payments/settlement-reports.ts'
import { REFERENCE_NOTE, REFUND_NOTE } from '#app/platform/payments/razorpay/shapes.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'

// The fields of the settlement recon that are used; others are dropped.
// https://razorpay.com/docs/api/settlements/fetch-recon

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const ref = v.pipe(v.string(), v.minLength(1))

const reconLineShape = v.object({
  entity_id: ref,
  /** Usually one of ours; Razorpay adds new ones. */
  type: v.string(),
  debit: paise,
  credit: paise,
  amount: paise,
  currency: v.string(),
  fee: v.nullish(paise),
  tax: v.nullish(paise),
  settled: v.nullish(v.boolean()),
  settled_at: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  settlement_id: v.nullish(ref),
  settlement_utr: v.nullish(v.string()),
  payment_id: v.nullish(v.string()),
  order_receipt: v.nullish(v.string()),
  // A text, an object, or an empty array without notes.
  notes: v.unknown(),
})
type ReconLine = v.InferOutput<typeof reconLineShape>

export const reconShape = v.object({ items: v.array(reconLineShape) })

const ourId = v.pipe(v.string(), v.uuid())

/** Null for what is not settled yet. */
export function settlementLineOf(line: ReconLine): SettlementLine | null {
  const { entity_id: entityRef, settlement_id: settlementId, settled_at: settledAt } = line
  if (!settlementId || !settledAt || line.settled === false) return null
  const kind = SETTLEMENT_LINE_KINDS.find((one) => one === line.type) ?? 'adjustment'
  return {
    settlementId,
    utr: line.settlement_utr || null,
    settledOn: dayOfIndia(new Date(settledAt * SECOND_MS)),
    kind,
    entityRef,
    providerRef: kind === 'payment' ? entityRef : line.payment_id || null,
    refundRef: kind === 'refund' ? entityRef : null,
    paymentId: idIn(line, REFERENCE_NOTE) ?? (v.is(ourId, line.order_receipt) ? line.order_receipt : null),
    refundId: kind === 'refund' ? idIn(line, REFUND_NOTE) : null,
    currency: line.currency,
    ...amountsOf(line),
  }
}

/** `amount` has no sign. `fee` includes its tax in payments; some reports give it without: then both are taken off. */
function amountsOf({ amount, debit, credit, fee, tax }: ReconLine) {
  const grossMinor = credit >= debit ? amount : -amount
  const netMinor = credit - debit
  const taxMinor = tax ?? 0
  const isWithoutTax = taxMinor > 0 && grossMinor - (fee ?? 0) - taxMinor === netMinor
  return { grossMinor, feeMinor: isWithoutTax ? (fee ?? 0) : (fee ?? 0) - taxMinor, taxMinor, netMinor }
}

function idIn({ notes }: ReconLine, key: string): string | null {
  const parsed = v.safeParse(v.object({ [key]: ourId }), notes)
  return parsed.success ? (parsed.output[key] ?? null) : null
}
